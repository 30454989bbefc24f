import fc from 'fast-check';
import { LEVELS, type Entry } from '@/lib/tools/rules/goal-tree';

const MOST = 14;
const entry = (serves: fc.Arbitrary<number>) =>
  fc.record({ level: fc.constantFrom(...LEVELS), serves: fc.option(serves, { nil: undefined, freq: 6 }) });

/**
 * In half of them each serves a line above it; in the others any line: itself, each other in circles, or none
 * that is there.
 */
export const cascadeCases = fc
  .tuple(fc.boolean(), fc.array(entry(fc.nat({ max: MOST })), { minLength: 1, maxLength: MOST }))
  .map(([sound, lines]) =>
    lines.map(({ level, serves }, index): Entry => {
      const at = serves === undefined ? undefined : sound ? serves % (index + 1) : serves + 1;
      return { id: String(index + 1), level, serves: level === 'year' || !at ? '' : String(at) };
    }),
  );
