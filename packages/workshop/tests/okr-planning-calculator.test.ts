import { beforeAll, expect, test } from 'vitest';
import {
  confidenceChange,
  fromPace,
  lastUpdate,
  latestWeek,
  quarterScore,
  scoreByWeek,
  standingAt,
} from '@/lib/tools/rules/check-ins';
import { forecast, LAST_WEEK, verdict } from '@/lib/tools/rules/forecast';
import { goalConfidence, goalScore, isToBeKept, keyResultScore, KINDS } from '@/lib/tools/rules/okr';
import { okrCases } from '@/tests/support/okr-cases';
import { sampled } from '../prove/sampled';
import type { CellResult, Cells } from '../office/office';
import {
  CONFIDENCE,
  FIRST,
  GOAL_ROW,
  GOALS,
  NOW,
  SUMMARY,
  WEEK_ASKED,
  WEEKS,
  week,
} from '../products/okr/layout';
import {
  cells,
  expectSame,
  fileOf,
  INPUT_SETS,
  inOneRun,
  inputSets,
  on,
  testCases,
  type Case,
} from './workbook';

const WORKBOOK = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');
const LINES = 8;
const RANDOM = 3;
const LOOKED_AT = [1, 7, 13];

/** Goal 1 has the key results of a case, most of them on a threshold; goals 2 and 3 have whatever comes. */
const cases = sampled(okrCases, INPUT_SETS);
const onThresholds = cases.map(({ week: now, keyResults }) =>
  keyResults.map(({ current, confidence, ...rest }) => ({
    ...rest,
    goal: 1,
    checkIns: Array.from({ length: WEEKS }, (_, index) =>
      index + 1 === now ? { value: current, confidence } : { value: undefined, confidence: undefined },
    ),
  })),
);
const wherever = inputSets((random) =>
  Array.from({ length: RANDOM }, () => {
    const kind = random.pick(KINDS);
    return {
      goal: random.whole(2, 3),
      kind,
      start: random.whole(-20, 100),
      target: random.whole(-20, 200),
      weight: random.maybe(random.cents(5), 0.8) ?? 1,
      checkIns: Array.from({ length: WEEKS }, () => ({
        value: random.maybe(kind === 'done' ? random.whole(0, 1) : random.cents(200), 0.4),
        confidence: random.maybe(random.whole(1, 10), 0.4),
      })),
    };
  }),
);
const quarters = wherever.map((lines, at) => [...onThresholds[at]!, ...lines]);

const sets = quarters.map((quarter) =>
  cells(
    Object.fromEntries<number | string | undefined>(
      quarter.flatMap<[string, number | string | undefined]>(
        ({ goal, kind, start, target, weight, checkIns }, index) => {
          const row = FIRST + index;
          const line = { C: goal, D: `Key result ${index}`, F: kind, G: start, H: target, I: weight };
          return [
            ...Object.entries(line).map(([column, value]): [string, number | string] => [
              `Key Results.${column}${row}`,
              value,
            ]),
            ...checkIns.flatMap(({ value, confidence }, n): [string, number | undefined][] => [
              [`Weekly Values.${week(n + 1)}${row}`, value],
              [`Weekly Values.${week(n + 1)}${CONFIDENCE + index}`, confidence],
            ]),
          ];
        },
      ),
    ),
  ),
);

const lines = Array.from({ length: LINES }, (_, index) => index);
const goals = Array.from({ length: GOALS }, (_, index) => index);
const READ = [
  ...lines.flatMap((index) =>
    ['F', 'G', 'H', 'I', 'J', 'L'].map((column) => `Scores.${column}${NOW + index}`),
  ),
  ...goals.flatMap((index) => ['D', 'F', 'E'].map((column) => `Scores.${column}${SUMMARY + index}`)),
  ...goals.flatMap((index) => LOOKED_AT.map((n) => `Scores.${week(n)}${GOAL_ROW + index}`)),
  `Scores.D${SUMMARY + GOALS}`,
  `Scores.F${SUMMARY + GOALS}`,
];

const whole: Cells = {
  'Goals.C14': 'Offices reorder by themselves',
  ...on('Key Results', 'C8 D8 E8 F8 G8 H8 J8', 1, 'Orders', 'Ann', 'rise', 1, 5, 'books'),
};
const goal = { 'Goals.C8': 'Be the shop they call first', 'Goals.D14': 1, 'Goals.E14': 'Ann' };
const line = (what: string, says: string, typed: Cells): Case => [
  `a line ${what} is told: ${says || 'nothing'}`,
  { ...whole, ...typed },
  { 'Key Results.K8': says },
];
/** Rows below that of `whole`, each with what differs. */
const below = (...lines: Cells[]): Cells =>
  Object.assign(
    { ...goal, ...whole },
    ...lines.map((differs, index) => {
      const row = Object.entries(whole).filter(([cell]) => cell.startsWith('Key Results.'));
      const all = { ...Object.fromEntries(row), ...differs };
      return Object.fromEntries(
        Object.entries(all).map(([cell, value]) => [cell.replace(/8$/, String(9 + index)), value]),
      );
    }),
  ) as Cells;
