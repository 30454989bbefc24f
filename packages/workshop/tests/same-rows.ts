import { expect } from 'vitest';
import type { Cells } from '../office/office';
import {
  CONFIDENCE,
  FIRST as PLANNED,
  GOAL_ROW,
  GOALS,
  NOW,
  SUMMARY,
  TALK,
  week,
  WEEK_NOW,
  WEEKS,
} from '../products/okr/layout';
import {
  BOARD,
  BOARD_OF,
  FIRST as TRACKED,
  GOALS_SHOWN,
  GOAL_SCORES,
  ONE,
  TALK as TRACKED_TALK,
  updateRow,
  week as trackWeek,
} from '../products/tracker/layout';
import { fileOf, testCases, type Case } from './workbook';

/** A row as it is copied, from Goal on; its values from week 1 on, and confidences by week. */
export type Row = {
  cells: (string | number | null)[];
  values: readonly (number | string | undefined)[];
  sure?: Record<number, number>;
};
export const row = (
  kind: string,
  start: number | null,
  target: number | null,
  values: Row['values'],
): Row => ({
  cells: [1, 'Key result', 'Ann', kind, start, target, null, 'Books'],
  values,
});
export const upTo = (last: number, value: number): Row['values'] => [...none(last - 1), value];
export const none = (weeks: number): undefined[] => Array<undefined>(weeks).fill(undefined);

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

/** What both say in their own words. */
type Said = number | string | Record<'planner' | 'tracker', string>;
/** The first day and today, where they were typed. */
type Days = [first: number, today: number];
/** What is typed into both workbooks, and what both say then, by the names of `PLACES`. */
export type InBoth = [what: string, rows: readonly Row[], says: Record<string, Said>, days?: Days];

type Book = {
  name: 'planner' | 'tracker';
  file: string;
  /** Where the first row of the list is, and the value and the confidence of a week of the nth. */
  first: number;
  value: (week: number, n: number) => string;
  sure: (week: number, n: number) => string;
  days: readonly [first: string, today: string];
  /** Where it says what. */
  places: Record<string, string>;
};

/** What is said of the first four key results, each in its row. */
const ofLines = (sheet: string, first: number, columns: Record<string, string>) =>
  Object.fromEntries(
    [0, 1, 2, 3].flatMap((n) =>
      Object.entries(columns).map(([what, column]) => [`${what} ${n + 1}`, `${sheet}.${column}${first + n}`]),
    ),
  );
const asksIn = (cell: (week: number, n: number) => string) =>
  Object.fromEntries(
    [1, 2, 3, 12].flatMap((week) => [1, 2].map((n) => [`asks ${n} in week ${week}`, cell(week, n)])),
  );

const BOOKS: readonly Book[] = [
  {
    name: 'planner',
    file: fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx'),
    first: PLANNED,
    value: (n, line) => `Weekly Values.${week(n)}${PLANNED + line - 1}`,
    sure: (n, line) => `Weekly Values.${week(n)}${CONFIDENCE + line - 1}`,
    days: ['Goals.D5', 'Goals.D6'],
    places: {
      ...ofLines('Scores', NOW, { value: 'F', score: 'G', status: 'H', sure: 'I', 'week 12': 'M' }),
      ...asksIn((_, n) => `Weekly Values.${week(WEEKS + 1)}${PLANNED + n - 1}`),
      told: 'Scores.B4',
      'told where it was typed': 'Weekly Values.B4',
      week: `Scores.${WEEK_NOW.replaceAll('$', '')}`,
      goal: `Scores.D${SUMMARY}`,
      says: `Scores.F${SUMMARY}`,
      measured: `Scores.H${SUMMARY}`,
      quarter: `Scores.D${SUMMARY + GOALS}`,
      'goal in week 3': `Scores.${week(3)}${GOAL_ROW}`,
      first: `Scores.D${TALK}`,
      second: `Scores.D${TALK + 1}`,
      'look at 1': `Key Results.M${PLANNED}`,
    },
  },
  {
    name: 'tracker',
    file: fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx'),
    first: TRACKED,
    value: (n, line) => `Updates.G${updateRow(n, line)}`,
    sure: (n, line) => `Updates.H${updateRow(n, line)}`,
    days: ['Key Results.E5', 'Promises.F5'],
    places: {
      ...ofLines('Overview', BOARD_OF.first, {
        ...{ value: 'E', score: 'F', status: 'L', sure: 'G', 'week 12': 'J' },
        update: 'M',
      }),
      ...asksIn((n, line) => `Updates.J${updateRow(n, line)}`),
      told: 'Overview.B4',
      'told where it was typed': 'Updates.B4',
      week: 'Overview.E6',
      goal: `Overview.H${GOALS_SHOWN}`,
      says: `Overview.I${GOALS_SHOWN}`,
      measured: `Overview.K${GOALS_SHOWN}`,
      quarter: `Overview.H${GOALS_SHOWN + 4}`,
      'goal in week 3': `History.${trackWeek(3)}${GOAL_SCORES}`,
      first: `Overview.D${TRACKED_TALK}`,
      second: `Overview.D${TRACKED_TALK + 1}`,
      'look at 1': `Key Results.M${TRACKED}`,
      'board 1': `Overview.C${BOARD}`,
      charted: `Overview.B${ONE + 1}`,
    },
  },
];

function typedInto({ first, value, sure, days }: Book, rows: readonly Row[], on: Days | undefined): Cells {
  return Object.fromEntries([
    ...(on ?? []).map((day, n) => [days[n]!, day] as const),
    ...rows.flatMap((one, index) => [
      ...one.cells.map((cell, at) => [`Key Results.${'CDEFGHIJKL'[at]}${first + index}`, cell] as const),
      ...one.values.map((typed, n) => [value(n + 1, index + 1), typed ?? null] as const),
      ...Object.entries(one.sure ?? {}).map(([n, typed]) => [sure(Number(n), index + 1), typed] as const),
    ]),
  ]);
}

/** A test for each case in each of the two; what one of them doesn’t say is asked of the other alone. */
export function testBoth(cases: readonly InBoth[]): void {
  for (const book of BOOKS)
    testCases(
      book.file,
      cases.map(([what, rows, says, days]): Case => {
        const seen = Object.entries(says).flatMap(([place, said]) => {
          const wanted = typeof said === 'object' && book.name in said ? said[book.name] : said;
          // The tracker shows a goal's score with two decimals.
          const decimals = place === 'goal' || place === 'quarter' ? 2 : 9;
          const value = typeof wanted === 'number' ? (expect.closeTo(wanted, decimals) as number) : wanted;
          return place in book.places ? [[book.places[place]!, value] as const] : [];
        });
        return [`${what}: ${book.name}`, typedInto(book, rows, days), Object.fromEntries(seen) as Case[2]];
      }),
    );
}
