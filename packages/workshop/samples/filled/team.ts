import { FIRST, FIXES, FROM, TEAM_ROW } from '../../products/team/layout';
import { serialDay } from '../../sheet/rules';
import { block } from './block';
import { KEY_RESULTS, QUARTER } from './firm';

/** What the firm measures as a key result too: the same weeks. */
const weeksOf = (title: string) => KEY_RESULTS.find((one) => one.title === title)!.values;
const PARTS = weeksOf('Days a job waits for parts');
const QUOTES = weeksOf('Days from inquiry to quote');
const ON_TIME = weeksOf('Orders on the promised day, %');

const OTHERS = [
  [3, 61, 9, 6, 28, 80, 5],
  [2, 64, 9, 5.8, 31, 86, 4],
  [2, 66, 7, 6.2, 33, 90, 4],
  [1, 68, 6, 6.5, 36, 92, 3],
  [1, 71, 5, 7.1, 38, 95, 2],
  [0, 73, 4, 7.6, 41, 96, 1],
  [1, 72, 4, 8.2, 43, 97, 1],
  [0, 74, 3, 8.8, 44, 96, 2],
  [1, 73, 3, 9.4, 42, 97, 1],
  [0, 75, 2, 9.1, 45, null, 1],
  [0, 76, 3, 8.7, 44, 98, 0],
  [0, 76, 2, 8.3, 46, 97, 0],
] as const;

/** The joinery's dashboard after twelve weeks: ten KPIs of five teams. */
export const team = {
  ...block('KPIs', 'E5', [[serialDay(QUARTER.first)]]),
  ...block('KPIs', `D${TEAM_ROW}`, [['Workshop'], ['Fitting'], ['Office'], ['Sales'], ['Service']]),
  ...block('KPIs', `C${FIRST}`, [
    [
      ...['Workshop', 'Orders on the promised day, %', 'Of all orders due this week', 'Job board', 'Ben'],
      ...(['above', 85, 75] as const),
    ],
    ['Workshop', 'Days a job waits for parts', 'Mean of open jobs', 'Order list', 'Ana', 'below', 3, 5],
    ['Fitting', 'Jobs done twice', 'Per week', 'Job board', 'Cleo', 'below', 1, 3],
    ['Fitting', 'Hours sold, % of hours paid', 'Invoiced by paid', 'Time sheets', 'Cleo', 'above', 70, 60],
    ['Office', 'Invoices overdue', 'On Friday at noon', 'Books', 'Ana', 'below', 4, 8],
    ['Office', 'Cash, weeks of cost covered', 'Cash by weekly cost', 'Books', 'Maria', 'above', 8, 5],
    ['Sales', 'Days from inquiry to quote', 'Mean of the week', 'Inbox', 'Jon', 'below', 3.5, 6],
    ['Sales', 'Quotes won, %', 'Of those answered', 'Quotes', 'Jon', 'above', 40, 30],
    ['Service', 'Calls returned the same day, %', 'Of all calls', 'Phone log', 'Cleo', 'above', 95, 85],
    ['Service', 'Complaints open', 'On Friday at noon', 'Inbox', 'Maria', 'below', 2, 4],
  ]),
  ...block(
    'Weekly Values',
    `D${FROM}`,
    OTHERS.map(([twice, sold, overdue, cash, won, calls, complaints], week) => [
      ...[ON_TIME[week]!, PARTS[week]!, twice, sold, overdue, cash, QUOTES[week]!, won, calls, complaints],
    ]),
  ),
  ...block('KPI Page', 'C4', [[2]]),
  ...block('Fixes', 'I5', [[serialDay(QUARTER.today)]]),
  ...block('Fixes', `C${FIXES.first}`, [
    [5, 5, null, null, 'Call every invoice over 30 days', 'Ana', serialDay('2027-05-14'), 'yes'],
    [8, 2, null, null, 'Ask a second supplier for hinges', 'Ana', serialDay('2027-06-02'), 'yes'],
    [9, 2, null, null, 'Order on Mondays, two weeks out', 'Ben', serialDay('2027-06-16')],
    [12, 2, null, null, 'Agree on delivery days with both suppliers', 'Ana', serialDay('2027-07-02')],
  ]),
};
