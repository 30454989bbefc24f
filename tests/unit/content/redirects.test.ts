import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const LINE = '  - { from: /tools, to: /toolbox }';
const after = (...lines: string[]) =>
  errorsAfter(['redirects.yaml', LINE, lines.map((line) => `  - { ${line} }`).join('\n')]);

test('an old address of a former site leads to a page, whatever it ends in', () => {
  expect(after('from: /Blog/2019/okrs.php, to: /library/key-results', 'from: /old, to: /')).toEqual([]);
});

test('each line of a circle is told', () => {
  expect(after('from: /a, to: /b', 'from: /b, to: /a')).toEqual([
    'content/redirects.yaml:3  redirects[0].to: leads in a circle: /a → /b → /a.',
    'content/redirects.yaml:4  redirects[1].to: leads in a circle: /b → /a → /b.',
  ]);
});
