import { beforeAll, expect, test } from 'vitest';
import { confidenceChange, latestWeek, standingAt } from '@/lib/tools/rules/check-ins';
import { forecast, SIGN_BOUNDS, verdict, type Tracked } from '@/lib/tools/rules/forecast';
import { sampled } from '../prove/sampled';
import { trackedCases } from '@/tests/support/tracked-cases';
import { DELIVERED_FROM, goalScore, isToBeKept, keyResultScore, PROGRESS_FROM } from '@/lib/tools/rules/okr';
import { rounded } from '@/lib/tools/rules/rounding';
import { lineThrough } from '@/lib/tools/rules/statistics';
import { recalculate, type CellResult, type Cells } from '../office/office';
import {
  BOARD,
  BOARD_OF,
  FIRST,
  GOAL_SCORES,
  GOALS,
  GOALS_SHOWN,
  OPEN,
  PROMISES,
  updateRow,
  week,
  WEEKS,
} from '../products/tracker/layout';
import { serialDay } from '../sheet/rules';
import { cells, expectSame, fileOf, INPUT_SETS, inputSets } from './workbook';

const WORKBOOK = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');
const LINES = 5;
const lines = Array.from({ length: LINES }, (_, index) => index);
const goals = Array.from({ length: GOALS }, (_, index) => index);

const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
const onThresholds = sampled(trackedCases, INPUT_SETS * (LINES - 1));

const quarters = inputSets((random, quarter) => ({
  asked: random.maybe(random.whole(1, WEEKS), 0.4),
  keyResults: lines.map((line) => {
    const rise = random.pick([true, true, false]);
    const confidences = weeks.map(() => random.maybe(random.whole(1, 10), 0.4));
    const checkIns = (values: Tracked['values']) =>
      values.map((value, n) => ({ value, confidence: confidences[n] }));
    const more = { goal: random.whole(1, GOALS), weight: random.maybe(random.cents(5), 0.7) };
    // Most stand on a threshold.
    if (line < LINES - 1) {
      const { values, ...rest } = onThresholds[quarter * (LINES - 1) + line]!;
      return { ...more, ...rest, checkIns: checkIns(values) };
    }
    const start = random.whole(-20, 100);
    return {
      ...more,
      kind: random.maybe(rise ? ('rise' as const) : ('fall' as const), 0.8) ?? ('keep' as const),
      start,
      // Now and then it goes the wrong way.
      target: start + (rise ? 1 : -1) * random.whole(-5, 60),
      checkIns: checkIns(weeks.map(() => random.maybe(start + (rise ? 1 : -1) * random.cents(60), 0.4))),
    };
  }),
}));

const quarterCells = quarters.map(({ asked, keyResults }) =>
  cells(
    Object.fromEntries<number | string | undefined>([
      ['Overview.E5', asked],
      ...keyResults.flatMap(({ goal, kind, start, target, weight, checkIns }, index) => {
        const numbers = kind === 'done' ? {} : { G: start, H: target };
        const line = { C: goal, D: `Key result ${index}`, F: kind, ...numbers, I: weight };
        return [
          ...Object.entries(line).map(([column, value]): [string, number | string | undefined] => [
            `Key Results.${column}${FIRST + index}`,
            value,
          ]),
          ...checkIns.flatMap(({ value, confidence }, n): [string, number | undefined][] => [
            [`Updates.G${updateRow(n + 1, index + 1)}`, value],
            [`Updates.H${updateRow(n + 1, index + 1)}`, confidence],
          ]),
        ];
      }),
    ]),
  ),
);

const LOOKED_AT = [6, WEEKS];
const COLUMNS = ['E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'];
const READ = [
  ...lines.flatMap((index) => COLUMNS.map((column) => `Overview.${column}${BOARD_OF.first + index}`)),
  ...goals.flatMap((index) => ['H', 'I'].map((column) => `Overview.${column}${GOALS_SHOWN + index}`)),
  ...goals.flatMap((index) => LOOKED_AT.map((n) => `History.${week(n)}${GOAL_SCORES + index}`)),
];
const TOLD = ['Key Results.K14', `Overview.N${BOARD_OF.first}`, 'Overview.E6'];
const BOARDED = ['C', 'D', 'G', 'J', 'M'].map((column) => `Overview.${column}${BOARD}`);
const PROMISED = [
  'Promises.H8',
  'Promises.H9',
  'Promises.L8',
  'Promises.P8',
  'Promises.P20',
  `Overview.C${OPEN.first}`,
];
const SHOWN = ['Overview.K12', 'Overview.L12', 'Overview.H6', 'Overview.I6', 'Overview.B8'];
const ALL = [...SHOWN, ...READ, ...TOLD, ...BOARDED, ...PROMISED];

