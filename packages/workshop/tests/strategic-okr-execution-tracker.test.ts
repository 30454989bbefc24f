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
import { expectSame, fileOf, INPUT_SETS, inputSets } from './workbook';

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

type Value = Cells[string];
/** A key result from Goal on in Key Results, with its values and confidences by week. */
const entered = (index: number, line: Value[], values: Value[], sure: Value[] = []): Cells =>
  Object.fromEntries([
    ...line.map((value, n) => [`Key Results.${'CDEFGHIJ'[n]}${FIRST + index}`, value]),
    ...values.map((value, n) => [`Updates.G${updateRow(n + 1, index + 1)}`, value]),
    ...sure.map((value, n) => [`Updates.H${updateRow(n + 1, index + 1)}`, value]),
  ]);

const quarterCells = quarters.map(({ asked, keyResults }) => {
  const own = keyResults.map(({ goal, kind, start, target, weight, checkIns }, index) => {
    const ends = kind === 'done' ? [null, null] : [start, target];
    const line = [goal, `Key result ${index}`, null, kind, ...ends, weight ?? null];
    const values = checkIns.map(({ value }) => value ?? null);
    const sure = checkIns.map(({ confidence }) => confidence ?? null);
    return entered(index, line, values, sure);
  });
  return Object.assign({ 'Overview.E5': asked ?? null }, ...own) as Cells;
});

const LOOKED_AT = [6, WEEKS];
const COLUMNS = ['E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'];
const READ = [
  ...lines.flatMap((index) => COLUMNS.map((column) => `Overview.${column}${BOARD_OF.first + index}`)),
  ...goals.flatMap((index) => ['H', 'I'].map((column) => `Overview.${column}${GOALS_SHOWN + index}`)),
  ...goals.flatMap((index) => LOOKED_AT.map((n) => `History.${week(n)}${GOAL_SCORES + index}`)),
];

const day = serialDay;
const promise = (row: number, ...cells: Value[]): Cells =>
  Object.fromEntries(cells.map((value, n) => [`Promises.${'CDEFG'[n]}${row}`, value]));
const told: Cells = {
  'Key Results.E5': day('2027-04-05'),
  ...entered(0, [1, 'Plans', 'Maria', 'rise', 12, 30, 1, 'invoices'], [13, 15]),
  ...{ 'Key Results.D15': 'Offers', 'Updates.I8': 'The clinic decides' },
  ...promise(PROMISES.first, 1, 'Price list', 'Maria', day('2027-04-07')),
  ...{ 'Promises.D9': 'Cards', 'Promises.F5': day('2027-04-08') },
};
/** A score just below 0.7 and a forecast just below 90%; week 1 and no more on the Friday of week 3. */
const justBelow: Cells = {
  ...{ 'Key Results.E5': day('2027-04-05'), 'Promises.F5': day('2027-04-16') },
  ...entered(0, [1, 'Plans', null, 'rise', 0, 1000], [74.97]),
};

