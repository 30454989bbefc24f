import { expect, test } from 'vitest';
import { countWords, escapeMarkup, fill } from '@/lib/kernel/text';

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
