import { expect } from 'vitest';
import { named, none, testBoth } from './same-rows';

/* What happens to key results in the middle of a quarter: in both workbooks the same. */

const steady = named('Revenue', ['rise', 0, 120], [10, 20, 30, 40, 50]);
testBoth([
  [
    'one that stopped is out of what needs you and of the goal, and its past weeks stay',
    [steady, named('Pipeline', ['rise', 0, 100], [10, 20, 30], null, 3)],
    {
      'status 2': 'stopped',
      'score 2': 0.3,
      says: 'on track',
      goal: 5 / 12,
      measured: '1 of 1',
      'goal in week 3': 0.275,
    },
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
  [
    'confidence that dropped by three is talked about before what drifts',
    [named('Slow', ['rise', 0, 120], [5, 10, 15, 20, 25]), { ...steady, sure: { 4: 8, 5: 5 } }],
    {
      first:
        'Revenue (Ann): on track, confidence down by 3. Ask what its owner knows that the value doesn’t show yet',
      second: 'Slow (Ann): drifting. Ask one question: what’s in the way?',
    },
  ],
  [
    'what slipped while its confidence dropped comes before what stalled',
    [
      named('Stuck', ['rise', 0, 90], [20, 10, 10, 10, 10]),
      { ...named('Churn', ['keep', null, 3], [2, 2, 2, 2, 4]), sure: { 4: 8, 5: 4 } },
    ],
    {
      first: 'Churn (Ann): slipped, confidence down by 4. Ask what changed since it was reached',
      second: 'Stuck (Ann): stalled. Ask what would move it by Friday',
    },
  ],
  [
    'the board and the chart take those first that are talked about first',
    [named('Churn', ['keep', null, 5], [5, 5, 6]), named('Pipeline', ['rise', 0, 100], [])],
    {
      'board 1': 'Pipeline (0 to 100), Ann: no news',
      charted: 'Pipeline',
      first: expect.stringMatching(/^Pipeline/) as string,
    },
  ],
]);