/** A first Monday, and a Thursday in week 6. */
const IN_WEEK_6 = on('Goals', 'D5 D6', 46_300, 46_338);
const half = (row: number, value: number): Cells => ({ [`Weekly Values.D${row}`]: value });
const ofGoal = (what: string, typed: Cells, ...says: [goal: string, day: string]): Case => [
  what,
  { ...goal, 'Goals.C14': 'Offices reorder by themselves', ...typed },
  on('Goals', 'F14 E5', ...says),
];
const ONE = expect.stringMatching(/^1 cell for a number has a text in it,/) as string;
const TWO = expect.stringMatching(/^2 cells for numbers have a text in them,/) as string;
const asText = (what: string, typed: Cells, count: string, beside: string): Case => [
  `${what} is told on the sheet it was typed into and on that of the results`,
  { ...whole, ...typed },
  { 'Scores.B4': count, 'Weekly Values.B4': count, 'Key Results.K8': beside },
];
testCases(WORKBOOK, [
  line('that has everything', '', {}),
  line('without a source', 'Missing: source', { 'Key Results.J8': null }),
  line('without an owner', 'Missing: owner', { 'Key Results.E8': null }),
  line('that goes down', 'Start and target go the other way', { 'Key Results.H8': 0 }),
  line('of two', 'Two owners? One answers for it', { 'Key Results.E8': 'Ann and Bob' }),
  line('that goes nowhere', 'Same start and target: keep?', { 'Key Results.H8': 1 }),
  line('to keep at one number', '', on('Key Results', 'F8 H8', 'keep', 1)),
  line('to keep with one limit', '', { 'Key Results.F8': 'keep', 'Key Results.G8': null }),
  [
    'that a goal has five is told beside the fourth, and nowhere else',
    Object.fromEntries(
      [8, 9, 10, 11, 12].flatMap((row) =>
        Object.entries(whole).map(([cell, value]) => [cell.replace(/8$/, String(row)), value]),
      ),
    ),
    on('Key Results', 'K8 K9 K10 K11 K12', '', '', '', 'More than three for one goal', ''),
  ],
  line('of a goal that nobody wrote', 'Its goal isn’t written in Goals', { 'Goals.C14': null }),
  [
    'a fourth goal is told',
    { 'Goals.C17': 'One more' },
    { 'Goals.F17': 'A fourth goal: which of the four can wait?' },
  ],
  ofGoal('a goal and a Monday are told nothing', { 'Goals.D5': 46_300 }, '', ''),
  ofGoal(
    'a number in a goal and a first day that is no Monday are told',
    { 'Goals.C14': 'Reach 40 contracts', 'Goals.D5': 46_296 },
    ...(['A number? Make it a key result', 'That’s not a Monday'] as const),
  ),
  ofGoal(
    'a yearly goal nobody wrote and a first day that is a text are told',
    { 'Goals.D14': 2, 'Goals.D5': 'soon' },
    ...(['That yearly goal isn’t written', 'Enter a date'] as const),
  ),
  asText('no text', {}, '', ''),
  [
    'a value and a confidence of a week to come move nothing, and are told',
    {
      ...goal,
      ...whole,
      ...IN_WEEK_6,
      ...on('Weekly Values', 'D8 E8 F8 G8 H8 O8 O28', 1.3, 1.7, 2, 2.3, 2.7, 5, 1),
    },
    {
      ...on('Scores', `D14 F${NOW} H${NOW} I${NOW} K${NOW}`, 5, 2.7, 'on track', '', 5),
      ...on('Scores', `F${SUMMARY} O${GOAL_ROW}`, 'on track', ''),
      ...on(
        'Weekly Values',
        'Q8 Q9',
        'Week 12 hasn’t begun: right column?',
        'Week 12 hasn’t begun: right column?',
      ),
      ...on('Scores', 'B12 B15', 'See the column Look at: 2 in Weekly Values.', ''),
    },
  ],
  [
    'lines without a target, a kind, a goal or a name are counted on Scores, and what has a name has a status',
    below(
      { 'Key Results.H8': null },
      { 'Key Results.F8': null },
      { 'Key Results.C8': null },
      { 'Key Results.D8': null, 'Weekly Values.D8': 3 },
    ),
    {
      ...on('Scores', `H${NOW} H${NOW + 1} H${NOW + 2}`, 'no value yet', 'no target', 'no target'),
      ...on('Scores', `H${NOW + 3} H${NOW + 4} F${NOW + 4}`, 'no value yet', '', ''),
      ...on(
        'Scores',
        `F${SUMMARY} F${SUMMARY + GOALS}`,
        '2 of 3 without a target',
        '2 of 3 without a target',
      ),
      'Scores.B12': 'See the column Look at: 4 in Key Results.',
    },
  ],
  [
    'a goal doesn’t get better where the key result behind loses its target: it has no score, nor has the quarter',
    { ...below({ 'Key Results.H8': null }), ...half(8, 3), ...half(9, 1) },
    on('Scores', `D${SUMMARY} D${SUMMARY + GOALS} ${week(1)}${GOAL_ROW} G${NOW}`, '', '', '', 0.5),
  ],
  [
    'with it, it counts',
    { ...below({}), ...half(8, 3), ...half(9, 1) },
    on(
      'Scores',
      `D${SUMMARY} D${SUMMARY + GOALS} ${week(1)}${GOAL_ROW} F${SUMMARY}`,
      0.25,
      0.25,
      0.25,
      'too early',
    ),
  ],
  [
    'a goal without a key result is told, and so is an empty first Monday',
    { ...goal, ...whole, 'Goals.C15': 'Another' },
    {
      ...on('Scores', `F${SUMMARY + 1} F${SUMMARY + 2}`, 'no key result', ''),
      'Scores.B15': 'Goals, D5, has no first Monday: until then, the latest week counts as over.',
      'Goals.E5': 'Missing: the first day',
    },
  ],
  asText('a target with its unit', { 'Key Results.H8': '7 600 kg' }, ONE, 'A number is typed as a text'),
  asText('a value with its unit', on('Weekly Values', 'D8 E9', '8h', '7.600,00'), TWO, ''),
]);
const WEEK_6 = { [`Scores.${WEEK_ASKED.replaceAll('$', '')}`]: 6 };
/** What week 6 knew: the values of a quarter without those of later weeks. */
const tillWeek6 = (quarter: Cells): Cells =>
  Object.fromEntries(Object.entries(quarter).filter(([cell]) => !/^Weekly Values\.[J-P]\d/.test(cell)));

