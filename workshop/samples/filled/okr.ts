import { CONFIDENCE, FIRST } from '../../products/okr/layout';
import { serialDay } from '../../sheet/rules';
import { block } from './block';

const due = serialDay('2027-04-02');

/** The joinery of the workbook's example, after week 7. */
export const okr = {
  ...block('Goals', 'D5', [[serialDay('2027-01-04')]]),
  ...block('Goals', 'C8', [['Regular customers make half of our sales'], ['Every order leaves on its day']]),
  ...block('Goals', 'C14', [
    ['Customers recommend us without being asked', 1, 'Maria'],
    ['We deliver on the day we promised', 2, 'Ben'],
  ]),
  ...block('Key Results', `C${FIRST}`, [
    [1, 'Orders by recommendation, %', 'rise', 18, 35, 'Order form', 'Maria', 2, due],
    [1, 'Days until an offer is sent', 'fall', 6, 2, 'Inbox', 'Ana', 1, due],
    [1, 'Reviews asked for in the contract', 'done', 0, 1, 'Contract', 'Jon', 1, due],
    [2, 'Orders on the promised day, %', 'rise', 71, 90, 'Job board', 'Ben', 3, due],
    [2, 'Orders waiting for material', 'fall', 14, 4, 'Job board', 'Ben', 1, due],
  ]),
  ...block('Weekly Values', `D${FIRST}`, [
    [20, 21, 23, 25, 27, 29, 31],
    [5.5, 5, 5, 4, 4, 3.5, 3],
    [0, 0, 0, 0, 0, 1, 1],
    [72, 73, 75, 76, 77, 77, 79],
    [14, 13, 12, 13, 11, 9, 8],
  ]),
  ...block('Weekly Values', `D${CONFIDENCE}`, [
    [7, 7, 7, 8, 8, 8, 8],
    [6, 6, 7, 7, 8, 8, 9],
    [5, 5, 5, 6, 6, 8, 10],
    [6, 6, 5, 5, 5, 5, 4],
    [5, 5, 5, 4, 6, 7, 7],
  ]),
};