const told: Cells = {
  'Key Results.E5': serialDay('2027-04-05'),
  ...Object.fromEntries(
    [1, 'Plans', 'Maria', 'rise', 12, 30, 1, 'invoices'].map((value, n) => [
      `Key Results.${'CDEFGHIJ'[n]}14`,
      value,
    ]),
  ),
  'Key Results.D15': 'Offers',
  'Updates.G8': 13,
  'Updates.I8': 'The clinic decides',
  'Updates.G23': 15,
  [`Promises.C${PROMISES.first}`]: 1,
  [`Promises.D${PROMISES.first}`]: 'Price list',
  [`Promises.E${PROMISES.first}`]: 'Maria',
  [`Promises.F${PROMISES.first}`]: serialDay('2027-04-07'),
  'Promises.D9': 'Cards',
  'Promises.F5': serialDay('2027-04-08'),
};
const onItsDay: Cells = { ...told, 'Promises.F5': serialDay('2027-04-07') };
/**
 * Without a day of its own the workbook goes by the real one: the one promise is long past, the other far
 * away.
 */
const byTheClock: Cells = {
  ...told,
  'Promises.F5': null,
  'Promises.F8': serialDay('2020-01-01'),
  'Promises.E9': 'Jon',
  'Promises.F9': serialDay('2099-01-01'),
};
const kept: Cells = { ...told, 'Promises.G8': 'yes', 'Key Results.E14': null };

/** A score just below 0.7 and a forecast just below 90%; week 1 and no more on the Friday of week 3. */
const justBelow: Cells = {
  'Key Results.E5': serialDay('2027-04-05'),
  'Key Results.C14': 1,
  'Key Results.D14': 'Plans',
  'Key Results.F14': 'rise',
  'Key Results.G14': 0,
  'Key Results.H14': 1000,
  'Updates.G8': 74.97,
  'Promises.F5': serialDay('2027-04-16'),
};
const quiet: Cells = { ...justBelow, 'Promises.F5': serialDay('2027-04-23') };
const scoredJustBelow: Cells = { ...justBelow, [`Updates.G${updateRow(WEEKS, 1)}`]: 696 };

let found: Record<string, CellResult>[];
beforeAll(async () => {
  const sets = [...quarterCells, ...[told, kept, onItsDay, byTheClock, justBelow, scoredJustBelow, quiet]];
  const results = await recalculate(WORKBOOK, sets, ALL);
  found = results.map((row) => Object.fromEntries(row.map((value, index) => [ALL[index]!, value])));
});

