/** A file in content/products/<slug>/files. */
export type ProductFile = {
  /** The product whose folder has it. A bundle's files have their tool's slug. */
  slug: string;
  name: string;
  contains: string[];
  workingMinutes?: number;
  /** In bytes. */
  size: number;
  /** In lowercase hex. */
  sha256: string;
  /** With a charset for texts. */
  mediaType: string;
};

/** Other endings are refused. */
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

/** `undefined` for names and endings that aren't allowed. */
export function mediaTypeOf(name: string): string | undefined {
  if (name === LICENSE_FILE) return MEDIA_TYPES.txt;
  const ending = NAME.exec(name)?.[2];
  return Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1];
}

/** The path inside content/. */
export const productFilePath = ({ slug, name }: Pick<ProductFile, 'slug' | 'name'>): string =>
  `products/${slug}/files/${name}`;
