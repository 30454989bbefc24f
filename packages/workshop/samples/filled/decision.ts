import { FIRST, OPTION_NAMES, personRow } from '../../products/decision/layout';
import { MEMO_FOOT } from '../../products/decision/memo-sheet';
import { serialDay } from '../../sheet/rules';
import { block } from './block';
import { PEOPLE, QUARTER } from './firm';

/** The joinery’s decision of the guide, with a third option and three people. */
export const decision = {
  ...block('Criteria', 'D5', [['How do we serve the north side of town starting in September?']]),
  ...block('Criteria', `C${FIRST}`, [
    ['Cash left this year', 5],
    ['Sales it can bring in two years', 6],
    ['We can undo it', 3],
    ['Works with the people we have', 2],
  ]),
  ...block('Criteria', 'D6', [[serialDay('2027-05-28')]]),
  ...block('Memo', `C${MEMO_FOOT}`, [[PEOPLE[0]], [serialDay('2027-05-28')]]),
  ...block('Decision Log', 'I5', [[serialDay(QUARTER.today)]]),
  ...block('Decision Log', 'B7', [
    [
      serialDay('2027-05-28'),
      'How do we serve the north side of town starting in September?',
      'Deliver from the first',
      'We keep our cash and can undo it. The second shop sells more and binds us for years.',
      'Eight deliveries a week by November',
      PEOPLE[1],
      serialDay('2027-12-03'),
    ],
  ]),
  ...block('Pre-Mortem', 'C7', [
    [
      'The van stood still twice in October',
      3,
      4,
      null,
      'A rental van on call',
      PEOPLE[3],
      serialDay('2027-08-20'),
    ],
    [
      'Nobody in the north knew of us',
      3,
      3,
      null,
      'Signs at the first ten sites',
      PEOPLE[1],
      serialDay('2027-09-10'),
    ],
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