/** What is told of what was typed, by cell. */
const SAID: [what: string, typed: Cells, cells: Record<string, Value>][] = [
  [
    'a line that has all is not named, the last comment has its week, and the board each key result under its sign',
    told,
    {
      ...{ 'Key Results.K14': '', 'Overview.N12': 'Week 1: The clinic decides', 'Overview.E6': 2 },
      ...{ [`Overview.C${BOARD}`]: '', [`Overview.D${BOARD}`]: '' },
      ...{ [`Overview.G${BOARD}`]: 'Plans (12 to 30), Maria', [`Overview.M${BOARD}`]: 'Offers' },
    },
  ],
  [
    'a promise is overdue after its day, and a line without a name is told',
    told,
    {
      ...{ 'Promises.H8': 'overdue', 'Promises.H9': 'By whom?' },
      ...{
        'Promises.L8': 1,
        'Promises.P8': '',
        'Promises.P20': '',
        [`Overview.C${OPEN.first}`]: 'Price list',
      },
    },
  ],
  [
    'a promise counts as kept after a yes, and is then no longer open; a line without an owner is named',
    { ...told, 'Promises.G8': 'yes', 'Key Results.E14': null },
    {
      ...{ 'Key Results.K14': 'Missing: owner', 'Promises.H8': '', 'Promises.H9': 'By whom?' },
      ...{ 'Promises.L8': 1, 'Promises.P8': 1, 'Promises.P20': 1, [`Overview.C${OPEN.first}`]: 'Cards' },
    },
  ],
  ['a promise is due on its day', { ...told, 'Promises.F5': day('2027-04-07') }, { 'Promises.H8': '' }],
  [
    'a promise is overdue by the real day where none was typed',
    {
      ...{ ...told, 'Promises.F5': null, 'Promises.F8': day('2020-01-01') },
      ...promise(9, null, 'Cards', 'Jon', day('2099-01-01')),
    },
    { 'Promises.H8': 'overdue', 'Promises.H9': '' },
  ],
  [
    'a share beside its word is not rounded over the bound that it misses',
    justBelow,
    { 'Overview.K12': 0.89964, 'Overview.L12': 'drifting' },
  ],
  [
    'nor is a score',
    { ...justBelow, [`Updates.G${updateRow(WEEKS, 1)}`]: 696 },
    { 'Overview.H6': 0.696, 'Overview.I6': 'partly' },
  ],
  [
    'weeks due by the calendar are named, and of what stopped two weeks ago there is no news',
    { ...justBelow, 'Promises.F5': day('2027-04-23') },
    {
      'Overview.B8': 'Weeks 2 to 3 have no update yet, and by the calendar one is due.',
      ...{ 'Overview.L12': 'no news', 'Overview.M12': '2 missing', 'Overview.I6': '1 of 1 needs you' },
    },
  ],
];
const ALL = [...new Set([...READ, ...SAID.flatMap(([, , cells]) => Object.keys(cells))])];

let found: Record<string, CellResult>[];
beforeAll(async () => {
  const sets = [...quarterCells, ...SAID.map(([, typed]) => typed)];
  const results = await recalculate(WORKBOOK, sets, ALL);
  found = results.map((row) => Object.fromEntries(row.map((value, index) => [ALL[index]!, value])));
});

test.each(SAID.map(([what, , cells], index) => [what, cells, index] as const))('%s', (_, cells, index) => {
  expect(found[quarterCells.length + index]).toMatchObject(cells);
});

test('for each of the random quarters values, scores, trends, forecasts and signs are those of the core, as of the week asked for', () => {
  quarters.forEach(({ asked, keyResults }, at) => {
    const latest = latestWeek(keyResults);
    const now = asked ?? latest;
    const readAt = (till: number) =>
      keyResults.map(({ checkIns, weight = 1, ...rest }) => {
        const { value: current, confidence } = standingAt(checkIns, till);
        const values = checkIns.slice(0, now).map(({ value }) => value);
        return { ...rest, weight, current, confidence, values, checkIns: checkIns.slice(0, now) };
      });
    const ofGoal = (index: number, till: number) => readAt(till).filter(({ goal }) => goal === index + 1);
    const scoreOf = (index: number, till: number) => goalScore(ofGoal(index, till));
    const wanted = [
      ...readAt(now).flatMap((one) => {
        const expected = forecast(one, now);
        const points = [one.start, ...one.values].flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
        const hasLine = expected && one.kind !== 'done' && !isToBeKept(one);
        return [
          ...[one.current, keyResultScore(one), one.confidence, confidenceChange(one.checkIns)],
          hasLine ? lineThrough(points)!.slope : undefined,
          ...[expected?.value, expected?.progress, expected?.sign, updateOf(one.values, now)],
        ];
      }),
      ...goals.flatMap((index) => {
        const signs = ofGoal(index, now).map((one) => forecast(one, now)?.sign);
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
