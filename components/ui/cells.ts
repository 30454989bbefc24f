/** Cells with a line between any two: below each other on a phone, two in a row from md on. */
export const CELLS =
  'grid *:not-first:border-t md:grid-cols-[1fr_1fr] md:*:nth-2:border-t-0 md:*:even:border-l';
