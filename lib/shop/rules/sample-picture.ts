/** Twice the CSS pixels, for sharp screens. */
export const PIXELS_PER_POINT = 2;

/** The room beside the callouts, and less than a screen's height. */
export const SAMPLE_LIMITS = { width: 936, height: 560 };

/** Enough for one, and small enough for a page with four. */
export const MOST_SAMPLE_BYTES = 64_000;

export const sampleFile = (picture: string): string => `${picture}.webp`;

export const PART_KEYS = ['sheet', 'cells', 'page', 'box'] as const;

/** In CSS pixels from the page's upper left corner: 96 to the inch. */
export type Box = Record<'left' | 'top' | 'width' | 'height', number>;
export type Part =
  { sheet: string; cells: string; typed?: Record<string, number> } | { page: number; box: Box };
type Written = {
  sheet?: string;
  cells?: string;
  typed?: Record<string, number>;
  page?: number;
  box?: Box;
};

/** The part that `npm run files` cuts out; `undefined` for a picture that a person made. */
export function partOf({ sheet, cells, typed, page, box }: Written): Part | undefined {
  if (sheet && cells && page === undefined && !box) return { sheet, cells, ...(typed && { typed }) };
  return page && box && !sheet && !cells ? { page, box } : undefined;
}
