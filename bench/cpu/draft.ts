import fc from 'fast-check';
import type { Line } from '../../tests/support/odd-headers';
import { END, MOST, PLACES, ROUND, UNITS } from './pieces';

/** A request before it is written. */
export type Draft = { method: string; address: string; lines: Line[]; body?: string };

/** A text with one thing in it very often. */
export const fill = fc
  .record({
    start: fc.constantFrom(...ROUND),
    unit: fc.oneof(fc.constantFrom(...UNITS), fc.string({ minLength: 1, maxLength: 4 })),
    length: fc.constantFrom(1_000, 3_500, 3_900, 8_000, MOST),
    end: fc.constantFrom(...END),
  })
  .map(
    ({ start, unit, length, end }) =>
      start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
  );

export const place = fc.constantFrom(...PLACES);
