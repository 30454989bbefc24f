import { expect, test } from 'vitest';
import { hint, suggest } from '@/lib/content/schemas/suggest';

test.each([
  ['taglne', 'tagline'],
  ['Tagline', 'tagline'],
  ['qoute', 'quote'],
  ['zebra', undefined],
])('%s is taken for %s', (found, meant) => {
  expect(suggest(found, ['headline', 'tagline', 'quote'])).toBe(meant);
});

test('a long list of what is allowed is cut short', () => {
  const allowed = Array.from({ length: 20 }, (_, i) => `/page-${i}`);
  expect(hint('zebra', allowed)).toMatch(/\/page-13 and 6 more\.$/);
});
