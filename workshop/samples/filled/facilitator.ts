import { GOALS, HEAPS, HOURS, RESULTS } from '../../products/facilitator/layout';
import { serialDay } from '../../sheet/rules';
import { block } from './block';

const day = serialDay('2027-04-09');

/** What six people decided in 90 minutes: the workbook's example, on the sheet that is typed into. */
export const facilitator = {
  ...block('Results', 'D5', [['Goals for the second quarter'], [serialDay('2027-03-18')]]),
  ...block('Results', `C${HEAPS.first}`, [
    [9, 'Regular customers fill our order book'],
    [6, 'We deliver on the day'],
    [3, 'Hire a second carpenter'],
    [2, 'New website'],
  ]),
  ...block('Results', `D${GOALS.first}`, [
    ['Regular customers fill our order book by the end of June'],
    ['We deliver on the day we promised'],
  ]),
  ...block('Results', `C${RESULTS.first}`, [
    [
      1,
      'Customers on a service plan',
      'rise',
      12,
      30,
      'Invoices',
      21,
      null,
      'Maria',
      6,
      'Call ten customers',
      day,
    ],
    [1, 'Days from inquiry to offer', 'fall', 9, 3, 'Inbox', 6, null, 'Jon', 4, 'Offer template', day],
    [1, 'The price list is public', 'done', 0, 1, 'Website', 0, null, 'Maria', 2, 'First draft', day],
    [
      2,
      'Orders on the promised day, %',
      'rise',
      71,
      90,
      'Job board',
      75,
      null,
      'Ben',
      5,
      'Count the reasons',
      day,
    ],
  ]),
  ...block('Results', `E${HOURS}`, [[6], [3]]),
};
