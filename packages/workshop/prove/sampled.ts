import fc from 'fast-check';

/** Of every random case: with it they are the same ones each time. */
export const SEED = 20_260_101;

/** So many of them, the same ones each time. */
export const sampled = <T>(cases: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(cases, { numRuns: count, seed: SEED });
