import fc from 'fast-check';

/** So many of them, the same ones each time. */
export const sampled = <T>(cases: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(cases, { numRuns: count, seed: 20_260_101 });
