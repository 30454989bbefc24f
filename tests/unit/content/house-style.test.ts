import { expect, test } from 'vitest';
import { styleNotices } from '@/lib/content/house-style';
import { formatIssue } from '@/lib/content/source';
import { checkedAfter } from '@/tests/support/content';

const noticesOf = (text: string, at = { file: 'content/home.yaml', path: 'hero.tagline', line: 7 }) =>
  styleNotices([{ text, at, final: false }]).map(formatIssue);
const words = (count: number) => `${'word '.repeat(count - 1)}end.`;

test('a straight apostrophe or quote is told with its word, file, line and place', () => {
  expect(noticesOf(`It's a "plan"`)).toEqual([
    `content/home.yaml:7  hero.tagline: has a straight quote or apostrophe: It's. Write ’ or “ ”.`,
    `content/home.yaml:7  hero.tagline: has a straight quote or apostrophe: "plan". Write ’ or “ ”.`,
  ]);
  expect(noticesOf('It’s a “plan”')).toEqual([]);
});

test('a sentence may have 28 words, and the next one begins anew', () => {
  expect(noticesOf(`${words(28)} W${words(28)}`)).toEqual([]);
  expect(noticesOf(words(29))).toEqual([expect.stringContaining('a sentence of 29 words, more than 28')]);
});

test.each([
  ['Give us your E-mail', 'email'],
  ['Money in the till', 'until'],
  ['We do not know', 'don’t'],
  ['We cannot know', 'can’t'],
])('"%s" has a word that we write otherwise', (text, instead) => {
  expect(noticesOf(text)).toEqual([expect.stringMatching(`says “.+”. We write: ${instead}\\.$`)]);
});

test('a short list has no comma before its last, and what is said aside keeps its own', () => {
  expect(noticesOf('Give it a number, a date, and one owner')).toEqual([
    expect.stringContaining(
      'a comma before the last of a list: “number, a date, and one”. We write: “a, b and c”.',
    ),
  ]);
  expect(
    noticesOf('A number, a date and one owner, with why, and where you’re stuck, since when, and why'),
  ).toEqual([]);
});

test('a word within another one is left alone, and so is the name of a setting', () => {
  expect(noticesOf('Still until Tillman sends Do Not Track')).toEqual([]);
});

test('what was agreed to the letter, and what is typed into a terminal, keeps its marks', () => {
  const exact = { file: 'content/messages.yaml', path: 'exact.pages.productNotFound', line: 33 };
  expect(noticesOf("The product you're looking for doesn't exist.", exact)).toEqual([]);
  expect(noticesOf("You'll leave the call with insight—whether we work together or not.")).toEqual([]);
  expect(noticesOf('npm run orders -- release {orderNumber} --reason "why"')).toEqual([]);
});

test('the check of the content lists them as notices, in YAML and in legal pages', () => {
  const { errors, warnings } = checkedAfter(
    ['orders.yaml', 'title: ', 'title: Kindly '],
    ['legal/terms-of-service.md', '## Contact', '## Whilst in contact'],
  );
  expect(errors).toEqual([]);
  expect(warnings.map(formatIssue)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/orders\.yaml:\d+ {2}\S+title: says “Kindly”/),
      expect.stringMatching(/^content\/legal\/terms-of-service\.md:\d+ {2}says “Whilst”/),
    ]),
  );
});
