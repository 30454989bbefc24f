import type { Cells } from '../office/office';
import { FIRST as PLANNED, GOAL_ROW, GOALS, NOW, SUMMARY, TALK, week } from '../products/okr/layout';
import {
  BOARD_OF,
  FIRST as TRACKED,
  GOALS_SHOWN,
  GOAL_SCORES,
  TALK as TRACKED_TALK,
  updateRow,
  week as trackWeek,
} from '../products/tracker/layout';
import { fileOf } from './workbook';

export const PLANNER = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');
export const TRACKER = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');

/** A row as it is copied, from Goal to Source, and its values from week 1 on. */
export type Row = { cells: (string | number | null)[]; values: readonly (number | undefined)[] };

export const planned = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJKL'[at]}${PLANNED + index}`, value] as const),
      ...values.map((value, n) => [`Weekly Values.${week(n + 1)}${PLANNED + index}`, value ?? null] as const),
    ]),
  );
export const tracked = (rows: readonly Row[]): Cells =>
  Object.fromEntries(
    rows.flatMap(({ cells, values }, index) => [
      ...cells.map((value, at) => [`Key Results.${'CDEFGHIJKL'[at]}${TRACKED + index}`, value] as const),
      ...values.map((value, n) => [`Updates.G${updateRow(n + 1, index + 1)}`, value ?? null] as const),
    ]),
  );

export const row = (
  kind: string,
  start: number | null,
  target: number | null,
  values: Row['values'],
): Row => ({
  cells: [1, 'Key result', 'Ann', kind, start, target, null, 'Books'],
  values,
});
export const upTo = (last: number, value: number) =>
  Array.from({ length: 12 }, (_, index) => (index === last - 1 ? value : undefined));

/** One that has a name and weeks of its own. */
export const named = (
  name: string,
  [kind, start, target]: [string, number | null, number | null],
  values: Row['values'],
  ...span: (number | null)[]
): Row => {
  const { cells } = row(kind, start, target, values);
  return { cells: [...cells.with(1, name), ...span], values };
};
export const none = (weeks: number): undefined[] => Array<undefined>(weeks).fill(undefined);

/** What is read of the nth key result, of goal 1, of the quarter, and of the first line of week 3. */
const placesOf = (sheet: string, columns: string, firstRow: number, more: Record<string, string>) =>
  ({
    ...Object.fromEntries(
      [0, 1, 2].flatMap((n) =>
        ['value', 'score', 'status', 'week 12'].map((what, at) => [
          `${what} ${n + 1}`,
          `${sheet}.${columns[at]}${firstRow + n}`,
        ]),
      ),
    ),
    ...more,
  }) as Record<string, string>;
export const IN_PLANNER = placesOf('Scores', 'FGHM', NOW, {
  goal: `Scores.D${SUMMARY}`,
  says: `Scores.F${SUMMARY}`,
  measured: `Scores.H${SUMMARY}`,
  quarter: `Scores.D${SUMMARY + GOALS}`,
  'goal in week 3': `Scores.${week(3)}${GOAL_ROW}`,
  first: `Scores.D${TALK}`,
  second: `Scores.D${TALK + 1}`,
  'look at 1': `Key Results.M${PLANNED}`,
});
export const IN_TRACKER = placesOf('Overview', 'EFLJ', BOARD_OF.first, {
  goal: `Overview.H${GOALS_SHOWN}`,
  says: `Overview.I${GOALS_SHOWN}`,
  measured: `Overview.K${GOALS_SHOWN}`,
  quarter: `Overview.H${GOALS_SHOWN + 4}`,
  'goal in week 3': `History.${trackWeek(3)}${GOAL_SCORES}`,
  first: `Overview.D${TRACKED_TALK}`,
  second: `Overview.D${TRACKED_TALK + 1}`,
  'look at 1': `Key Results.M${TRACKED}`,
});
