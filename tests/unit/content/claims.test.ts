import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { CONTENT, errorsAfter } from '@/tests/support/content';

test('a claim printed on a page its record does not list is an error', () => {
  expect(errorsAfter(['claims.yaml', 'pages: [/, /book-call]', 'pages: [/]'])).toEqual([
    expect.stringContaining("intro: prints the claim 'founders-helped' on /book-call"),
  ]);
});

test('a claim its record lists for a page that does not print it is an error', () => {
  expect(errorsAfter(['claims.yaml', 'pages: [/, /book-call]', 'pages: [/, /book-call, /toolbox]'])).toEqual([
    expect.stringContaining("lists /toolbox, but 'founders-helped' is not printed there."),
  ]);
});

test('claims that disagree are listed, each pair once', () => {
  const pairs = checkContent(CONTENT).warnings.filter(({ message }) => message.startsWith('Claims disagree'));
  expect(pairs).toHaveLength(7);
  expect(pairs.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/6 coaching sessions of 30 min.*6 sessions of 1 hour/),
  );
});
