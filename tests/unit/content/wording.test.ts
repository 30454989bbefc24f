import { expect, test } from 'vitest';
import { formatIssue } from '@/lib/content/source';
import { checkedAfter, type Edit } from '@/tests/support/content';

const QUESTIONS = 'diagnostic/questionnaire.yaml';
const noticesOf = (...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.filter(({ path }) => path === 'wording')
    .map(formatIssue);

test('the words of the diagnostic are those of its version', () => {
  expect(noticesOf()).toEqual([]);
});

test.each([
  ['a statement', QUESTIONS, 'text: We have a written picture', 'text: We have a picture'],
  ['the name of an area', QUESTIONS, 'title: Vision and Strategy', 'title: Direction'],
  ['a rating', QUESTIONS, 'label: Somewhat', 'label: Partly'],
  ['a verdict', 'diagnostic/results.yaml', 'name: Moderate', 'name: Halfway'],
])('%s with other words asks for a new version, and says what to write', (_, file, from, to) => {
  const [notice] = noticesOf([file, from, to]);
  const wording = /and wording: "(\w{8})"\.$/.exec(notice!)![1]!;
  const settled = noticesOf(
    [file, from, to],
    [QUESTIONS, 'version: "2025-06"', 'version: "2027-01"'],
    [QUESTIONS, 'wording: "67c9cf4b"', `wording: "${wording}"`],
  );
  expect(settled).toEqual([]);
});

test('help and reports may be written better without a new version', () => {
  expect(noticesOf([QUESTIONS, 'short: a written three-year picture', 'short: a picture'])).toEqual([]);
});
