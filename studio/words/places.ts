import { PHOTO_LISTS, PHOTO_OWNERS, PHOTOS, type PhotoOf } from '@/lib/kernel/photos';
import { MEDIA_TYPES } from '@/lib/shop/rules/product-file';
import { PIXELS_PER_POINT, SAMPLE_LIMITS } from '@/lib/shop/rules/sample-picture';

/** A photo of this size, or a piece of a product’s file of this size at most, in pixels. */
export type PicturePlace =
  | { kind: 'photo'; of: PhotoOf; width: number; height: number; most: number }
  | { kind: 'sample'; width: number; height: number; most: number };

/** What can be chosen at a place of a form in place of typing: a picture, or a file that buyers get. */
export type FilePlace = PicturePlace | { kind: 'sold'; most: number };

/** Before it is made light, a picture comes from the browser with so many bytes at most. */
const MOST_PICTURE = 1_000_000;
/** The hosts of git take no file that is larger. */
export const MOST_FILE = 100_000_000;

/** The file of a product, and its slug. */
export const PRODUCT_FILE = /^products\/([^/]+)\/product\.yaml$/;
/** The list, to which one is added, or the name of one that another takes the place of. */
const SOLD_PATH = /^files(\[\d+\]\.name)?$/;
const SAMPLE_PATH = /^samples\[\d+\]\.picture$/;
const SAMPLE = {
  kind: 'sample',
  width: SAMPLE_LIMITS.width * PIXELS_PER_POINT,
  height: SAMPLE_LIMITS.height * PIXELS_PER_POINT,
  most: MOST_PICTURE,
} as const;

/** Endings of files that buyers may get, as a browser asks for them. */
export const SOLD_ENDINGS = Object.keys(MEDIA_TYPES).map((ending) => `.${ending}`);

/** @param path as the check writes it; undefined: at this place something is typed */
export function filePlaceAt(file: string, path: string): FilePlace | undefined {
  for (const of of PHOTO_OWNERS) {
    const photo = new RegExp(`^(${PHOTO_LISTS[of].join('|')})\\[\\d+\\]\\.photo$`);
    if (file === `${of}.yaml` && photo.test(path))
      return { kind: 'photo', of, ...PHOTOS[of], most: MOST_PICTURE };
  }
  if (!PRODUCT_FILE.test(file)) return undefined;
  if (SAMPLE_PATH.test(path)) return SAMPLE;
  return SOLD_PATH.test(path) ? { kind: 'sold', most: MOST_FILE } : undefined;
}

const LONGEST = 60;

/** A name for a file or an address: "Dana R." is dana-r. Empty where nothing in it is a letter or a digit. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
