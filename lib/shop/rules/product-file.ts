import type { ShownOrder } from './shown-order';
import { HOUR } from '@/lib/kernel/time';

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

/** What the file ends with that a line is about, as in "Friday guide (PDF)". */
export const kindOfFile = (line: string): string | undefined =>
  /\(\.?(PDF|[a-z0-9]{3,4})\)/.exec(line)?.[1]?.toLowerCase();

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

/** `name` is its path inside the archive, `path` where it lies, from the folder content/. */
export type ArchiveEntry = { name: string; path: string; size: number };

/** Tools in the order in which they are opened first. */
type Opened = readonly { tools: readonly string[] }[];

/** A tool's folder in a bundle's archive, numbered by when it is opened first: "01-goal-cascade-builder". */
export function toolFolder(slug: string, opened: Opened): string {
  const place = opened.flatMap(({ tools }) => tools).indexOf(slug) + 1;
  return place > 0 ? `${String(place).padStart(2, '0')}-${slug}` : slug;
}

/** Paths inside an order's archive. A bundle's tools have folders of their own, as its start page expects. */
export function archiveEntries(
  { productSlug }: Pick<ShownOrder, 'productSlug'>,
  files: readonly ProductFile[],
  opened: Opened,
): ArchiveEntry[] {
  return files.map((file) => ({
    name: [
      productSlug,
      ...(file.slug === productSlug ? [] : [toolFolder(file.slug, opened)]),
      file.name,
    ].join('/'),
    path: productFilePath(file),
    size: file.size,
  }));
}

export const archiveName = ({ productSlug }: Pick<ShownOrder, 'productSlug'>): string => `${productSlug}.zip`;

/**
 * What an order gives, as content has it today: the product's own files, then those of each tool that was in
 * it when it was sold.
 */
export function orderFiles<File extends Pick<ProductFile, 'slug'>>(
  { productSlug, tools }: Pick<ShownOrder, 'productSlug' | 'tools'>,
  products: readonly { slug: string; files: readonly File[] }[],
): File[] {
  const slugs = [...new Set([productSlug, ...tools])];
  // A bundle lists the files of its tools too: each file is taken from the product it lies with.
  return slugs.flatMap((slug) =>
    (products.find((product) => product.slug === slug)?.files ?? []).filter((file) => file.slug === slug),
  );
}

/** Long enough for a slow network, too short to pass around. */
export const FILE_LINK_HOURS = 24;

/** The name that stands for all files in one archive. */
export const EVERYTHING = 'everything';

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + FILE_LINK_HOURS * HOUR);

/** Twice the CSS pixels, for sharp screens. */
export const PIXELS_PER_POINT = 2;

/** The room beside the callouts, and less than a screen's height. */
export const SAMPLE_LIMITS = { width: 936, height: 560 };

/** The room on a phone, where text in its full size can be read. */
export const PHONE_WIDTH = 346;

/** Enough for one, and small enough for a page with four. */
export const MOST_SAMPLE_BYTES = 64_000;

export const sampleFile = (picture: string): string => `${picture}.webp`;

/** What a phone shows of a sample in its place. */
export const onPhone = (picture: string): string => `${picture}-phone`;

/** The pictures of a sample. */
export const picturesOf = ({ picture, phone }: { picture: string; phone?: unknown }): string[] =>
  phone ? [picture, onPhone(picture)] : [picture];

export const PART_KEYS = ['sheet', 'cells', 'page', 'box'] as const;

/** In CSS pixels from the page's upper left corner: 96 to the inch. */
export type Box = Record<'left' | 'top' | 'width' | 'height', number>;
/** A range of cells. `columns`: how wide some columns are drawn, in CSS pixels; 0 leaves one out. */
export type CellPart = {
  sheet: string;
  cells: string;
  typed?: Record<string, number>;
  columns?: Record<string, number>;
};
export type Part = CellPart | { page: number; /** Without it the whole page. */ box?: Box };
type Written = Partial<CellPart> & { page?: number; box?: Box };

/** The part that `npm run files` cuts out; `undefined` for a picture that a person made. */
export function partOf({ sheet, cells, typed, columns, page, box }: Written): Part | undefined {
  if (sheet && cells && page === undefined && !box)
    return { sheet, cells, ...(typed && { typed }), ...(columns && { columns }) };
  return page && !sheet && !cells ? { page, ...(box && { box }) } : undefined;
}
