import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archiveEntries } from '@/lib/domain/orders/archive';
import type { ProductFile } from '@/lib/domain/toolbox/product-file';
import { factsOf } from '@/workshop/facts';
import { fileOf } from './workbook';

const SLUG = 'complete-strategy-toolbox';
const page = () => readFileSync(fileOf(SLUG, 'start-here.html'), 'utf8');

test('the start page links to every file of the bundle, where its archive has it, and to nothing else', () => {
  const files = [SLUG, ...factsOf(SLUG).includes!].flatMap((slug) =>
    factsOf(slug).files.map(({ name }) => ({ slug, name }) as ProductFile),
  );
  const inArchive = archiveEntries({ productId: SLUG }, files).map(({ name }) =>
    name.replace(`${SLUG}/`, ''),
  );
  const links = new Set([...page().matchAll(/href="([^"]*)"/g)].map(([, href]) => href!));
  expect([...links].sort()).toEqual(inArchive.filter((name) => name !== 'start-here.html').sort());
});

test('the start page needs nothing but itself', () => {
  expect(page()).not.toMatch(/<(script|link|img|iframe)|src=|url\(|@import|https?:/);
});

test('the start page has one heading of the first level, and a name for each link', () => {
  expect(page().match(/<h1/g)).toHaveLength(1);
  for (const [, text] of page().matchAll(/<a [^>]*>([^<]*)<\/a>/g)) expect(text).toMatch(/\S/);
});
