import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostBytes, PHOTO_LISTS, PHOTO_OWNERS, photoFile, PHOTOS, type PhotoOf } from '@/lib/kernel/photos';
import { type PageBlock, picturesIn, type Sections } from '@/lib/kernel/prose';
import { entriesIn, type Issue, issueAt, type Source } from './source';
import { valueAt } from './tree';

type Named = { path: PropertyKey[]; photo: string };

/** The photos that a file names, wherever it may. */
const photosIn = (of: PhotoOf, data: unknown): Named[] =>
  (PHOTO_LISTS[of] ?? []).flatMap((list) => {
    const entries = valueAt(data, [list]);
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index): Named[] => {
      const photo = valueAt(entry, ['photo']);
      return typeof photo === 'string' ? [{ path: [list, index, 'photo'], photo }] : [];
    });
  });

/** Every photo that is shown, once. */
export const shownPhotos = (
  data: Record<'testimonials' | 'team', unknown> & { pages: Sections<PageBlock>[] },
): { of: PhotoOf; photo: string }[] =>
  PHOTO_OWNERS.flatMap((of) => {
    const named =
      of === 'pages' ? data.pages.flatMap(picturesIn) : photosIn(of, data[of]).map(({ photo }) => photo);
    return [...new Set(named)].map((photo) => ({ of, photo }));
  });

/** Where photos that are named are not there, or are not as pages need them. */
export const checkPhotos = (root: string, yaml: Record<string, Source>): Issue[] =>
  PHOTO_OWNERS.flatMap((of) => {
    const source = yaml[`${of}.yaml`];
    if (!source) return [];
    return photosIn(of, source.data).flatMap(({ path, photo }) => {
      const message = pictureFault(root, of, photo);
      return message ? [issueAt(source, path, message)] : [];
    });
  });

/** Why a picture that is named can't be shown; undefined: it can. */
export function pictureFault(root: string, of: PhotoOf, photo: string): string | undefined {
  const name = photoFile(photo);
  if (!entriesIn(root, of).some((entry) => entry.name === name))
    return `'${name}' is not in content/${of}. Put it there, or take the line away.`;
  const fault = photoFault(of, readFileSync(join(root, of, name)));
  return fault && `'${name}' ${fault}`;
}

/** Why a picture can’t be shown as it is; undefined: it can. */
function photoFault(of: PhotoOf, bytes: Buffer): string | undefined {
  const { width, height } = PHOTOS[of];
  const picture = readJpeg(bytes);
  if (!picture) return 'is no JPEG picture.';
  if (picture.width !== width || picture.height !== height)
    return `is ${picture.width} by ${picture.height} pixels, and has to be ${width} by ${height}.`;
  if (bytes.length > mostBytes(of))
    return `has ${bytes.length} bytes; ${mostBytes(of)} is the most. Save it with more compression.`;
  if (picture.isTelling) return 'holds what a camera wrote into it, such as the place. Save it without.';
  return undefined;
}

/**
 * A JPEG: its size in pixels, and whether it holds what cameras and programs write into it, such as the place
 * and the time.
 */
type Jpeg = { width: number; height: number; isTelling: boolean };

const BEGINS = 0xffd8;
const SCAN = 0xda;
/** Exif and XMP, Photoshop's block, and comments. */
const TELLING = [0xe1, 0xed, 0xfe];
/** Of this range all but three say how large the picture is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @returns undefined for what is no JPEG, or is broken off before its picture begins */
export function readJpeg(bytes: Buffer): Jpeg | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== BEGINS) return undefined;
  let isTelling = false;
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (marker === SCAN) return size && { ...size, isTelling };
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (TELLING.includes(marker)) isTelling = true;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
