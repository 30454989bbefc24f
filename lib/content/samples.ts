import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductAsWritten, Sample } from '@/lib/shop/content/product';
import {
  type Box,
  MOST_SAMPLE_BYTES,
  partOf,
  PIXELS_PER_POINT,
  SAMPLE_LIMITS,
  sampleFile,
} from '@/lib/shop/rules/product-file';
import { entriesIn, type Issue, issueAt, type Source } from './source';

/** In pixels of CSS. */
type Size = { width: number; height: number };
/** A sample picture that lies in a product's folder: how large it is shown, or why it can’t be. */
export type SampleFound = { name: string; size?: Size; fault?: string };

/** The sample pictures that lie in a product's folder, sorted by name. */
export function findSamples(root: string, slug: string): SampleFound[] {
  return entriesIn(root, 'products', slug, 'samples').map(({ name, parentPath }) => ({
    name,
    ...readPicture(readFileSync(join(parentPath, name))),
  }));
}

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
  if (picture.holdsMore) return { fault: 'holds more than its picture. Save it without.' };
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
function faultsOf({ callouts, phone }: Sample, { width, height }: Size) {
  const faults: [path: PropertyKey[], message: string][] = [];
  phone?.forEach((part, index) => {
    if (part.left + part.width > width || part.top + part.height > height)
      faults.push([['phone', index], `reaches beyond the picture, which is ${width} by ${height}.`]);
  });
  callouts.forEach(({ at: [x, y] }, index) => {
    const path = ['callouts', index, 'at'];
    const isIn = (part: Box) =>
      x >= part.left && x <= part.left + part.width && y >= part.top && y <= part.top + part.height;
    if (phone && !phone.some(isIn))
      faults.push([path, `points at ${x}, ${y}, which no part shows on a phone (phone).`]);
    if (y > height) faults.push([path, `points at ${y}, below the picture, which is ${height} high.`]);
  });
  return faults;
}

/** A lossy WebP: its size in pixels, and whether it holds more, such as a profile or a place. */
type Webp = { width: number; height: number; holdsMore: boolean };

const HEAD = 12;
const CHUNK_HEAD = 8;
/** Of a whole picture, its kind and size stand in so many bytes. */
const FRAME_HEAD = 10;
/** What stands three bytes into each lossy picture. */
const BEGINS = 0x9d012a;

/** @returns undefined for what is no lossy WebP, or is broken off within its picture */
export function readWebp(bytes: Buffer): Webp | undefined {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < HEAD || name(0) !== 'RIFF' || name(8) !== 'WEBP') return undefined;
  for (let at = HEAD; at + CHUNK_HEAD + FRAME_HEAD <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD + length;
    if (name(at) === 'VP8 ') {
      if (end > bytes.length || bytes.readUIntBE(at + 11, 3) !== BEGINS) return undefined;
      const tag = bytes.readUIntLE(at + CHUNK_HEAD, 3);
      // One that only says what has moved since another, or whose first part is longer than all of it.
      if (tag & 1 || tag >> 5 > length - FRAME_HEAD) return undefined;
      const [width = 0, height = 0] = [14, 16].map((from) => bytes.readUInt16LE(at + from) & 0x3fff);
      if (width === 0 || height === 0) return undefined;
      return { width, height, holdsMore: at > HEAD || end + (length % 2) < bytes.length };
    }
    // Each begins at an even place.
    at = end + (length % 2);
  }
  return undefined;
}
