import { expect } from 'vitest';
import type { CellResult, Cells } from '../office/office';
import { ROWS } from '../products/decision/blocks';
import { FIRST, LAST, option, OPTION_NAMES, pair, personRow } from '../products/decision/layout';
import { MATRIX } from '../products/decision/memo-sheet';
import { RESULT } from '../products/decision/result-sheet';
import { fileOf, on, testCases, type Case } from './workbook';

/** Two criteria, on which each of two options has 10 and 4. */
const twoOptions = (weights: readonly number[], more: Cells = {}): Cells => ({
  ...Object.fromEntries<Cells[string]>(
    ['First', 'Second'].flatMap((name, index) => [
      [`Criteria.C${FIRST + index}`, name] as const,
      [`Criteria.D${FIRST + index}`, weights[index] ?? null] as const,
      [`Scores.${option(index)}${OPTION_NAMES}`, name] as const,
      [`Scores.${option(index)}${personRow(0) + index}`, 10] as const,
      [`Scores.${option(1 - index)}${personRow(0) + index}`, 4] as const,
    ]),
  ),
  ...more,
});
/** A second person, who gives 5 to all; of the first option on the first criterion, something else. */
const secondPerson = (first: number | null = 5): Cells =>
  Object.fromEntries(
    [0, 1].flatMap((row) =>
      [0, 1].map((at) => [`Scores.${option(at)}${personRow(1) + row}`, row + at === 0 ? first : 5]),
    ),
  );
/** With a third criterion, and the pairs that are answered: 1 and 2, 1 and 3, 2 and 3. */
const threeCriteria = (weights: readonly number[], pairs: readonly number[]): Cells =>
  twoOptions(weights, {
    [`Criteria.C${FIRST + 2}`]: 'Third',
    [`Criteria.D${FIRST + 2}`]: weights[2] ?? null,
    [`Scores.D${personRow(0) + 2}`]: 5,
    [`Scores.E${personRow(0) + 2}`]: 6,
    [`Criteria.${pair(1)}${FIRST}`]: pairs[0] ?? null,
    [`Criteria.${pair(2)}${FIRST}`]: pairs[1] ?? null,
    [`Criteria.${pair(2)}${FIRST + 1}`]: pairs[2] ?? null,
  });
const fromPairs = twoOptions([], { [`Criteria.${pair(1)}${FIRST}`]: 1 });

const OUT = '1 number is out of bounds and isn’t counted. Red where typed: click a cell to see its bounds.';
const ONE_LEFT_OUT = '1 score is missing, red on Scores. A mean of fewer people stands in for it.';
const POINTS = 'The points from the pairs count, unless you type weights.';

const change = (says: string, ...weights: number[]): Case => [
  `with weights of ${weights.join(' and ')}: ${says}, by the heaviest of them`,
  twoOptions(weights),
  { [`Result.B${RESULT.flips - 2}`]: expect.stringContaining(says) as string },
];
const pairs = (what: string, typed: Cells, criteria: string, result: CellResult = ''): Case => [
  `pairs that nobody answered are told ${what}`,
  typed,
  { [`Criteria.B${LAST + 2}`]: criteria, 'Result.B6': result },
];
/** What is out of bounds is told, and counts as what was left out does. */
const outside = (what: string, without: Cells, typed: Cells, says: Case[2]): Case[] => [
  [`${what} that was left out is no number out of bounds`, without, { ...says, 'Result.B4': '' }],
  [`${what} out of bounds is told, and not counted`, typed, { ...says, 'Result.B4': OUT }],
];
const inserted = { [`Criteria.B${FIRST + 2}`]: null, [`Criteria.C${FIRST + 2}`]: 'In between' };
/** A day on which one looks again, and what is said of it on another. */
const lookedAt = (today: number | null, day: number, happened: string | null, says: string): Case => [
  `a decision with the day ${day} is ${says || 'quiet'} on ${today ?? 'the real day'}${happened ? ', as it was done' : ''}`,
  { 'Decision Log.I5': today, 'Decision Log.H7': day, 'Decision Log.J7': happened },
  { 'Decision Log.I7': says },
];
const without = (what: string, cell: string): Case => [
  `without one of the ${what} there is no result, and no error`,
  twoOptions([2, 1], { [cell]: null }),
  {
    ...on('Result', 'B5 D8', 'Fill in every weight and every score to see a result.', ''),
    [`Result.F${RESULT.flips}`]: '',
  },
];
const WEIGHTED = on('Criteria', `F${FIRST} F${FIRST + 1}`, 2, 1);

