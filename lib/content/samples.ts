import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath, type Issue } from './issue';
import type { ProductAsWritten } from '@/lib/shop/content/product';
import type { Source } from './source';

const ENDING = '.webp';

/** The width and height of every sample picture, in pixels. */
export const SAMPLE_SIZE = { width: 880, height: 680 };

export const sampleFile = (picture: string): string => `${picture}${ENDING}`;
const folderOf = (root: string, slug: string) => join(root, 'products', slug, 'samples');

/** The names of the sample pictures that lie in a product's folder, sorted. */
export function findSamples(root: string, slug: string): string[] {
  const folder = folderOf(root, slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The bytes of one sample picture. @throws Error when it is not there */
export const readSample = (root: string, slug: string, picture: string): Buffer =>
  readFileSync(join(folderOf(root, slug), sampleFile(picture)));

/** Where the sample pictures that product.yaml lists, those in the folder, and the files they show disagree. */
export function checkSamples(source: Source, product: ProductAsWritten, found: readonly string[]): Issue[] {
  const { samples = [], files, slug } = product;
  const at = (path: readonly PropertyKey[], message: string): Issue => ({
    file: source.file,
    path: formatPath(path),
    line: source.lineOf(path),
    message,
  });
  const folder = `content/products/${slug}/samples`;
  const faults = samples.flatMap(({ picture, of }, index) => {
    const name = sampleFile(picture);
    return [
      ...(found.includes(name)
        ? []
        : [at(['samples', index], `'${name}' is not in ${folder}. npm run files makes it.`)]),
      ...(files.some((file) => file.name === of)
        ? []
        : [at(['samples', index, 'of'], `'${of}' is no file of this product.`)]),
    ];
  });
  const unlisted = found.filter((name) => !samples.some(({ picture }) => sampleFile(picture) === name));
  const extra = unlisted.map((name) =>
    at(['samples'], `does not list '${name}', which is in ${folder}. List it, or take it away.`),
  );
  return [...faults, ...extra];
}
