import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Facts } from './files';

export const PRODUCTS = path.join(import.meta.dirname, '../..', 'content', 'products');
export const HASHES = path.join(import.meta.dirname, 'made.json');

/**
 * Title and license come from product.yaml itself, since the site's reader would miss the files that are yet
 * to be made.
 */
export function factsOf(slug: string): Facts {
  return parse(read(slug, 'product.yaml')) as Facts;
}

/** The guide of a product as it is written: its words, and where its pictures stand. */
export const guideOf = (slug: string): string => read(slug, 'guide.html');

const read = (slug: string, file: string) => readFileSync(path.join(PRODUCTS, slug, file), 'utf8');
