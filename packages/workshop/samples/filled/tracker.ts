import { FIRST, GOAL_ROW, PROMISES, updateRow } from '../../products/tracker/layout';
import { serialDay } from '../../sheet/rules';
import { block, blocks } from './block';
import { GOALS, KEY_RESULTS, QUARTER } from './firm';

/** What each owner wrote, by week: the key results in the order of the firm. */
const LINES = [
  [
    'First call list written; one plan signed.',
    'Two of ten calls became plans.',
    'One plan. Most ask for the price first.',
    'The clinic signed for both of its rooms.',
    'Price list sent to all who asked; two signed.',
    'Two more. Ten calls a week is the right number.',
    'Two clinics signed; a third decides on Tuesday.',
    'One plan: I was out on site for three days.',
    'The third clinic signed.',
    'Two from old quotes that I called again.',
    'One plan. The list of calls is nearly done.',
    'Two signed: the target is reached.',
  ],
  [
    'Template drafted; used for two quotes.',
    'The template saves an hour a quote.',
    'Still waiting a day for hinge prices.',
    'Prices of the ten most used parts are in the template.',
    'Quotes go out on Tuesday and Thursday now.',
    'Ana checks the sums the same day.',
    'One supplier is still slow; the rest is quick.',
    'Fixed prices agreed with the wood supplier.',
    'Three quotes went out within two days.',
    'Big kitchens still take a week.',
    'Site visits are booked the day somebody asks.',
    'Nearly there: 3.4 days, big kitchens are what’s left.',
  ],
  [
    'Looked at four other price lists.',
    'Maria wants three plans, not five.',
    'Draft is with Maria.',
    'Waiting for Maria’s answer.',
    'Maria said yes; texts are at the web shop.',
    'The list is on the website.',
    '',
    '',
    '',
    '',
    '',
    '',
  ],
  [
    'Counting why jobs are late: parts, then changed wishes.',
    'Nine of twelve late jobs waited for parts.',
    'Same as last week: hinges.',
    'We only promise a day once the parts are here.',
    'Fitting days are blocked in the calendar.',
    'Two jobs late: a sick day.',
    'Hinges came late twice. A second supplier answers Friday.',
    'The new rule works; one job late.',
    'All small jobs were on the day.',
    'One kitchen was late: a wish changed on Monday.',
    'Wishes that change move the day, in writing.',
    'Only one late job this week.',
  ],
  [
    'Measured for the first time: 7 days.',
    'Hinges and drawer slides wait longest.',
    'Ordering twice a week now, not once.',
    'A shelf with the ten most used parts.',
    'The shelf is full; fewer rush orders.',
    'Best week so far.',
    'The supplier was closed for three days.',
    'Nothing in stock at the supplier. Ben lost two days.',
    'The second supplier delivered in two days.',
    'Half of the hinges come from the second one now.',
    'Slides are ordered with the quote.',
    'Four days; slides are what’s left.',
  ],
];

const day = (text: string) => serialDay(`2027-${text}`);

/** Twelve weeks, read as on the Friday of the last, as the dashboard is. */
export const tracker = {
  ...block('Key Results', 'E5', [[serialDay(QUARTER.first)]]),
  ...block(
    'Key Results',
    `D${GOAL_ROW}`,
    GOALS.map((goal) => [goal]),
  ),
  ...block(
    'Key Results',
    `C${FIRST}`,
    KEY_RESULTS.map(({ goal, title, owner, kind, start, target, weight, source }) => {
      const [from, to] = kind === 'done' ? [null, null] : [start, target];
      return [goal, title, owner, kind, from, to, weight, source];
    }),
  ),
  ...blocks(
    ...KEY_RESULTS.flatMap(({ values, confidence }, index) =>
      values.map((value, week) =>
        block('Updates', `G${updateRow(week + 1, index + 1)}`, [
          [value, confidence[week]!, LINES[index]![week] || null],
        ]),
      ),
    ),
  ),
  ...block('Promises', 'F5', [[serialDay(QUARTER.today)]]),
  ...block('Promises', `C${PROMISES.first}`, [
    [1, 'Write the list of forty customers to call', 'Maria', day('04-09'), 'yes'],
    [1, 'Draft the one-page quote template', 'Jon', day('04-12'), 'yes'],
    [2, 'Count why jobs are late, for two weeks', 'Ben', day('04-23'), 'yes'],
    [3, 'Say which plans go on the price list', 'Maria', day('04-26'), 'no'],
    [4, 'Fill the shelf with the ten most used parts', 'Ana', day('05-03'), 'yes'],
    [5, 'Put the price list on the website', 'Ana', day('05-14'), 'yes'],
    [6, 'Block fitting days in the calendar', 'Cleo', day('05-14'), 'yes'],
    [7, 'Ask a second supplier for hinges', 'Ana', day('05-25'), 'yes'],
    [7, 'Ask the wood supplier for fixed prices', 'Jon', day('05-21'), 'no'],
    [8, 'Visit the third clinic', 'Maria', day('06-01'), 'yes'],
    [8, 'Agree on fixed prices for wood', 'Jon', day('06-04'), 'yes'],
    [9, 'Put changed wishes in writing, with a new day', 'Cleo', day('06-11'), 'yes'],
    [10, 'Order slides together with the quote', 'Ana', day('06-18'), 'yes'],
    [11, 'Write a template for big kitchens', 'Jon', day('06-24')],
    [12, 'Ask Ben what a second fitter would change', 'Maria', day('06-29')],
    [12, 'Bring the score of the quarter to the review', 'Maria', day('07-02')],
  ]),
};
