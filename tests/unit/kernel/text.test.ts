import { expect, test } from 'vitest';
import { countWords, escapeMarkup, fill, fillKnown, firstSentence, placeholdersIn } from '@/lib/kernel/text';

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

test('names from the prototype are not values', () => {
  expect(() => fill('{toString}', {})).toThrow('No value for {toString}');
});

test('filling what is known leaves the rest alone', () => {
  const values = new Map([['legal.date', 'June 30, 2025']]);
  expect(fillKnown('{legal.date}, {name}', values)).toBe('June 30, 2025, {name}');
});

test('placeholders are listed in order, each once', () => {
  expect(placeholdersIn('{b} {claim.growth-30} {b} { no } {}')).toEqual(['b', 'claim.growth-30']);
});

test.each([
  ['one two  three', 3],
  ['what moved - what slipped', 4],
  ['', 0],
  ['$250K-$10M', 1],
])('"%s" has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  ['From scattered to strategic. Take the diagnostic.', 'From scattered to strategic.'],
  ['Up 4.5 points in a week! And then?', 'Up 4.5 points in a week!'],
  ['One sentence.', 'One sentence.'],
  ['No full stop', 'No full stop'],
])('the first sentence of "%s" ends where a space follows the stop', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

test('a text in markup is a text, between tags and in quotes of either kind', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
