import { expect, test } from 'vitest';
import { countWords, escapeMarkup, fill } from '@/lib/kernel/text';
import { suggestEmail } from '@/lib/kernel/email-typo';

test('a text gets its values', () => {
  expect(fill('{n} of 16 rated, {n}!', { n: 3 })).toBe('3 of 16 rated, 3!');
});

test('a value that is missing is an error that names it', () => {
  expect(() => fill('From {from} to {to}', { from: 'Poor' })).toThrow(
    'No value for {to} in "From {from} to {to}"',
  );
});

test('what a visitor typed is not read as a placeholder', () => {
  expect(fill('Prepared for {name}', { name: '{email} $& $1' })).toBe('Prepared for {email} $& $1');
});

test.each([
  ['one two  three', 3],
  ['what moved - what slipped', 4],
  ['', 0],
  ['$250K-$10M', 1],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('a text in markup is a text, between tags and in quotes of either kind', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmal.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@GMIAL.com', 'ada@gmail.com'],
  ['Ada.L+x@yaho.com', 'Ada.L+x@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@yahoo.co',
  'ada@example.com',
  'ada@gmailcom.org',
  'ada@gmxil.net',
  'ada@',
  '@gmial.com',
  'gmial.com',
  '',
])('%j is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
