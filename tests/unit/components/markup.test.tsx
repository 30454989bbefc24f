import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/legal/prose';
import { readMarkdown } from '@/lib/content/markdown';
import { markup } from '@/tests/support/markup';
import { JsonLd } from '@/components/layout/json-ld';

const html = (markdown: string) => markup(<Prose blocks={readMarkdown(markdown).blocks} />);

test.each([
  ['**Bold** and *italic*.', '<p><strong>Bold</strong> and <em>italic</em>.</p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one', '<ol><li>one</li></ol>'],
  ['[Terms](/terms-of-service)', '<p><a href="/terms-of-service">Terms</a></p>'],
  ['[Us](https://example.com)', '<p><a href="https://example.com">Us</a></p>'],
  [
    '| A | B |\n| --- | --- |\n| c | d |',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
      '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  ],
])('%j is set as it is meant', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '[a](javascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '<javascript:alert(1)>',
])('%j sets neither a tag of its own nor a link', (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?!\/?p>)|href/);
});

test('no text can end the script it stands in, and all of it can be read back', () => {
  const name = '</script><script>alert(1)</script> & <!--';
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name }]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});
