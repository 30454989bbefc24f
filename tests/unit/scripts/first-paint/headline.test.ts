import { expect, test } from 'vitest';
import { headlineStyles } from '@/scripts/setup/first-paint/headline';

const GLYPHS = /src:url\(data:font\/woff2;base64,([\w+/=]+)\)/g;
const sizesIn = (css: string) =>
  Array.from(css.matchAll(GLYPHS), ([, glyphs = '']) => Buffer.from(glyphs, 'base64').length);

test('each headline of a page is marked, and what a component has marked stays so', async () => {
  const { html } = await headlineStyles(
    '<main><h1 class="a">One</h1><p data-headline="">Two</p><p>Three</p></main>',
  );
  expect(html).toBe(
    '<main><h1 data-headline="" class="a">One</h1><p data-headline="">Two</p><p>Three</p></main>',
  );
});

test('more letters bring more glyphs, and other words of the page none', async () => {
  const [few, same, more] = await Promise.all(
    ['<h1>Plan</h1>', '<h1>Plan</h1><p>Quartz</p>', '<h1>Plan a quarter</h1>'].map(headlineStyles),
  );
  expect(same!.css).toBe(few!.css);
  expect(sizesIn(more!.css)[0]).toBeGreaterThan(sizesIn(few!.css)[0]!);
});

test('words that may come in the place of a headline bring their glyphs along', async () => {
  const [alone, also] = await Promise.all(
    ['<h2 data-headline="">Plan</h2>', '<h2 data-headline="Plan Quartz">Plan</h2>'].map(headlineStyles),
  );
  expect(sizesIn(also!.css)[0]).toBeGreaterThan(sizesIn(alone!.css)[0]!);
});

test('the italic comes with a headline that has words in it, and with no other', async () => {
  const [upright, slanted] = await Promise.all(
    ['<h1>A plan</h1>', '<h1>A <em>plan</em></h1>'].map(headlineStyles),
  );
  expect(sizesIn(upright!.css)).toHaveLength(1);
  expect(sizesIn(slanted!.css)).toHaveLength(2);
  expect(slanted!.css).toContain('font-style:italic');
});

test('a page without a headline stays as it is', async () => {
  expect(await headlineStyles('<p>Words</p>')).toEqual({ html: '<p>Words</p>', css: '' });
});
