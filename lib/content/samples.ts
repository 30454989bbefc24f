import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductAsWritten, Sample, Size } from '@/lib/shop/content/product';
import {
  MOST_SAMPLE_BYTES,
  partOf,
  picturesOf,
  PIXELS_PER_POINT,
  SAMPLE_LIMITS,
  sampleFile,
} from '@/lib/shop/rules/product-file';
import { entriesIn, type Issue, issueAt, type Source } from './source';

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
    if (!files.some((file) => file.name === sample.of))
      tell([index, 'of'], `'${sample.of}' is no file of this product.`);
    const toDo = partOf(sample) ? 'npm run files makes it.' : 'Put it there.';
    const sizes = picturesOf(sample).map((picture) => {
      const name = sampleFile(picture);
      const { size, fault } = found.find((one) => one.name === name) ?? {};
      if (!size) tell([index, 'picture'], `'${name}' ${fault ?? `is not in ${folder}. ${toDo}`}`);
      return size;
    });
    const [size, phone] = sizes;
    if (!size || sizes.includes(undefined)) return [];
    for (const [path, message] of faultsOf(sample, size, phone)) tell([index, ...path], message);
    return [{ ...sample, ...size, onPhone: phone }];
  });
  const listed = samples.flatMap(picturesOf).map(sampleFile);
  for (const { name } of found.filter((one) => !listed.includes(one.name)))
    tell([], `does not list '${name}', which is in ${folder}. List it, or take it away.`);
  return { samples: product.samples && sized, errors };
}

/** Which callouts would point at nothing. */
function faultsOf({ callouts }: Sample, size: Size, phone: Size | undefined) {
  const faults: [path: PropertyKey[], message: string][] = [];
  callouts.forEach((callout, index) => {
    const tell = (key: string, message: string) => faults.push([['callouts', index, key], message]);
    if (phone && !callout.phone) tell('phone', 'is missing: the picture for phones is another.');
    for (const [key, place, of] of [
      ['at', callout.at, size],
      ['phone', callout.phone, phone],
    ] as const)
      if (place && of && (place[0] > of.width || place[1] > of.height))
        tell(key, `points at ${place.join(', ')}, beyond the picture, which is ${of.width} by ${of.height}.`);
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
