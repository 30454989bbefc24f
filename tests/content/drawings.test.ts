import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_DRAWING, DRAWN } from '@/components/toolbox/drawn';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content';

const FOLDER = path.join(CONTENT, '../public/images/tools');
const files = readdirSync(FOLDER);

test('the drawings are those that are listed, and the default one', () => {
  expect(files).toEqual([...DRAWN, DEFAULT_DRAWING].map((name) => `${name}.svg`).sort());
});

test('every product has a drawing of its own', () => {
  expect(
    loadContent(CONTENT)
      .products.map(({ slug }) => slug)
      .sort(),
  ).toEqual([...DRAWN].sort());
});

test('the picture of the bundle is a file', () => {
  const bundle = loadContent(CONTENT).products.find((product) => product.type === 'bundle');
  expect(bundle && path.basename(bundle.imageUrl)).toBe(`${bundle?.slug}.svg`);
});

test.each(files)('%s is drawn in the color of the text, with one stroke weight at any size', (file) => {
  const svg = readFileSync(path.join(FOLDER, file), 'utf8');
  expect(svg).toContain('viewBox="0 0 160 120"');
  expect(svg).toContain('stroke="currentColor" stroke-width="1.5"');
  for (const [shape] of svg.matchAll(/<(path|circle|rect|line)[^>]*>/g))
    expect(shape).toContain('vector-effect="non-scaling-stroke"');
});
