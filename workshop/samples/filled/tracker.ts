import { FIRST, GOAL_ROW, PROMISES, updateRow } from '../../products/tracker/layout';
import { serialDay } from '../../sheet/rules';
import { block, blocks } from './block';

const VALUES = [
  [13, 15, 16, 18, 20, 22, 24],
  [8.5, 8, 7.4, 7, 6.5, 6, 5.2],
  [43, 45, 45, 47, 49, 50, 50],
  [73, 74, 74, 76, 77, 77, 79],
  [5, 5, 6, 7, 7, 8, 9],
  [88, 89, 90, 90, 91, 91, 91],
  [3.5, 3.5, 3, 3, 2.5, 2.5, 2],
];
const SURE = [
  [7, 8, 8, 8, 8, 9, 9],
  [7, 7, 7, 7, 7, 8, 8],
  [7, 6, 5, 6, 6, 5, 4],
  [6, 6, 5, 5, 5, 5, 5],
  [7, 7, 7, 8, 8, 8, 9],
  [8, 8, 8, 7, 7, 6, 6],
  [6, 6, 7, 7, 7, 8, 8],
];
const NOW = [
  'Two clinics signed; a third decides on Tuesday.',
  'The template saves an hour. One supplier is still slow.',
  'Nobody was asked: the cards with the link are used up.',
  'Hinges came late twice. A second supplier answers Friday.',
  'Two regulars sent a neighbor each.',
  'Same calls missed at noon. Who covers lunch?',
  'The new list of small parts works.',
];

/** A workshop on the Friday of week 7. */
export const tracker = {
  ...block('Key Results', 'E5', [[serialDay('2027-04-05')]]),
  ...block('Key Results', `D${GOAL_ROW}`, [['Customers stay and send others'], ['We keep our dates']]),
  ...block('Key Results', `C${FIRST}`, [
    [1, 'Customers on a service plan', 'Maria', 'rise', 12, 30, 2, 'Invoices'],
    [2, 'Days from inquiry to offer', 'Jon', 'fall', 9, 3, 1, 'Inbox'],
    [1, 'Reviews on the map', 'Ana', 'rise', 40, 64, 1, 'Map'],
    [2, 'Orders on the promised day, %', 'Ben', 'rise', 71, 90, 2, 'Job board'],
    [1, 'Orders by recommendation', 'Maria', 'rise', 4, 12, 1, 'Order form'],
    [1, 'Calls returned the same day, %', 'Ana', 'rise', 86, 98, 1, 'Phone log'],
    [2, 'Days a job waits for parts', 'Ben', 'fall', 4, 1, 1, 'Order list'],
  ]),
  ...blocks(
    ...VALUES.flatMap((values, index) =>
      values.map((value, week) => {
        const line = week === values.length - 1 ? NOW[index]! : null;
        return block('Updates', `G${updateRow(week + 1, index + 1)}`, [[value, SURE[index]![week]!, line]]);
      }),
    ),
  ),
  ...block('Promises', 'F5', [[serialDay('2027-05-21')]]),
  ...block('Promises', `C${PROMISES.first}`, [
    [5, 'Send the price list to the clinic', 'Maria', serialDay('2027-05-07'), 'yes'],
    [5, 'Ask the supplier for a fixed price', 'Jon', serialDay('2027-05-07'), 'no'],
    [6, 'Ask a second supplier for hinges', 'Ben', serialDay('2027-05-14'), 'yes'],
    [6, 'Order 200 cards with the link', 'Ana', serialDay('2027-05-14')],
    [7, 'Visit the third clinic', 'Maria', serialDay('2027-05-25')],
  ]),
};
