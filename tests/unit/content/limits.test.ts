import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const LONG = 'word '.repeat(30).trim();

test('a recommendation has a title of eight words at most', () => {
  const title = 'title: Give your own week a manager';
  expect(errorsAfter(['diagnostic/recommendations.yaml', title, `${title} you can really trust`])).toEqual([
    expect.stringContaining('sizes.Solo founder.title: has 10 words; at most 8 fit.'),
  ]);
});

test('each part of a recommendation has the words that it needs', () => {
  const found = errorsAfter([
    'diagnostic/recommendations.yaml',
    '    title: Give your own week a manager\n    thisWeek: >-\n',
    '    title: Give your own week a manager\n    thisWeek: Plan.\n    rest: >-\n',
  ]);
  expect(found).toContainEqual(
    expect.stringContaining('sizes.Solo founder.thisWeek: has 1 words; it needs 20.'),
  );
});

test('a recommendation whose parts are not there is told which, and of a body that it has no place', () => {
  const found = errorsAfter([
    'diagnostic/recommendations.yaml',
    '    title: Give your own week a manager\n    thisWeek: >-\n',
    '    title: Give your own week a manager\n    body: >-\n',
  ]);
  expect(found).toContainEqual(expect.stringContaining('sizes.Solo founder.thisWeek'));
  expect(found).toContainEqual(expect.stringContaining("'body' is not a key here"));
});

test('the help of a statement has 25 words at most', () => {
  const from =
    'help: Values are in by the same hour each week. The quarter so far is on one page, without a gap.';
  expect(errorsAfter(['diagnostic/questionnaire.yaml', from, `help: ${LONG}`])).toEqual([
    expect.stringContaining('statements.progressTracking.help: has 30 words; at most 25 fit.'),
  ]);
});

test('a title for search engines that would be cut short is refused', () => {
  expect(errorsAfter(['site.yaml', 'title: "Privacy Policy - {brand}"', `title: "${LONG}"`])).toEqual([
    expect.stringContaining('pages./privacy-policy.title: has 149 characters; at most 70 fit.'),
  ]);
});

test('a toast is written with a title and a text', () => {
  expect(errorsAfter(['messages.yaml', 'Required Fields - Please', 'Required Fields: please'])).toEqual([
    expect.stringContaining('exact.toasts.requiredFields: needs a title and a text with " - " between them.'),
  ]);
});
