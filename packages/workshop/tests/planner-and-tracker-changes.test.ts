import { expect, test } from 'vitest';
import { recalculate, type Cells } from '../office/office';
import { CONFIDENCE, FIRST as PLANNED, NOW, week as planWeek } from '../products/okr/layout';
import { BOARD_OF, updateRow } from '../products/tracker/layout';
import {
  IN_PLANNER,
  IN_TRACKER,
  named,
  none,
  PLANNER,
  planned,
  type Row,
  TRACKER,
  tracked,
} from './same-rows';

/* What happens to key results in the middle of a quarter: in both workbooks the same. */

const steady = named('Revenue', ['rise', 0, 120], [10, 20, 30, 40, 50]);
const CASES: [what: string, rows: Row[], says: Record<string, number | string>][] = [
  [
    'values of the key result that had the row before don’t count',
    [named('Partners', ['rise', 0, 6], [17_000, 19_000, 20_000])],
    { 'value 1': '', 'score 1': '', goal: '', 'status 1': 'no value' },
  ],
  [
    'nor does a number typed without % where its target has it, and the row stays what it was',
    [named('Response', ['rise', 0.3, 0.6], [0.33, 0.36, 24])],
    { 'value 1': 0.36, 'score 1': 0.2, 'status 1': 'too early' },
  ],
  [
    'one that stopped is out of what needs you and of the goal, and its past weeks stay',
    [steady, named('Pipeline', ['rise', 0, 100], [10, 20, 30], null, 3)],
    {
      'status 2': 'stopped',
      'score 2': 0.3,
      says: 'on track',
      goal: 0.4167,
      measured: '1 of 1',
      'goal in week 3': 0.275,
    },
  ],
  [
    'one that was never reported counts as at its start',
    [
      named('A', ['rise', 0, 100], [33]),
      named('Churn', ['keep', null, 5], [5]),
      named('B', ['rise', 0, 9], []),
    ],
    { goal: 0.4433, quarter: 0.44333, measured: '2 of 3' },
  ],
  [
    'but for what should stay',
    [named('A', ['rise', 0, 100], [33]), named('Churn', ['keep', null, 5], [])],
    { goal: 0.33, measured: '1 of 2' },
  ],
  [
    'on Monday, no news comes before what slipped, each with its owner and what to do',
    [
      named('Churn', ['keep', null, 5], [5, 5, 5, 5, 6]),
      steady,
      named('Pipeline', ['rise', 0, 100], [10, 20, 30]),
    ],
    {
      first: 'Pipeline (Ann): no news. Ask its owner today when there’ll be a value',
      second: 'Churn (Ann): slipped. Ask what changed since it was reached',
    },
  ],
  [
    'of what drifts, what gets least of the way comes first',
    [
      named('Trial', ['rise', 8, 15], [8.3, 8.8, 9.2, 9.6, 10]),
      named('Days', ['fall', 21, 10], [20, 19, 18.5, 18, 17]),
      named('Partners', ['rise', 0, 6], [0.1, 0.3, 0.5, 0.6, 0.8]),
      named('Hours', ['fall', 40, 10], [39.8, 39.3, 38.7, 38.1, 37.5]),
    ],
    {
      first: 'Hours (Ann): drifting. Ask one question: what’s in the way?',
      second: 'Partners (Ann): drifting. Ask one question: what’s in the way?',
    },
  ],
  [
    'what has no news leaves the second place to another one',
    [
      named('Leads', ['rise', 0, 90], []),
      named('Posts', ['rise', 0, 90], []),
      named('Churn', ['keep', null, 5], [5, 5, 5, 5, 6]),
    ],
    {
      first: expect.stringMatching(/^Leads \(Ann\): no news/) as string,
      second: expect.stringMatching(/^Churn \(Ann\): slipped/) as string,
    },
  ],
  [
    'what lacks its target needs somebody',
    [named('Leads', ['rise', 0, null], [1])],
    { first: 'Leads (Ann): incomplete. Fill it in: until then, its goal has no score' },
  ],
  [
    'a value not counted is to be mended, and is not missing',
    [named('Churn', ['fall', 0.09, 0.05], [0.08, undefined, undefined, undefined, 11])],
    { first: 'Churn (Ann): its week 5 value needs mending' },
  ],
  [
    'before any value, it says when to enter one',
    [named('Leads', ['rise', 0, 90], [])],
    {
      first: expect.stringMatching(/^Enter week 1 on Thursday in (Weekly Values|Updates)\.$/) as string,
      second: '',
    },
  ],
  [
    'after week 12 there is the review',
    [named('Trial', ['rise', 0, 10], [...none(11), 5])],
    { first: 'Trial (Ann): partly. Review: what got in the way? Carry over, change or stop' },
  ],
  ['and where none needs you it is said', [steady], { first: 'No key result needs you.', second: '' }],
  ['as is where to begin', [], { first: expect.stringMatching(/^Begin in /) as string, second: '' }],
  [
    'a new target in a row of its own leaves past weeks as they were, and its pace begins with it',
    [
      named('Revenue', ['rise', 50_000, 55_000], [50_500, 51_000, 51_250], null, 3),
      named('Revenue, new target', ['rise', 51_250, 70_000], [...none(3), 53_400, 55_500, 57_600], 4),
    ],
    { 'status 1': 'stopped', 'goal in week 3': 0.25, 'status 2': 'on track', goal: 6350 / 18_750 },
  ],
  [
    'one that starts late is read from its first week on',
    [named('Partners', ['rise', 0, 6], [...none(5), 1, 2, 3], 6)],
    { 'week 12 1': 7, 'status 1': 'ahead' },
  ],
  [
    'before its first week it counts nowhere',
    [steady, named('B', ['rise', 0, 6], [], 9)],
    { 'status 2': 'starts later', says: 'on track', goal: 0.4167 },
  ],
  [
    'values outside its weeks don’t count',
    [named('B', ['rise', 0, 6], [3, 1, ...none(2), 2], 2, 4)],
    { 'value 1': 1 },
  ],
  [
    'the line goes past the target',
    [named('A', ['rise', 40, 55], [42, 44, 46, 47])],
    { 'status 1': 'ahead', 'week 12 1': 61.8 },
  ],
  [
    'all that a line lacks is named, and its status is incomplete',
    [{ cells: [1, 'Reviews', 'Ann and Bob', 'rise', 3, null, null, null], values: [4] }],
    {
      'status 1': 'incomplete',
      says: '1 of 1 incomplete',
      'look at 1': expect.stringMatching(
        /^Missing: target, source; Two owners\? One answers for it/,
      ) as string,
    },
  ],
];

