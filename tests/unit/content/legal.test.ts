import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const TERMS = 'legal/terms-of-service.md';

test.each([
  [
    'a link to a page that does not exist',
    '(/privacy-policy)',
    '(/privacy)',
    'links to /privacy, which is not a page',
  ],
  ['a heading of another level', '## Refunds', '### Refunds', "has the heading '### Refunds'"],
  ['a second title', '## Refunds', '# Refunds', "has the heading '# Refunds'"],
  ['a date written out', '{legal.date}', 'June 30, 2024', "has 'June 30, 2024' under its title"],
  [
    'an unknown placeholder',
    '{brand}',
    '{brnad}',
    '{brnad} is not known. It needs a line in content/site.yaml.',
  ],
  ['an unknown detail', '{legal.legalName}', '{legal.legalNam}', "Did you mean 'legal.legalName'?"],
])('%s is refused', (_, from, to, message) => {
  expect(errorsAfter([TERMS, from, to])).toEqual([
    expect.stringMatching(new RegExp(`^content/legal/terms-of-service\\.md:\\d+  .*${escape(message)}`)),
  ]);
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
