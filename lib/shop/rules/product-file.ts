/** A file that the buyers of a product get, as it lies in content/products/<slug>/files. */
export type ProductFile = {
  /** The product in whose folder it lies. A bundle has its tools' files too, each under its tool's slug. */
  slug: string;
  name: string;
  /** What is inside, in a few words each. */
  contains: string[];
  /** The stated working time of a walkthrough. */
  workingMinutes?: number;
  /** In bytes. */
  size: number;
  /** In lowercase hex. */
  sha256: string;
  /** With its charset, where it is text. */
  mediaType: string;
};

/**
 * Every kind of file we hand out. What is not named here is refused, so that nobody gets a file of an unknown
 * kind.
 */
export const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  png: 'image/png',
  mp4: 'video/mp4',
} as const;

export const LICENSE_FILE = 'LICENSE.txt';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.([a-z0-9]+)$/;

/**
 * The media type of a file by its name; undefined for a name or an ending that a buyer's file may not have.
 */
export function mediaTypeOf(name: string): string | undefined {
  if (name === LICENSE_FILE) return MEDIA_TYPES.txt;
  const ending = NAME.exec(name)?.[2];
  return Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1];
}

/** Where a file lies inside content/, with `/` between the parts. */
export const productFilePath = ({ slug, name }: Pick<ProductFile, 'slug' | 'name'>): string =>
  `products/${slug}/files/${name}`;
