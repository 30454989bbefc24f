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
import { onPhone, type Part, partOf, sampleFile } from '@/lib/shop/rules/product-file';
import { factsOf, guideOf, PRODUCTS } from '../facts';
import { guidePdf } from '../guide/pdf';
import { readHashes, writeHashes } from '../made';
import { sha256 } from '@/lib/content/sha256';
import { cropCells } from '../office/office';
import { officeFonts } from './office-fonts';
import { asPdf, pictureOf, type Bench } from './picture';

/** What each picture was made from: by its path, a hash of the file and of the part. */
export const SHOWN = path.join(import.meta.dirname, 'shown.json');

/** Around a range of cells: 12 pixels, in hundredths of a millimeter. */
const MARGIN = 318;

type Shown = Parameters<typeof partOf>[0];
type Written = Shown & { picture: string; of: string; phone?: Shown };
type Sample = { key: string; file: string; part: Part; phone: boolean; shows: string };

/**
 * The pictures that a product's page lists and that are cut out of its files, each with what it should show.
 */
export function samplesOf(slug: string): Sample[] {
  const { samples = [] } = factsOf(slug) as { samples?: Written[] };
  return samples.flatMap(({ phone, ...wide }) => {
    const sampleOf = ({ picture, of, ...shown }: Written, isPhone: boolean) => {
      const part = partOf(shown);
      if (!part) return [];
      const file = path.join(PRODUCTS, slug, 'files', of);
      const shows = sha256(Buffer.concat([readFileSync(file), Buffer.from(JSON.stringify(part))]));
      return [{ key: `${slug}/samples/${sampleFile(picture)}`, file, part, phone: isPhone, shows }];
    };
    const narrow = { ...wide, ...phone, picture: onPhone(wide.picture) };
    return [...sampleOf(wide, false), ...(phone ? sampleOf(narrow, true) : [])];
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
    readdirSync(PRODUCTS)
      .flatMap(samplesOf)
      .map(({ key }) => key),
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
    await cropCells(file, ranges, { margin: MARGIN, fonts: bench.fonts });
    for (const { sample, pdf } of ranges) drawn.push([sample, await pictureOf(pdf, { phone: sample.phone })]);
  }
  for (const sample of samples)
    if ('page' in sample.part) {
      const { page, box = 'page' } = sample.part;
      const pdf = sample.phone && file.endsWith('.pdf') ? await narrow(file, bench) : asPdf(file, bench);
      drawn.push([sample, await pictureOf(pdf, { page, shown: box, phone: sample.phone })]);
    }
  return drawn;
}

/** A product's guide as it is printed on a page that is as narrow as a phone. */
async function narrow(file: string, { folder }: Bench): Promise<string> {
  const slug = path.basename(path.dirname(path.dirname(file)));
  const pdf = path.join(folder, `narrow-${path.basename(file)}`);
  writeFileSync(pdf, await guidePdf(guideOf(slug), { title: '', tool: '', paper: 'phone' }));
  return pdf;
}
