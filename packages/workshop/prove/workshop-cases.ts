import fc from 'fast-check';
import { LENGTHS, PEOPLE } from '@/lib/tools/rules/agenda';

/** Any minute of the day, so that many pass midnight. */
export const workshopCases = fc.record({
  start: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  length: fc.constantFrom(...LENGTHS),
  people: fc.integer({ min: PEOPLE.min, max: PEOPLE.max }),
});
