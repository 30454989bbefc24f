import { expect, test } from 'vitest';
import { csvText } from '@/demos/kit/csv';
import { complaint, dollars, format, percent, readNumber } from '@/demos/kit/numbers';
import { page, type PageWords } from '@/demos/kit/page';

test.each([
  ['12', 12],
  ['1,200.50', 1200.5],
  [' $ 1 200 ', 1200],
  ['10%', 10],
  ['-3', -3],
  ['.5', 0.5],
  ['', undefined],
  ['many', undefined],
  ['1e308', undefined],
  ['Infinity', undefined],
  ['1.2.3', undefined],
  ['9999999999999', undefined],
])('%j is read as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a number outside its rule is none', () => {
  const rule = { min: 1, max: 36, whole: true };
  expect(['0', '1', '36', '37', '2.5'].map((text) => readNumber(text, rule))).toEqual([
    undefined,
    1,
    36,
    undefined,
    undefined,
  ]);
});

test.each([
  ['x', { min: 1, max: 36, whole: true }, 'Write a whole number from 1 to 36.'],
  ['-1', { min: 0 }, 'Write a number, 0 or more.'],
  ['x', {}, 'Write a number.'],
  ['', { min: 1 }, undefined],
  ['5', { min: 1 }, undefined],
])('of %j under %j is said: %s', (text, rule, message) => {
  expect(complaint(text, rule)).toBe(message);
});

test('numbers are written for readers, with a real minus sign', () => {
  expect([format(-1234.567), format(-0.001), dollars(-28_700), percent(0.675, 1)]).toEqual([
    '−1,234.57',
    '0',
    '−$28,700',
    '67.5%',
  ]);
});

test('a cell of CSV is quoted where it has to be', () => {
  expect(csvText([['a,b', 'say "x"', 'two\nlines', 3, -4.5]])).toBe(
    '\uFEFF"a,b","say ""x""","two\nlines",3,-4.5\r\n',
  );
});

test.each(['=1+1', '+cmd', '@SUM(A1)', '-x', '\tx'])(
  '%j is a text to a spreadsheet, and no formula',
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each(['-3', '+4.5', '-1,200'])('%s stays a number', (text) => {
  expect(csvText([[text]])).not.toContain("'");
});

test('what a page is made of is text, and never markup', () => {
  const words: PageWords = {
    slug: 'x',
    title: '<b>',
    brand: '&',
    line: '"',
    promise: '',
    adds: ['<i>'],
    price: '$1',
    site: 'http://localhost',
    toolbox: { title: '<u>', href: '/toolbox' },
    product: '/toolbox/x',
    skip: '',
  };
  const html = page(words);
  expect(html).toContain('<h1>&lt;b&gt;</h1>');
  expect(html).toContain('content="&quot; "');
  expect(html).not.toMatch(/<[biu]>/);
});