const jobs = {
  quarters: { sets, read: READ },
  lookedBack: { sets: sets.slice(0, 100).map((quarter) => ({ ...quarter, ...WEEK_6 })), read: READ },
  thatWeek: { sets: sets.slice(0, 100).map((quarter) => ({ ...tillWeek6(quarter), ...WEEK_6 })), read: READ },
  latest: { sets: sets.slice(0, 100), read: READ },
};
let found: Record<keyof typeof jobs, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, jobs);
});

test('for each of the random quarters the scores and statuses of key results, goals, weeks and the quarter are those of the core, most on a threshold', () => {
  quarters.forEach((quarter, at) => {
    const now = quarter.map(({ checkIns, ...rest }) => {
      const { value, confidence } = standingAt(checkIns, WEEKS);
      return { ...rest, current: value, confidence };
    });
    const inGoal = <T extends { goal: number }>(all: readonly T[], index: number) =>
      all.filter(({ goal }) => goal === index + 1);
    const scores = goals.map((index) => goalScore(inGoal(now, index)));
    const ofAll = quarterScore(goals.map((index) => inGoal(now, index)));
    const latest = latestWeek(quarter);
    const signed = quarter.map(({ checkIns, ...one }) => ({
      ...one,
      sign: forecast(
        { ...one, values: checkIns.map(({ value }) => value), lastUpdate: lastUpdate(checkIns) },
        latest,
      ).sign,
    }));
    const verdictOf = (all: typeof signed, score: number | undefined) =>
      verdict(
        all.map(({ sign }) => sign),
        score,
        latest,
      );
    const wanted = [
      ...lines.flatMap((index) => {
        const line = now[index];
        if (!line) return Array<undefined>(6).fill(undefined);
        const score = keyResultScore(line);
        const last = quarter[index]!.checkIns.findLastIndex(({ value }) => value !== undefined) + 1;
        return [
          line.current,
          score,
          signed[index]!.sign,
          line.confidence,
          confidenceChange(quarter[index]!.checkIns),
          score === undefined || last >= LAST_WEEK || line.kind === 'done' || isToBeKept(line)
            ? undefined
            : fromPace(score, last),
        ];
      }),
      ...goals.flatMap((index) => [
        scores[index],
        verdictOf(inGoal(signed, index), scores[index]),
        goalConfidence(inGoal(now, index)),
      ]),
      ...goals.flatMap((index) => {
        const weeks = scoreByWeek(inGoal(quarter, index), latest);
        return LOOKED_AT.map((n) => weeks[n - 1]);
      }),
      ofAll,
      verdictOf(signed, ofAll),
    ];
    wanted.forEach((value, index) =>
      expectSame(found.quarters[at]![index]!, value ?? '', `${READ[index]} of quarter ${at}`),
    );
  });
});

test('whoever asks for week 6 reads what week 6 said, whatever came later', () => {
  expect(found.lookedBack).toEqual(found.thatWeek);
  expect(found.lookedBack).not.toEqual(found.latest);
});
