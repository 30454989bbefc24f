import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { sampleFile } from '@/lib/content/samples';
import { PRODUCTS } from '../facts';
import { readHashes, sha256, writeHashes } from '../made';
import { officeFonts } from './office-fonts';
import { asPdf, pictureOf, type Bench } from './picture';

/** What each picture was made from: by its path, the SHA-256 of the file and the page. */
export const SHOWN = path.join(import.meta.dirname, 'shown.json');

type Sample = { picture: string; of: string; page: string | number };

/** The pictures that a product's page lists, each with what it should show. */
export function samplesOf(slug: string) {
  const { samples = [] } = parse(readFileSync(path.join(PRODUCTS, slug, 'product.yaml'), 'utf8')) as {
    samples?: Sample[];
  };
  return samples.map(({ picture, of, page }) => {
    const file = path.join(PRODUCTS, slug, 'files', of);
    const key = `${slug}/samples/${sampleFile(picture)}`;
    return { key, file, page, shows: `${sha256(readFileSync(file))} ${page}` };
  });
}

/** Makes the pictures whose file or page has changed since. @returns the paths of those that were made, below content/products */
export async function makeSamples(slugs: readonly string[]): Promise<string[]> {
  const shown = readHashes(SHOWN);
  const stale = slugs
    .flatMap(samplesOf)
    .filter(({ key, shows }) => shown[key] !== shows || !existsSync(path.join(PRODUCTS, key)));
  if (stale.length === 0) return [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    const bench: Bench = { folder, fonts: await officeFonts(folder) };
    for (const { key, file, page, shows } of stale) {
      const target = path.join(PRODUCTS, key);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await pictureOf(asPdf(file, bench), page));
      shown[key] = shows;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const listed = new Set(
    readdirSync(PRODUCTS)
      .flatMap(samplesOf)
      .map(({ key }) => key),
  );
  writeHashes(SHOWN, Object.fromEntries(Object.entries(shown).filter(([key]) => listed.has(key))));
  return stale.map(({ key }) => key);
}
