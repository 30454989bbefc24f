import { FIRST, FIXES, FROM, TEAM_ROW } from '../../products/team/layout';
import { serialDay } from '../../sheet/rules';
import { block } from './block';

/** Five teams of a joinery after eight weeks, with two KPIs each. */
export const team = {
  ...block('KPIs', 'E5', [[serialDay('2027-04-05')]]),
  ...block('KPIs', `D${TEAM_ROW}`, [['Workshop'], ['Fitting'], ['Office'], ['Sales'], ['Service']]),
  ...block('KPIs', `C${FIRST}`, [
    [
      'Workshop',
      'Jobs finished on time, %',
      'Of all jobs due this week',
      'Job board',
      'Jon',
      'above',
      90,
      80,
    ],
    ['Workshop', 'Days a job waits for parts', 'Mean of open jobs', 'Order list', 'Ana', 'below', 3, 5],
    ['Fitting', 'Jobs done twice', 'Per week', 'Job board', 'Jon', 'below', 1, 3],
    ['Fitting', 'Hours sold, % of hours paid', 'Invoiced by paid', 'Time sheets', 'Ben', 'above', 70, 60],
    ['Office', 'Invoices overdue', 'On Friday at noon', 'Books', 'Maria', 'below', 4, 8],
    ['Office', 'Cash, weeks of cost covered', 'Cash by weekly cost', 'Books', 'Maria', 'above', 8, 5],
    ['Sales', 'Days until an offer goes out', 'Mean of the week', 'Inbox', 'Cleo', 'below', 3, 5],
    ['Sales', 'Offers won, %', 'Of those answered', 'Offers', 'Cleo', 'above', 40, 30],
    ['Service', 'Calls returned the same day, %', 'Of all calls', 'Phone log', 'Ana', 'above', 95, 85],
    ['Service', 'Complaints open', 'On Friday at noon', 'Inbox', 'Ana', 'below', 2, 4],
  ]),
  ...block('Weekly Values', `D${FROM}`, [
    [86, 6, 3, 61, 9, 6, 6, 28, 80, 5],
    [88, 5.5, 2, 64, 9, 6, 5.5, 31, 86, 4],
    [91, 5, 2, 66, 7, 9, 5, 33, 90, 4],
    [92, 4, 1, 68, 6, 9.5, 4, 36, 92, 3],
    [94, 3, 1, 71, 5, 9.6, 3, 38, 95, 2],
    [95, 4, 0, 73, 4, 9.2, 3, 41, 96, 1],
    [94, 5, 1, 72, 4, 8.7, 2.5, 43, 97, 1],
    [95, 6, 0, 74, 3, 8.2, 2, 44, 96, 2],
  ]),
  ...block('Fixes', 'I5', [[serialDay('2027-05-28')]]),
  ...block('Fixes', `C${FIXES.first}`, [
    [7, 2, null, null, 'Ask a second supplier for hinges', 'Ana', serialDay('2027-05-19')],
    [5, 5, null, null, 'Call every invoice over 30 days', 'Maria', serialDay('2027-05-14'), 'yes'],
    [8, 2, null, null, 'Order on Mondays, two weeks out', 'Jon', serialDay('2027-05-26')],
  ]),
};
