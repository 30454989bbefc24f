import { expect, test } from 'vitest';
import { readAnswer, reveal, TEAM, toTalkAbout, widestFirst } from '@/lib/diagnostic/rules/team-room';
import { readRanges, writeRanges } from '@/lib/diagnostic/rules/ranges-code';
import { STATEMENT_IDS, type Ratings } from '@/lib/diagnostic/rules/questionnaire';

const [first, second, third, fourth, fifth] = STATEMENT_IDS as [
  ...[(typeof STATEMENT_IDS)[number], (typeof STATEMENT_IDS)[number], (typeof STATEMENT_IDS)[number]],
  ...[(typeof STATEMENT_IDS)[number], (typeof STATEMENT_IDS)[number]],
];
const people = (...answers: Ratings[]) => answers;
/** Four people of whom one sees a statement otherwise. */
const oneOff = (gaps: Ratings): Ratings[] => [
  gaps,
  ...Array.from({ length: 3 }, () => Object.fromEntries(Object.keys(gaps).map((id) => [id, 0] as const))),
];

test.each([0, 1, 3])('%i answers show nothing at all', (count) => {
  expect(reveal(Array.from({ length: count }, () => ({ [first]: 2 })))).toBeNull();
});

test('four show the lowest and the highest rating of a statement, and how many rated it', () => {
  const shown = reveal(people({ [first]: 2 }, { [first]: 1 }, { [first]: 3 }, { [first]: 2 }));
  expect(shown).toEqual({ people: 4, ranges: [{ statement: first, count: 4, low: 1, high: 3 }] });
});

test('a statement that only three of them rated has no range', () => {
  const shown = reveal(people({ [first]: 2, [second]: 1 }, { [first]: 1 }, { [first]: 3 }, { [second]: 2 }));
  expect(shown).toEqual({ people: 4, ranges: [] });
});

test('the widest gap comes first, and of equal ones that which is first on the form', () => {
  const { ranges } = reveal(oneOff({ [first]: 1, [second]: 3, [third]: 0, [fourth]: 3, [fifth]: 2 }))!;
  expect(widestFirst(ranges).map(({ statement }) => statement)).toEqual([
    second,
    fourth,
    fifth,
    first,
    third,
  ]);
});

test('to be talked about are three at most, and none that all agree on', () => {
  const { ranges } = reveal(oneOff({ [first]: 1, [second]: 3, [third]: 0, [fourth]: 3, [fifth]: 2 }))!;
  expect(toTalkAbout(ranges).map(({ statement }) => statement)).toEqual([second, fourth, fifth]);
  expect(toTalkAbout(reveal(oneOff({ [first]: 1, [second]: 0 }))!.ranges)).toHaveLength(1);
});

test.each([
  ['none is rated', {}],
  ['one is blank', { [`ratings.${first}`]: '' }],
  ['one is no rating', { [`ratings.${first}`]: '2', [`ratings.${second}`]: '4' }],
  ['one is text', { [`ratings.${first}`]: '2', [`ratings.${second}`]: '1.5' }],
])('an answer is refused where %s', (_, fields) => {
  expect(readAnswer(fields)).toBeNull();
});

test('ranges travel as a text, and come back as they were', () => {
  const shown = reveal(oneOff({ [first]: 1, [third]: 3, [STATEMENT_IDS[15]!]: 2 }))!;
  const read = readRanges(writeRanges(shown.people, shown.ranges));
  expect(read).toEqual({
    people: TEAM.least,
    ranges: {
      [first]: { low: 0, high: 1 },
      [third]: { low: 0, high: 3 },
      [STATEMENT_IDS[15]!]: { low: 0, high: 2 },
    },
  });
});
