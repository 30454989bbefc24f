import { describe, expect, test } from 'vitest';
import { headingId, readMarkdown } from '@/lib/content/markdown';

const text = (words: string) => ({ kind: 'text', text: words });
const messages = (markdown: string) => readMarkdown(markdown).faults.map(({ message }) => message);

test('a paragraph with bold, italics and a link', () => {
  expect(readMarkdown('Read **this**, *that* and [the terms](/terms-of-service).').blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        text('Read '),
        { kind: 'strong', children: [text('this')] },
        text(', '),
        { kind: 'emphasis', children: [text('that')] },
        text(' and '),
        { kind: 'link', href: '/terms-of-service', children: [text('the terms')] },
        text('.'),
      ],
    },
  ]);
});

test('what looks like an entity or a tag in the words stays words', () => {
  expect(readMarkdown('5 < 6 & \\<b> "so"').blocks).toEqual([
    { kind: 'paragraph', children: expect.arrayContaining([text('5 < 6 & ')]) as unknown },
  ]);
  expect(messages('5 < 6 & \\<b> "so"')).toEqual([]);
});

describe('is refused and left out', () => {
  test.each([
    ['a tag', 'a <b>c</b> d', ["holds HTML: '<b>'"]],
    ['a block of HTML', '<script>alert(1)</script>', ["holds HTML: '<script>alert(1)</script>'"]],
    ['an image', '![a](/b.png)', ["holds an image: '![a](/b.png)'"]],
    ['a quotation', '> a', ["holds a quotation: '> a'"]],
    ['a list in a list', '- a\n  - b', ["holds list: '- b'"]],
    ['a heading', '#### a', ["has the heading '#### a'"]],
  ])('%s', (_, markdown, expected) => {
    const { blocks, faults } = readMarkdown(markdown);
    expect(faults.map(({ message }) => message)).toEqual(
      expected.map((start) => expect.stringContaining(start) as unknown),
    );
    expect(JSON.stringify(blocks)).not.toMatch(/[<>]|b\.png/);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,a',
    'http://example.com',
    '//example.com',
    'privacy-policy',
  ])('a link to %s, whose words stay', (href) => {
    const { blocks, faults } = readMarkdown(`[a](${href})`);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringContaining(`links to '${href}'. A link begins with`),
    ]);
    expect(blocks).toEqual([{ kind: 'paragraph', children: [text('a')] }]);
  });
});

test.each([
  ['Who we are', 'who-we-are'],
  ["What the visitor's browser stores", 'what-the-visitors-browser-stores'],
  ['  Law & disputes, in short. ', 'law-disputes-in-short'],
  ['Über uns', 'über-uns'],
])('the id of %j is %j', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
