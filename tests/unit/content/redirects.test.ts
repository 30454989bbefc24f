import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const FILE = 'redirects.yaml';
const LINE = '  - { from: /tools, to: /toolbox }';
const after = (...lines: string[]) =>
  errorsAfter([FILE, LINE, lines.map((line) => `  - { ${line} }`).join('\n')]);

test('an old address of a former site leads to a page, whatever it ends in', () => {
  expect(after('from: /Blog/2019/okrs.php, to: /library/key-results', 'from: /old, to: /')).toEqual([]);
});

test.each([
  [
    'a circle',
    ['from: /a, to: /b', 'from: /b, to: /a'],
    '3  redirects[0].to: leads in a circle: /a → /b → /a.',
  ],
  ['itself', ['from: /a, to: /a'], '3  redirects[0].to: leads in a circle: /a → /a.'],
  [
    'two steps',
    ['from: /a, to: /b', 'from: /b, to: /toolbox'],
    "3  redirects[0].to: is an old address itself. Write '/toolbox', where that one leads.",
  ],
  [
    'a page',
    ['from: /Toolbox/goal-cascade-builder, to: /'],
    "3  redirects[0].from: '/Toolbox/goal-cascade-builder' is an address of this site, so it can lead nowhere else.",
  ],
  [
    'a page of content/pages',
    ['from: /library/key-results, to: /library'],
    "3  redirects[0].from: '/library/key-results' is an address of this site",
  ],
  [
    'a call',
    ['from: /api/products, to: /'],
    "3  redirects[0].from: '/api/products' is an address of this site",
  ],
  [
    'an order',
    ['from: /orders/abc, to: /'],
    "3  redirects[0].from: '/orders/abc' is an address of this site",
  ],
  [
    'no page',
    ['from: /a, to: /toolbx'],
    "3  redirects[0].to: is '/toolbx', which is not a page of this site. Did you mean '/toolbox'?",
  ],
  [
    'the same address twice',
    ['from: /a, to: /', 'from: /A, to: /'],
    "4  redirects[1].from: '/A' stands here twice.",
  ],
  [
    'a pattern',
    ['from: "/blog/:slug*", to: /'],
    '3  redirects[0].from: must be an address of this site without its domain',
  ],
])('%s is refused, with its line', (_, lines, message) => {
  const errors = after(...lines);
  expect(errors[0]).toContain(`content/redirects.yaml:${message}`);
});