test('for each of the random quarters values, scores, trends, forecasts and signs are those of the core, as of the week asked for', () => {
  quarters.forEach(({ asked, keyResults }, at) => {
    const latest = latestWeek(keyResults);
    const now = asked ?? latest;
    const read = keyResults.map(({ checkIns, weight = 1, ...rest }) => {
      const standing = standingAt(checkIns, now);
      return {
        ...rest,
        weight,
        current: standing.value,
        confidence: standing.confidence,
        checkIns: checkIns.slice(0, now),
      };
    });
    const scoreOf = (index: number, till: number) =>
      goalScore(
        keyResults
          .filter(({ goal }) => goal === index + 1)
          .map(({ checkIns, weight = 1, ...rest }) => ({
            ...rest,
            weight,
            current: standingAt(checkIns, till).value,
          })),
      );
    const wanted = [
      ...read.flatMap((one) => {
        const values = one.checkIns.map(({ value }) => value);
        const expected = forecast({ ...one, values }, now);
        const points = [one.start, ...values].flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
        return [
          one.current,
          keyResultScore(one),
          one.confidence,
          confidenceChange(one.checkIns),
          expected && one.kind !== 'done' && !isToBeKept(one) ? lineThrough(points)!.slope : undefined,
          expected?.value,
          expected?.progress,
          expected?.sign,
          updateOf(values, now),
        ];
      }),
      ...goals.flatMap((index) => {
        const own = read.filter(({ goal }) => goal === index + 1);
        const signs = own.map(
          ({ checkIns, ...one }) =>
            forecast({ ...one, values: checkIns.map(({ value }) => value) }, now)?.sign,
        );
        const score = scoreOf(index, now);
        return [score, verdict(signs, score, now)];
      }),
      ...goals.flatMap((index) => LOOKED_AT.map((n) => (n > latest ? undefined : scoreOf(index, n)))),
    ];
    wanted.forEach((value, index) => {
      const [cell, what] = [READ[index]!, `${READ[index]} of quarter ${at}`];
      const beside = BESIDE.find(({ cells }) => cells.test(cell));
      if (beside && value !== undefined) {
        const bounds = beside.over && now < WEEKS ? [] : beside.bounds;
        expectShown(found[at]![cell]!, value as number, { ...beside, bounds }, what);
      } else expectSame(found[at]![cell]!, value ?? '', what);
    });
  });
});

function updateOf(values: Tracked['values'], now: number): string {
  const missing = now - values.findLastIndex((value) => value !== undefined) - 1;
  return missing <= 0 ? 'yes' : missing === 1 ? 'missing' : `${missing} missing`;
}

/**
 * Numbers that stand beside a word: shown with so many decimals, or with more where only they say the same as
 * the word.
 */
const BESIDE = [
  { cells: /^Overview\.K/, decimals: 3, bounds: SIGN_BOUNDS, over: false },
  { cells: /^Overview\.H[6-9]$/, decimals: 2, bounds: [PROGRESS_FROM, DELIVERED_FROM], over: true },
];
function expectShown(
  found: CellResult,
  wanted: number,
  { decimals, bounds }: { decimals: number; bounds: readonly number[] },
  what: string,
) {
  const shown = Number(found);
  expect(Math.abs(shown - wanted), what).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
  for (const bound of bounds) expect(shown >= bound, `${what}: ${shown}`).toBe(rounded(wanted) >= bound);
}

const after = (index: number, names: readonly string[]) =>
  names.map((name) => found[quarters.length + index]![name]);

test('a line without a source or an owner is named, and the last comment stands with its week', () => {
  expect(after(0, TOLD)).toEqual(['', 'Week 1: The clinic decides', 2]);
  expect(after(1, TOLD)[0]).toBe('Missing: owner');
});

test('the board has each key result under its sign, and those without an update this week', () => {
  expect(after(0, BOARDED)).toEqual(['', '', 'Plans, Maria', '', 'Offers']);
});

test('a promise is overdue after its day, counts as kept after a yes, and is then no longer open', () => {
  expect(after(0, PROMISED)).toEqual(['overdue', 'By whom?', 1, '', '', 'Price list']);
  expect(after(1, PROMISED)).toEqual(['', 'By whom?', 1, 1, 1, 'Cards']);
});

test('a promise is due on its day, and overdue by the real day where none was typed', () => {
  expect(after(2, ['Promises.H8'])).toEqual(['']);
  expect(after(3, ['Promises.H8', 'Promises.H9'])).toEqual(['overdue', '']);
});

test('a number beside its word is not rounded over the bound that it misses', () => {
  expect(after(4, ['Overview.K12', 'Overview.L12'])).toEqual([0.89964, 'drifting']);
  expect(after(5, ['Overview.H6', 'Overview.I6'])).toEqual([0.696, 'partly']);
});

test('weeks that are due by the calendar and have no update are named', () => {
  expect(after(6, ['Overview.B8'])).toEqual([
    'Weeks 2 to 3 have no update yet, and by the calendar one is due.',
  ]);
  // Of what stopped two weeks ago there is no news, though nobody has entered anything since.
  expect(after(6, ['Overview.L12', 'Overview.M12', 'Overview.I6'])).toEqual([
    ...['no news', '2 missing', '1 of 1 needs you'],
  ]);
});
