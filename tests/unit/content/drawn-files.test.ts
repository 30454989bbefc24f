import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content';

const IMAGES = path.join(import.meta.dirname, '../../../public/images');
const tools = readdirSync(path.join(IMAGES, 'tools'));
const site = readdirSync(path.join(IMAGES, 'site'));
const { products, home, team } = loadContent(CONTENT);

test('every product has a drawing of its own, and there is one for those that have none yet', () => {
  expect(tools).toEqual([...products.map(({ slug }) => slug), 'default'].map((name) => `${name}.svg`).sort());
});

test('the picture of the bundle is a file', () => {
  const bundle = products.find((product) => product.type === 'bundle');
  expect(bundle && path.basename(bundle.imageUrl)).toBe(`${bundle?.slug}.svg`);
});

test('every goal and every coach has a drawing', () => {
  const wanted = [
    ...home.goals.items.map(({ icon }) => `goal-${icon}.svg`),
    ...team.coaches.map(({ monogram }) => `monogram-${monogram.toLowerCase()}.svg`),
  ];
  expect(site).toEqual(expect.arrayContaining(wanted));
});

test('no name is used twice', () => {
  expect(site.filter((file) => tools.includes(file))).toEqual([]);
});

test.each([...site.map((file) => `site/${file}`), ...tools.map((file) => `tools/${file}`)])(
  '%s is drawn in the color of the text, with one stroke weight at any size',
  (file) => {
    const svg = readFileSync(path.join(IMAGES, file), 'utf8');
    expect(svg).toContain('fill="none" stroke="currentColor" stroke-width="1.5"');
    for (const [shape] of svg.matchAll(/<(path|circle|rect|line)[^>]*>/g))
      expect(shape).toContain('vector-effect="non-scaling-stroke"');
  },
);
