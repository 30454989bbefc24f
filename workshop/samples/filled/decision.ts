import { FIRST, OPTION_NAMES, personRow } from '../../products/decision/layout';
import { block } from './block';

/** The decision of the guide, with a third option and three people. */
export const decision = {
  ...block('Criteria', 'D5', [['How do we serve the north of the city from September on?']]),
  ...block('Criteria', `C${FIRST}`, [
    ['Cash left this year', 5],
    ['Sales it can bring in two years', 6],
    ['Can be undone', 3],
    ['Works with the people we have', 2],
  ]),
  ...block('Scores', `D${OPTION_NAMES}`, [
    ['Open a second shop', 'Deliver from the first', 'Share a partner’s shop'],
  ]),
  ...block('Scores', `D${personRow(0) - 2}`, [['Maria']]),
  ...block('Scores', `D${personRow(0)}`, [
    [3, 8, 7],
    [9, 5, 8],
    [2, 9, 7],
    [3, 6, 4],
  ]),
  ...block('Scores', `D${personRow(1) - 2}`, [['Jon']]),
  ...block('Scores', `D${personRow(1)}`, [
    [4, 9, 6],
    [8, 6, 7],
    [3, 8, 6],
    [2, 7, 5],
  ]),
  ...block('Scores', `D${personRow(2) - 2}`, [['Ana']]),
  ...block('Scores', `D${personRow(2)}`, [
    [3, 7, 8],
    [9, 6, 8],
    [2, 9, 7],
    [4, 7, 2],
  ]),
};
