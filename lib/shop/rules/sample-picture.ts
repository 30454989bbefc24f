/** Sample pictures have so many pixels for each of CSS, so that they are sharp on a fine screen. */
export const PIXELS_PER_POINT = 2;

/**
 * A product's page has room for a picture of this width beside its callouts; lower ones are larger than a
 * screen.
 */
export const SAMPLE_LIMITS = { width: 936, height: 560 };

/** More than a piece of a page needs, and little enough for a page with four of them. */
export const MOST_SAMPLE_BYTES = 64_000;

/** @param picture as content names it, without an ending */
export const sampleFile = (picture: string): string => `${picture}.webp`;

/** What says of which part of a file a sample is cut out. */
export const PART_KEYS = ['sheet', 'cells', 'page', 'box'] as const;

/** A part of a page, in pixels of CSS from its upper left corner: 96 of them are an inch. */
export type Box = Record<'left' | 'top' | 'width' | 'height', number>;
/** A range of cells of a workbook, or a box on a page of another file. */
export type Part = { sheet: string; cells: string } | { page: number; box: Box };
type Written = { sheet?: string; cells?: string; page?: number; box?: Box };

/** What `npm run files` cuts out of the file; undefined where the picture was given, and nothing makes it. */
export function partOf({ sheet, cells, page, box }: Written): Part | undefined {
  if (sheet && cells && page === undefined && !box) return { sheet, cells };
  return page && box && !sheet && !cells ? { page, box } : undefined;
}
