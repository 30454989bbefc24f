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
  const read = (file: string) => readFileSync(path.join(PRODUCTS, slug, file), 'utf8');
  const written = parse(read('product.yaml')) as Omit<Facts, 'read'>;
  const { title, description, license, files, includes } = written;
  return { title, description, license, files, includes, read: (file) => read(path.join('files', file)) };
}
