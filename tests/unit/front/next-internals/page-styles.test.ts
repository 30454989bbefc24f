import { expect, test } from 'vitest';
import { facesOf, sheetsOf, withStyles } from '@/front/next-internals/page-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const FACE =
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const PAGE = `<html lang="en-US" class="a1_variable _b2_variable"><head>${FACE}${link('a')}${link('b')}</head><body><p class="c3_variable contents lead">Words</p></body></html>`;

test("a page's stylesheets and typefaces are found by what Next writes for them", () => {
  expect(sheetsOf(PAGE)).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']);
  const css = ['a1', '_b2', 'c3'].map(
    (name) =>
      `@font-face{font-family:${name};src:url(/m/${name}.woff2)format("woff2")}.${name}_variable{--font-${name}:"${name}"}`,
  );
  expect(facesOf(PAGE, css.join(''))).toEqual(
    ['a1', '_b2', 'c3'].map((name) => ({ file: `/m/${name}.woff2`, className: `${name}_variable` })),
  );
  expect(() => facesOf(PAGE, '')).toThrow('page-styles.ts');
});

test("a page has our styles in place of Next's, behind all else in its head, and no typeface", () => {
  expect(withStyles(PAGE.replace('</head>', '<title>A</title></head>'), '<own>', false)).toBe(
    '<html lang="en-US"><head><title>A</title><own></head><body><p class="contents lead">Words</p></body></html>',
  );
});

test("where React may come, Next's stylesheets stay in their order, switched off", () => {
  const off = [link('a'), link('b')].map((one) => one.replace('/>', ' disabled=""/>')).join('');
  expect(withStyles(PAGE, '<own>', true)).toContain(`<head><own>${off}</head>`);
});

test('a stylesheet that is named in another way is an error, and the demos have their own', () => {
  expect(() => sheetsOf('<link href="/_next/static/chunks/a.css" rel="stylesheet">')).toThrow(
    'page-styles.ts',
  );
  expect(sheetsOf('<link rel="stylesheet" href="/tools/assets/demo.css">')).toEqual([]);
});
