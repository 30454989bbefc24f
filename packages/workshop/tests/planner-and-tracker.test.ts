import { expect, test } from 'vitest';
import { FIRST as PLANNED } from '../products/okr/layout';
import { FIRST as TRACKED } from '../products/tracker/layout';
import { openBook, textsIn } from './cells';
import { named, row, testBoth, upTo, type InBoth } from './same-rows';

test('the columns from Goal to Target are the same in planner, tracker and workshop, and to Source in the first two', async () => {
  const heads = async (slug: string, sheet: string, line: number, columns: string) => {
    const texts = textsIn(await openBook(slug)).get(sheet)!;
    return [...columns].map((column) => texts.get(`${column}${line}`));
  };
  const all = ['Goal', 'Key result', 'Owner', 'Kind', 'Start', 'Target', 'Weight', 'Source'];
  expect(await heads('okr-planning-calculator', 'Key Results', PLANNED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(await heads('strategic-okr-execution-tracker', 'Key Results', TRACKED - 1, 'CDEFGHIJ')).toEqual(all);
  expect(await heads('okr-workshop-facilitator-kit', 'Results', 29, 'CDEFGH')).toEqual(all.slice(0, 6));
});

const silent = row('fall', 9, 3, []);
/** On the Thursday and on the Friday of week 4. */
const BY_FRIDAY = [row('rise', 0, 120, [10, 20, 30, 40]), row('rise', 0, 120, [10, 20]), silent];
const updates = (one: string, two: string, three: string) => ({
  'update 1': one,
  'update 2': two,
  'update 3': three,
});

testBoth([
  [
    'a line without a name has no word, and one without a target is incomplete',
    [
      row('rise', 0, 120, [10, 20, 30, 40, 50]),
      { cells: [1, null, null, 'rise', 0, 120], values: [] },
      row('rise', 9, 3, []),
    ],
    { 'status 1': 'on track', 'status 2': '', 'status 3': 'incomplete' },
  ],
  [
    'a week isn’t over on its Thursday: one early value leaves no other without news',
    BY_FRIDAY,
    { 'status 1': 'on track', 'status 2': 'too early', ...updates('yes', 'missing', '3 missing') },
    [46_300, 46_324],
  ],
  [
    'and is on its Friday',
    BY_FRIDAY,
    { 'status 1': 'on track', 'status 2': 'no news', ...updates('yes', '2 missing', '4 missing') },
    [46_300, 46_325],
  ],
  [
    'on the very first day nothing is missing yet',
    [row('rise', 0, 9, [5]), silent],
    { week: 1, 'status 1': 'too early', 'status 2': 'no value yet', ...updates('yes', 'not yet', '') },
    [46_300, 46_300],
  ],
]);

const NOT_COUNTED = '. It isn’t counted.';
const ONE_UNIT =
  '. It isn’t counted: type start, target and values in one unit, all with % or none, and a new key result in a new row.';
/** What is asked of what was typed in a week, beside it and at the top of two sheets; nothing else. */
function asks(
  week: number,
  question: string | Record<'planner' | 'tracker', string>,
  mend: string,
  of = 'Key result',
) {
  const { planner, tracker } =
    typeof question === 'object' ? question : { planner: question, tracker: question };
  const told = planner && {
    planner: `${of}: Week ${week}: ${planner}${mend}`,
    tracker: `Week ${week}, ${of}: ${tracker}${mend}`,
  };
  return {
    [`asks 1 in week ${week}`]: { planner: planner && `Week ${week}: ${planner}`, tracker },
    told,
    'told where it was typed': told,
  };
}
const slip = (
  what: string,
  kind: string,
  start: number | null,
  target: number | null,
  value: number,
  says = '',
): InBoth => [
  `${what} is asked about, or is not`,
  [row(kind, start, target, upTo(3, value))],
  asks(3, says, ONE_UNIT),
];

testBoth([
  slip('81% beside a target of 85', 'rise', 55, 85, 0.81, '81%? The target is 85'),
  slip('100% beside a target of 85', 'rise', 55, 85, 1, '100%? The target is 85'),
  slip('81% from 0', 'rise', 0, 85, 0.81, '81%? The target is 85'),
  slip('81 beside a target of 85%', 'rise', 0.55, 0.85, 81, '81? The target is 85%'),
  slip('12 beside a target of 85%', 'rise', 0.05, 0.85, 12, '12? The target is 85%'),
  slip('6% beside a target of 5', 'fall', 8, 5, 0.06, '6%? The target is 5'),
  slip('97% beside a lower limit of 95', 'keep', 95, null, 0.97, '97%? The start is 95'),
  slip('a count that falls from 12 to 1', 'fall', 12, 1, 1),
  slip('a count that falls to less than its target', 'fall', 100, 8, 1),
  slip('the first of 120', 'rise', 0, 120, 1),
  slip('half of the first million', 'rise', 0, 3, 0.1),
  slip('61 for 61,000', 'rise', 42_000, 60_000, 61, '61? The target is 60,000'),
  slip('78 for a floor of 80,000', 'keep', 80_000, null, 78, '78? The start is 80,000'),
  slip('a collapse to a tenth', 'rise', 42_000, 60_000, 4000),
  slip('3 of at most 5,000', 'keep', null, 5000, 3),
  slip('half of the first 25', 'rise', 0, 25, 0.5),
  slip('nothing yet', 'rise', 55, 85, 0),
  slip('a share above its target', 'rise', 0.55, 0.85, 1.1),
  slip('what is done', 'done', null, null, 1),
  slip('a milestone', 'rise', 0, 1, 1),
  [
    'a value of what is done that is neither 0 nor 1 is asked about',
    [row('done', null, null, [50])],
    asks(1, '50? Done is 0 or 1', NOT_COUNTED),
  ],
  [
    'so is one of a week to come, beside it alone',
    [row('rise', 0, 9, upTo(12, 5))],
    {
      ...asks(12, '', ''),
      'asks 1 in week 12': {
        planner: 'Week 12 hasn’t begun: right column?',
        tracker: 'Week 12 hasn’t begun: right row?',
      },
    },
    [46_300, 46_306],
  ],
  [
    'a confidence that is none is told and not counted',
    [{ ...row('rise', 0, 9, [5]), sure: { 1: 11 } }],
    {
      ...asks(
        1,
        { planner: 'confidence 11? It’s 1 to 10', tracker: '11? Confidence is 1 to 10' },
        NOT_COUNTED,
      ),
      'sure 1': '',
    },
  ],
  [
    'a text among the values is told with its week and key result, beside it too',
    [named('Hours', ['fall', 20, 8], [18, '19h'])],
    asks(2, '19h? Type a number', NOT_COUNTED, 'Hours'),
  ],
  [
    'what is typed for a week outside a key result’s own, or without one, is told',
    [named('B', ['rise', 0, 6], [3], 6), { cells: [], values: [4], sure: { 1: 4 } }],
    {
      'asks 1 in week 1': 'Week 1: it counts in weeks 6 to 12',
      'asks 2 in week 1': 'Key Results has no number 2',
      'sure 2': '',
    },
  ],
  [
    'more values than one are told by their number',
    [row('rise', 55, 85, [0.6, 0.7]), row('rise', 55, 85, [0.6])],
    {
      told: {
        planner: expect.stringMatching(
          /^Key result \(55 to 85\): Week 2: 70%\? .* 1 more in Look at\.$/,
        ) as string,
        tracker: expect.stringMatching(/^Week 1, Key result: 60%\? .* 2 more in Look at\.$/) as string,
      },
    },
  ],
]);
