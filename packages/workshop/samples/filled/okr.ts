import { CONFIDENCE, FIRST } from '../../products/okr/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block, blocks } from './block';
import { GOALS, KEY_RESULTS, keyResultRows, QUARTER, YEAR_GOALS } from './firm';

const owners = ['Maria', 'Ben'];

/** The firm's quarter after twelve of its thirteen weeks. */
export const okr = blocks(
  block('Goals', 'D5', [[dayNumber(QUARTER.first)], [dayNumber(QUARTER.today)]]),
  block(
    'Goals',
    'C8',
    YEAR_GOALS.map((goal) => [goal]),
  ),
  block(
    'Goals',
    'C14',
    GOALS.map((goal, index) => [goal, 1, owners[index]!]),
  ),
  block('Key Results', `C${FIRST}`, keyResultRows),
  block(
    'Weekly Values',
    `D${FIRST}`,
    KEY_RESULTS.map(({ values }) => values),
  ),
  block(
    'Weekly Values',
    `D${CONFIDENCE}`,
    KEY_RESULTS.map(({ confidence }) => confidence),
  ),
);
