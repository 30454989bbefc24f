import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductAsWritten, Sample } from '@/lib/shop/content/product';
import {
  MOST_SAMPLE_BYTES,
  partOf,
  PIXELS_PER_POINT,
  SAMPLE_LIMITS,
  sampleFile,
} from '@/lib/shop/rules/sample-picture';
import type { Issue } from './issue';
import { issueAt, type Source } from './source';
import { readWebp } from './webp';

/** So much of a picture's width is seen on the narrowest phone, in pixels of the picture. */
const SEEN_ON_A_PHONE = 440;

/** In pixels of CSS. */
type Size = { width: number; height: number };
/** A sample picture that lies in a product's folder: how large it is shown, or why it can’t be. */
export type SampleFound = { name: string; size?: Size; fault?: string };

const folderOf = (root: string, slug: string) => join(root, 'products', slug, 'samples');

/** The sample pictures that lie in a product's folder, sorted by name. */
export function findSamples(root: string, slug: string): SampleFound[] {
  const folder = folderOf(root, slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => ({ name, ...readPicture(readFileSync(join(folder, name))) }));
}

/** The bytes of one sample picture. @throws Error when it is not there */
export const readSample = (root: string, slug: string, picture: string): Buffer =>
  readFileSync(join(folderOf(root, slug), sampleFile(picture)));

function readPicture(bytes: Buffer): Omit<SampleFound, 'name'> {
  const picture = readWebp(bytes);
  if (!picture) return { fault: 'is no lossy WebP picture.' };
  const size = { width: picture.width / PIXELS_PER_POINT, height: picture.height / PIXELS_PER_POINT };
  if (size.width > SAMPLE_LIMITS.width || size.height > SAMPLE_LIMITS.height)
    return {
      fault: `is ${picture.width} by ${picture.height} pixels; ${SAMPLE_LIMITS.width * PIXELS_PER_POINT} by ${SAMPLE_LIMITS.height * PIXELS_PER_POINT} is the most. Cut out less.`,
    };
  if (bytes.length > MOST_SAMPLE_BYTES)
    return { fault: `has ${bytes.length} bytes; ${MOST_SAMPLE_BYTES} is the most. Cut out less.` };
  if (picture.bare.length < bytes.length) return { fault: 'holds more than its picture. Save it without.' };
  return { size };
}

/** The samples with the sizes of their pictures, and where list, folder, files and callouts disagree. */
export function matchSamples(source: Source, product: ProductAsWritten, found: readonly SampleFound[]) {
  const { samples = [], files, slug } = product;
  const folder = `content/products/${slug}/samples`;
  const errors: Issue[] = [];
  const tell = (path: readonly PropertyKey[], message: string) =>
    errors.push(issueAt(source, ['samples', ...path], message));
  const sized = samples.flatMap((sample, index) => {
    const name = sampleFile(sample.picture);
    const { size, fault } = found.find((one) => one.name === name) ?? {};
    if (!files.some((file) => file.name === sample.of))
      tell([index, 'of'], `'${sample.of}' is no file of this product.`);
    const toDo = partOf(sample) ? 'npm run files makes it.' : 'Put it there.';
    if (!size) tell([index, 'picture'], `'${name}' ${fault ?? `is not in ${folder}. ${toDo}`}`);
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

/** Which callouts would point at nothing. */
function faultsOf({ callouts, phoneFrom = 0 }: Sample, { width, height }: Size) {
  const faults: [path: PropertyKey[], message: string][] = [];
  const seen = [phoneFrom, Math.min(width, phoneFrom + SEEN_ON_A_PHONE)] as const;
  callouts.forEach(({ at: [x, y] }, index) => {
    const path = ['callouts', index, 'at'];
    if (x < seen[0] || x > seen[1])
      faults.push([path, `points at ${x}, and a phone shows ${seen[0]} to ${seen[1]} (phoneFrom).`]);
    if (y > height) faults.push([path, `points at ${y}, below the picture, which is ${height} high.`]);
  });
  return faults;
}