test.each([
  ['the Planner', PLANNER, planned, IN_PLANNER],
  ['the Tracker', TRACKER, tracked, IN_TRACKER],
] as const)(
  'what changes in the middle of a quarter is in %s as it should be',
  async (_, file, cellsOf, places) => {
    const read = Object.values(places);
    const sets = CASES.map(([, rows]) => cellsOf(rows));
    const found = await recalculate(file, sets, read);
    const said = CASES.map(([what, , says], at) => [
      what,
      Object.fromEntries(Object.keys(says).map((name) => [name, found[at]![read.indexOf(places[name]!)]])),
    ]);
    const close = (value: number | string) => (typeof value === 'number' ? expect.closeTo(value, 2) : value);
    expect(said).toEqual(
      CASES.map(([what, , says]) => [
        what,
        Object.fromEntries(Object.entries(says).map(([name, value]) => [name, close(value)])),
      ]),
    );
  },
);

test.each([
  [
    'confidence that dropped by three is talked about before what drifts',
    [named('Slow', ['rise', 0, 120], [5, 10, 15, 20, 25]), steady],
    5,
    'Revenue (Ann): on track, confidence down by 3. Ask what its owner knows that the value doesn’t show yet',
    'Slow (Ann): drifting. Ask one question: what’s in the way?',
  ],
  [
    'what slipped while its confidence dropped comes before what stalled',
    [
      named('Stuck', ['rise', 0, 90], [20, 10, 10, 10, 10]),
      named('Churn', ['keep', null, 3], [2, 2, 2, 2, 4]),
    ],
    4,
    'Churn (Ann): slipped, confidence down by 4. Ask what changed since it was reached',
    'Stuck (Ann): stalled. Ask what would move it by Friday',
  ],
] as const)('%s', async (_, rows, now, ...says) => {
  const sure = (cellOf: (week: number) => string): Cells => ({ [cellOf(4)]: 8, [cellOf(5)]: now });
  const planner = { ...planned(rows), ...sure((n) => `Weekly Values.${planWeek(n)}${CONFIDENCE + 1}`) };
  const tracker = { ...tracked(rows), ...sure((n) => `Updates.H${updateRow(n, 2)}`) };
  expect(await recalculate(PLANNER, [planner], [IN_PLANNER.first!, IN_PLANNER.second!])).toEqual([says]);
  expect(await recalculate(TRACKER, [tracker], [IN_TRACKER.first!, IN_TRACKER.second!])).toEqual([says]);
});

test('the board and the chart take those first that are talked about first', async () => {
  const rows = [named('Churn', ['keep', null, 5], [5, 5, 6]), named('Pipeline', ['rise', 0, 100], [])];
  const [found] = await recalculate(
    TRACKER,
    [tracked(rows)],
    [`Overview.C${BOARD_OF.last + 16}`, 'Overview.B64'],
  );
  expect(found).toEqual(['Pipeline (0 to 100), Ann: no news', 'Pipeline']);
});

test('what is typed for a week outside a key result’s own, or without one, is told', async () => {
  const late = named('B', ['rise', 0, 6], [3], 6);
  const nameless: Cells = { [`Weekly Values.D${PLANNED + 1}`]: 4 };
  const at = planWeek(14);
  const read = [`Weekly Values.${at}${PLANNED}`, `Weekly Values.${at}${PLANNED + 1}`, `Scores.I${NOW + 1}`];
  const planner = { ...planned([late]), ...nameless, [`Weekly Values.D${CONFIDENCE + 1}`]: 4 };
  expect(await recalculate(PLANNER, [planner], read)).toEqual([
    ['Week 1: it counts in weeks 6 to 12', 'Key Results has no number 2', ''],
  ]);
  const [tracker] = await recalculate(TRACKER, [tracked([late])], [`Updates.J${updateRow(1, 1)}`]);
  expect(tracker).toEqual(['Week 1: it counts in weeks 6 to 12']);
});

test('a text among the values is told with its week and key result, beside it too', async () => {
  const line = named('Hours', ['fall', 20, 8], [18]);
  const planner = { ...planned([line]), [`Weekly Values.E${PLANNED}`]: '19h' };
  const at = `Weekly Values.${planWeek(14)}${PLANNED}`;
  const told = 'Week 2: 19h? Type a number';
  expect(await recalculate(PLANNER, [planner], [at, 'Scores.B4'])).toEqual([
    [told, `Hours: ${told}. It isn’t counted.`],
  ]);
  const tracker = { ...tracked([line]), [`Updates.G${updateRow(2, 1)}`]: '19h' };
  const says = await recalculate(TRACKER, [tracker], [`Updates.J${updateRow(2, 1)}`, 'Overview.B4']);
  expect(says).toEqual([['19h? Type a number', 'Week 2, Hours: 19h? Type a number. It isn’t counted.']]);
});
