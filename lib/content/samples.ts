import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath, type Issue } from './issue';
import type { ProductAsWritten, Sample } from '@/lib/shop/content/product';
import type { Source } from './source';

const ENDING = '.webp';

/** Sample pictures have so many pixels for each of CSS, so that they are sharp on a fine screen. */
export const PIXELS_PER_POINT = 2;

/** A product's page has room for a picture of this width beside its callouts; lower ones are larger than a screen. */
export const SAMPLE_LIMITS = { width: 936, height: 560 };
/** So much of a picture's width is seen on the narrowest phone, in pixels of the picture. */
const SEEN_ON_A_PHONE = 440;
/** Lines of two callouts beside each other need so much between them. */
const BETWEEN_CALLOUTS = 64;

type Size = { width: number; height: number };
/** A sample picture that lies in a product's folder; without a size where it is no picture of ours. */
export type SampleFound = { name: string; size?: Size };

export const sampleFile = (picture: string): string => `${picture}${ENDING}`;
const folderOf = (root: string, slug: string) => join(root, 'products', slug, 'samples');

/** The sample pictures that lie in a product's folder, sorted by name. */
export function findSamples(root: string, slug: string): SampleFound[] {
  const folder = folderOf(root, slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({ name, size: sizeOf(readFileSync(join(folder, name))) }));
}

/** The bytes of one sample picture. @throws Error when it is not there */
export const readSample = (root: string, slug: string, picture: string): Buffer =>
  readFileSync(join(folderOf(root, slug), sampleFile(picture)));

/** How large a lossy WebP is shown, in pixels of CSS; undefined for any other file. */
function sizeOf(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') return undefined;
  const [width, height] = [26, 28].map((at) => (bytes.readUInt16LE(at) & 0x3fff) / PIXELS_PER_POINT);
  return { width: width!, height: height! };
}

/** The samples with the sizes of their pictures, and where list, folder, files and callouts disagree. */
export function matchSamples(source: Source, product: ProductAsWritten, found: readonly SampleFound[]) {
  const { samples = [], files, slug } = product;
  const folder = `content/products/${slug}/samples`;
  const errors: Issue[] = [];
  const tell = (path: readonly PropertyKey[], message: string) =>
    errors.push({
      file: source.file,
      path: formatPath(['samples', ...path]),
      line: source.lineOf(['samples', ...path]),
      message,
    });
  const sized = samples.flatMap((sample, index) => {
    const name = sampleFile(sample.picture);
    const size = found.find((one) => one.name === name)?.size;
    if (!files.some((file) => file.name === sample.of))
      tell([index, 'of'], `'${sample.of}' is no file of this product.`);
    if (!size) tell([index], `'${name}' is not in ${folder}. npm run files makes it.`);
    if (!size) return [];
    for (const [path, message] of faultsOf(sample, size)) tell([index, ...path], message);
    return [{ ...sample, ...size }];
  });
  for (const { name } of found.filter(
    (one) => !samples.some(({ picture }) => sampleFile(picture) === one.name),
  ))
    tell([], `does not list '${name}', which is in ${folder}. List it, or take it away.`);
  return { samples: product.samples && sized, errors };
}

/** What would be cut off or stand over something else on the page. */
function faultsOf({ callouts, phoneFrom = 0 }: Sample, { width, height }: Size) {
  const faults: [path: PropertyKey[], message: string][] = [];
  if (width > SAMPLE_LIMITS.width || height > SAMPLE_LIMITS.height)
    faults.push([
      [],
      `is ${width} by ${height} pixels; ${SAMPLE_LIMITS.width} by ${SAMPLE_LIMITS.height} is the most. Take fewer cells.`,
    ]);
  const seen = [phoneFrom, Math.min(width, phoneFrom + SEEN_ON_A_PHONE)] as const;
  callouts.forEach(({ at: [x, y] }, index) => {
    const path = ['callouts', index, 'at'];
    if (x < seen[0] || x > seen[1])
      faults.push([path, `points at ${x}, and a phone shows ${seen[0]} to ${seen[1]} (phoneFrom).`]);
    if (y > height) faults.push([path, `points at ${y}, below the picture, which is ${height} high.`]);
    const above = callouts[index - 1]?.at[1] ?? -BETWEEN_CALLOUTS;
    if (y < above + BETWEEN_CALLOUTS)
      faults.push([
        path,
        `is less than ${BETWEEN_CALLOUTS} below the callout before it. Go from top to bottom.`,
      ]);
  });
  return faults;
}
