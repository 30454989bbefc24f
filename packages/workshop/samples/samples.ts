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
import { type Part, partOf, sampleFile } from '@/lib/shop/rules/product-file';
import { PRODUCTS } from '../facts';
import { readHashes, sha256, writeHashes } from '../made';
import { cropCells } from '../office/office';
import { officeFonts } from './office-fonts';
import { asPdf, pictureOf, type Bench } from './picture';

/** What each picture was made from: by its path, a hash of the file and of the part. */
export const SHOWN = path.join(import.meta.dirname, 'shown.json');

/** Around a range of cells: 12 pixels, in hundredths of a millimeter. */
const MARGIN = 318;

type Written = { picture: string; of: string } & Parameters<typeof partOf>[0];
type Sample = { key: string; file: string; part: Part; shows: string };

const listedBy = (slug: string) =>
  (parse(readFileSync(path.join(PRODUCTS, slug, 'product.yaml'), 'utf8')) as { samples?: Written[] })
    .samples ?? [];
const keyOf = (slug: string, { picture }: Written) => `${slug}/samples/${sampleFile(picture)}`;

/**
 * The pictures that a product's page lists and that are cut out of its files, each with what it should show.
 */
export function samplesOf(slug: string): Sample[] {
  return listedBy(slug).flatMap((sample) => {
    const part = partOf(sample);
    if (!part) return [];
    const file = path.join(PRODUCTS, slug, 'files', sample.of);
    const shows = sha256(Buffer.concat([readFileSync(file), Buffer.from(JSON.stringify(part))]));
    return [{ key: keyOf(slug, sample), file, part, shows }];
  });
}

/**
 * Makes the pictures that show something else by now.
 * @returns the paths of those that were made, below content/products
 */
export async function makeSamples(slugs: readonly string[]): Promise<string[]> {
  const shown = readHashes(SHOWN);
  const stale = slugs
    .flatMap(samplesOf)
    .filter(({ key, shows }) => shown[key] !== shows || !existsSync(path.join(PRODUCTS, key)));
  if (stale.length === 0) return [];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    const bench: Bench = { folder, fonts: await officeFonts(folder) };
    for (const file of new Set(stale.map((sample) => sample.file))) {
      const pictures = await draw(
        file,
        stale.filter((sample) => sample.file === file),
        bench,
      );
      for (const [{ key, shows }, picture] of pictures) {
        mkdirSync(path.dirname(path.join(PRODUCTS, key)), { recursive: true });
        writeFileSync(path.join(PRODUCTS, key), picture);
        shown[key] = shows;
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const listed = new Set(
    readdirSync(PRODUCTS).flatMap((slug) => listedBy(slug).map((sample) => keyOf(slug, sample))),
  );
  writeHashes(SHOWN, Object.fromEntries(Object.entries(shown).filter(([key]) => listed.has(key))));
  return stale.map(({ key }) => key);
}

/** All pictures of one file: ranges of cells of a workbook, parts of pages of any other. */
async function draw(file: string, samples: readonly Sample[], bench: Bench) {
  const drawn: [Sample, Buffer][] = [];
  const ranges = samples.flatMap((sample, index) =>
    'cells' in sample.part
      ? [{ sample, ...sample.part, pdf: path.join(bench.folder, `range-${index}.pdf`) }]
      : [],
  );
  if (ranges.length > 0) {
    const crops = ranges.map(({ sheet, cells, typed, pdf }) => ({ sheet, cells, typed, pdf }));
    const settings = { margin: MARGIN, fonts: bench.fonts };
    await cropCells(file, crops, settings);
    for (const { sample, pdf } of ranges) drawn.push([sample, await pictureOf(pdf)]);
  }
  const pages = samples.flatMap((sample) => ('page' in sample.part ? [{ sample, ...sample.part }] : []));
  if (pages.length > 0) {
    const pdf = asPdf(file, bench);
    for (const { sample, page, box } of pages)
      drawn.push([sample, await pictureOf(pdf, page, box ?? 'page')]);
  }
  return drawn;
}
