import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const LINE = '  - { from: /tools, to: /toolbox }';
const after = (...lines: string[]) =>
  errorsAfter(['redirects.yaml', LINE, lines.map((line) => `  - { ${line} }`).join('\n')]);

test('an old address of a former site leads to a page, whatever it ends in', () => {
  const old = ['/Blog/2019/okrs.php', '/old', '/blog/okrs/', "'/@nora'", '/rss.xml', '/images/team.jpg'];
  expect(after(...old.map((from) => `from: ${from}, to: /`))).toEqual([]);
});

test('a page of this site can’t be one, also with a slash at its end', () => {
  expect(after('from: /toolbox/, to: /')).toEqual([
    "content/redirects.yaml:2  redirects[0].from: '/toolbox/' is an address of this site, so it can lead nowhere else.",
  ]);
});

test('each line of a circle is told', () => {
  expect(after('from: /a, to: /b', 'from: /b, to: /a')).toEqual([
    'content/redirects.yaml:2  redirects[0].to: leads in a circle: /a → /b → /a.',
    'content/redirects.yaml:3  redirects[1].to: leads in a circle: /b → /a → /b.',
  ]);
});
