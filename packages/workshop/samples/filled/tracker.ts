import { dataIn } from '../../facts';
import { FIRST, GOAL_ROW, PROMISES, updateRow } from '../../products/tracker/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block, blocks } from './block';
import { GOALS, KEY_RESULTS, keyResultRows, QUARTER } from './firm';

/**
 * What each owner wrote, by week, the key results in the order of the firm; and for each promise its week,
 * what, by whom, the day and whether it was kept.
 */
type Story = {
  lines: string[][];
  promises: [week: number, what: string, who: string, day: string, ...kept: string[]][];
};
const { lines: LINES, promises } = dataIn('samples/filled/tracker.yaml') as Story;

/** Twelve weeks, read as on the Friday of the last, as the dashboard is. */
export const tracker = {
  ...block('Key Results', 'E5', [[dayNumber(QUARTER.first)]]),
  ...block(
    'Key Results',
    `D${GOAL_ROW}`,
    GOALS.map((goal) => [goal]),
  ),
  ...block('Key Results', `C${FIRST}`, keyResultRows),
  ...blocks(
    ...KEY_RESULTS.flatMap(({ values, confidence }, index) =>
      values.map((value, week) =>
        block('Updates', `G${updateRow(week + 1, index + 1)}`, [
          [value, confidence[week]!, LINES[index]![week] || null],
        ]),
      ),
    ),
  ),
  ...block('Promises', 'F5', [[dayNumber(QUARTER.today)]]),
  ...block(
    'Promises',
    `C${PROMISES.first}`,
    promises.map(([week, what, who, day, ...kept]) => [week, what, who, dayNumber(day), ...kept]),
  ),
};
