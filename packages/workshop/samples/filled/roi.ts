import { examples, COLUMN, FIRST, INPUTS, MORE, PIECES, rowOf } from '../../products/roi/inputs';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block, blocks } from './block';
import { PEOPLE, QUARTER } from './firm';

const { name: _, sources, pieces, oneOffs = [], ...values } = examples['Example Machine']!;

/**
 * The workbook's own example of a machine, on the sheets that calculate, with all that comes and goes with
 * it.
 */
export const roi = {
  ...block('Case', 'C4', [['A cutting machine']]),
  ...blocks(
    ...INPUTS.map(({ key }) => block('Case', `C${rowOf(key)}`, [[values[key]]])),
    ...INPUTS.map(({ key }) => block('Case', `F${rowOf(key)}`, [[sources[key]]])),
    ...oneOffs.map(({ month, income, cost }) =>
      block('Months', `${COLUMN.oneOffIn}${FIRST + month}`, [[income ?? null, null, cost ?? null]]),
    ),
  ),
  ...block('Case', `B${MORE.costs.first}`, [
    ['Training for Ben and Cleo', 450, 1, 2, 'O: two days each, with travel'],
    ['Insurance', 35, 1, null, 'O: from the agent'],
    ['Floor space', 60, 1, null, 'M: 6 square meters of our rent'],
  ]),
  ...block('Case', `B${MORE.income.first}`, [
    ['Cutting for two other shops', 420, 7, null, 'G: both have asked'],
  ]),
  ...block('Case', `C${PIECES}`, [[pieces!.price], [pieces!.cost], [pieces!.volume]]),
  ...block('Memo', 'C31', [[PEOPLE[0]], [dayNumber(QUARTER.today)]]),
  ...block('Compare', 'D6', [
    ['Lease it', 'A used machine'],
    [3000, 21000],
    [1780, 980],
    [2700, 2300],
    [3, 4],
    [36, 36],
    [0.09, 0.09],
  ]),
};