testCases(fileOf('executive-decision-framework', 'executive-decision-framework.xlsx'), [
  change('It takes a big change', 2, 1),
  change('It takes a big change', 6, 3),
  change('A small change', 10, 9),
  change('A small change', 1, 0.9),
  [
    'Memo has the mean of each option on each criterion, by place, and the pairs have their names',
    twoOptions([2, 1], secondPerson()),
    {
      ...on('Memo', `E${MATRIX - 3} F${MATRIX - 3}`, 'First', 'Second'),
      [`Memo.E${MATRIX - 2}`]: expect.closeTo(6.5, 9) as number,
      ...on('Memo', `B${MATRIX} E${MATRIX} F${MATRIX}`, 'First', 7.5, 4.5),
      ...on('Memo', `B${MATRIX + 1} E${MATRIX + 1} F${MATRIX + 1}`, 'Second', 4.5, 7.5),
      ...on('Criteria', [0, 1, 2].map((n) => pair(n) + (FIRST - 1)).join(' '), '1 First', '2 Second', 3),
    },
  ],
  [
    'a score that one of several people left out is told beside the result',
    twoOptions([2, 1], secondPerson(null)),
    { 'Result.B6': ONE_LEFT_OUT, 'Memo.B8': ONE_LEFT_OUT },
  ],
  [
    'nothing is told while all scores are there',
    twoOptions([2, 1], secondPerson()),
    { 'Result.B6': '', 'Memo.B8': '' },
  ],
  pairs(
    'on Criteria and Result once one is answered',
    threeCriteria([], [1]),
    `${POINTS} 2 pairs are missing, and count as ties.`,
    '2 pairs are missing, red on Criteria, and count as ties.',
  ),
  pairs(
    'each by itself',
    threeCriteria([], [1, 0]),
    `${POINTS} 1 pair is missing, and counts as a tie.`,
    '1 pair is missing, red on Criteria, and counts as a tie.',
  ),
  pairs('no more once all are answered', threeCriteria([], [1, 0, 0.5]), POINTS),
  pairs('not yet while none is', threeCriteria([], []), POINTS),
  pairs('nowhere where weights are typed', threeCriteria([3, 2, 1], [1]), 'The typed weights count.'),
  pairs(
    'beside scores that are missing',
    { ...threeCriteria([], [1]), ...secondPerson(null) },
    `${POINTS} 2 pairs are missing, and count as ties.`,
    expect.stringMatching(/^\d scores? (is|are) missing, red on Scores\. 2 pairs are missing,/) as string,
  ),
  ...outside('a score', twoOptions([2, 1], secondPerson(null)), twoOptions([2, 1], secondPerson(100)), {
    'Result.B6': ONE_LEFT_OUT,
    ...on('Workings', `D${FIRST} D${ROWS.range} D${ROWS.score}`, 10, '', 8.166666667),
  }),
  ...outside('a weight', twoOptions([2]), twoOptions([2, -1]), {
    ...on('Criteria', `F${FIRST} F${FIRST + 1}`, 2, ''),
    [`Workings.D${ROWS.score}`]: '',
  }),
  ...outside('an answer', threeCriteria([], [1]), threeCriteria([], [1, 5]), {
    ...on('Criteria', `E${FIRST} E${FIRST + 1} E${FIRST + 2}`, 2.5, 1.5, 2),
    'Result.B6': '2 pairs are missing, red on Criteria, and count as ties.',
  }),
  [
    'a decision without a day to look again is asked about',
    { 'Decision Log.C7': 'Which van?' },
    { 'Decision Log.I7': 'Look again when?' },
  ],
  lookedAt(46_000, 46_000, null, 'look again'),
  lookedAt(46_000, 46_001, null, ''),
  lookedAt(46_000, 45_000, 'It went well.', ''),
  lookedAt(null, 43_831, null, 'look again'),
  lookedAt(null, 72_686, null, ''),
  without('weights', `Criteria.D${FIRST}`),
  without('scores', `Scores.D${personRow(0)}`),
  ['pairs give their criteria weights', fromPairs, { ...WEIGHTED, 'Result.D8': 8 }],
  [
    'a criterion in a row that was inserted leaves all weights as they are, and Result says so',
    { ...fromPairs, ...inserted },
    {
      ...WEIGHTED,
      'Result.D8': 8,
      'Result.B5': 'A criterion in an inserted row isn’t counted: move it to a numbered line.',
    },
  ],
]);
