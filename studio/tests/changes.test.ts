import { expect, test } from 'vitest';
import { changesOf } from '../words/changes';

const in_words = (before: string, after: string, file = 'a.yaml') =>
  changesOf(file, before, after).map(({ what, was, is }) => [what, was, is]);

const LIST = 'items:\n  - { id: a, title: First }\n  - { id: b, title: Second }\n';

test.each<[string, string, string, (string | undefined)[][]]>([
  ['a price', 'priceCents: 3900', 'priceCents: 3400', [['Price', '$39', '$34']]],
  ['a price with cents', 'priceCents: 38880', 'priceCents: 38900', [['Price', '$388.80', '$389']]],
  ['a text in a group', 'hero: { headline: A }', 'hero: { headline: B }', [['Hero › Headline', 'A', 'B']]],
  ['a key that came', 'a: 1', 'a: 1\nplaceholder: true', [['Placeholder', undefined, 'yes']]],
  [
    'a text in an entry, by the name of the entry',
    LIST,
    LIST.replace('title: Second', 'title: Second, text: New'),
    [['Items › Second › Text', undefined, 'New']],
  ],
  [
    'an entry that was added first',
    LIST,
    LIST.replace('items:\n', 'items:\n  - { id: c, title: New }\n'),
    [['Items: added', undefined, 'New']],
  ],
  [
    'an entry that was added and has nothing in it yet',
    'items: []',
    'items: [{ id: "", quote: "" }]',
    [['Items: added', undefined, 'nothing in it yet']],
  ],
  [
    'an entry that was taken out',
    LIST,
    LIST.replace('  - { id: a, title: First }\n', ''),
    [['Items: taken out', 'First', undefined]],
  ],
  ['entries in another order', 'a: [x, y]', 'a: [y, x]', [['A: in another order', undefined, 'y, x']]],
  ['an entry that is reworded', 'a: [x, y]', 'a: [x, z]', [['A › 2', 'y', 'z']]],
  ['nothing but a comment', 'a: 1', '# why\na: 1', []],
])('%s is told in words', (_, before, after, changes) => {
  expect(in_words(before, after)).toEqual(changes);
});

test('of Markdown, the lines that differ are told', () => {
  expect(in_words('# A\n\nOne.\nTwo.\n', '# A\n\nOne.\nThree.\n', 'legal/a.md')).toEqual([
    ['Line 4', 'Two.', 'Three.'],
  ]);
});
