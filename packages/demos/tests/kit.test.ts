import { expect, test } from 'vitest';
import { dollars, format, numberComplaint, percent, readNumber } from '../kit/numbers';
import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content-folder';
import { page } from '../kit/page';

test.each([
  ['12', 12],
  ['1,200.50', 1200.5],
  [' $ 1 200 ', 1200],
  ['10%', 10],
  ['-3', -3],
  ['.5', 0.5],
  ['many', undefined],
  ['1e308', undefined],
  ['1,5', undefined], // a comma that is no thousands one may mean a point
  ['−4', -4],
  ['', undefined],
  ['-', undefined],
  ['Infinity', undefined],
  ['1.2.3', undefined],
  ['9999999999999', undefined],
  ['8h', 8],
  ['8 hours', 8],
  ['2.5 hrs', 2.5],
  ['$24,000', 24_000],
  ['-$24,000.50', -24_000.5],
  ['24.000 €', undefined], // 24 or 24,000: a point may be either
  ['24.000,00 €', 24_000],
  ['7 600', 7600],
  ['7\u00a0600', 7600],
  ['7\u202f600,5', 7600.5],
  ["7'600", 7600],
  ['1’200’000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['0,500', undefined], // no number begins its thousands with a 0: a half, in Europe's way
  ['0.500', 0.5],
  ['-0,250', undefined],
  ['0.500 €', 0.5],
  ['0.500,5', undefined],
  ['7.600,00', 7600],
  ['-1.234.567', -1_234_567],
  ['7600,00', undefined],
  ['1,200 300', undefined],
  ['3 4', undefined],
  ['8 min', undefined],
  ['12 34,5', undefined],
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
  ['x', { min: 1, max: 36, whole: true }, 'Enter a whole number from 1 to 36.'],
  ['-1', { min: 0 }, 'Enter a number from 0 to 1 billion.'],
  ['x', {}, 'Enter a number, like 1200 or 12.5.'],
  ['1e308', {}, 'Enter a number from −1 billion to 1 billion.'],
  ['', { min: 1 }, undefined],
  ['5', { min: 1 }, undefined],
  ['1,5', {}, 'Use a point for decimals, like 1.5.'],
  ['0,500', {}, 'Use a point for decimals, like 0.500.'],
  ['$7600,00', { min: 0 }, 'Use a point for decimals, like 7600.00.'],
  ['eight', { min: 0, max: 80 }, 'Enter a number from 0 to 80.'],
])('of %j under %j is said: %s', (text, rule, message) => {
  expect(numberComplaint(text, rule)).toBe(message);
});

test('numbers are written for readers, with a real minus sign', () => {
  expect([
    format(-1234.567),
    format(-0.001),
    dollars(-28_700),
    dollars(-0.004),
    dollars(-0.5),
    percent(0.675, 1),
  ]).toEqual(['−1,234.57', '0', '−$28,700', '$0', '−$1', '67.5%']);
});

test('what a page is made of is text, and never markup', () => {
  const isName = (key: string) => ['slug', 'kind', 'of', 'id'].includes(key);
  const content = JSON.parse(JSON.stringify(loadContent(CONTENT)), (key, value: unknown) =>
    typeof value === 'string' && !isName(key) ? `</script><i>"${value}` : value,
  ) as Content;
  for (const demo of content.toolbox.demos.items) {
    const card = { path: '/og/x.png', width: 1, height: 1 };
    const html = page({ demo, content, address: 'http://localhost', card, header: '', footer: '' });
    expect(html).toContain('<h1>&lt;/script&gt;&lt;i&gt;&quot;');
    expect(html).not.toMatch(/<i>|<\/script><i/);
  }
});
