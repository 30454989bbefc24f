import fc from 'fast-check';
import type { DecisionMatrix } from '@/lib/tools/rules/decision';

const tenths = (count: number) => Number(`${count}e-1`);
const few = fc.constantFrom(40, 41, 43, 50, 57, 60);

/**
 * Decisions in tenths of a point. In most of them two options are level but for one criterion, so that its
 * weight would have to be 0 for a tie, or all of them are level, or the weights at which they tie are round
 * numbers.
 */
export const decisionCases = fc
  .record({
    weights: fc.array(fc.constantFrom(1, 3, 10, 20, 30, 70, 100), { minLength: 2, maxLength: 5 }),
    rows: fc.array(fc.array(few, { minLength: 5, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
    like: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    level: fc.boolean(),
    more: few,
  })
  .map(({ weights, rows, like, level, more }): DecisionMatrix => {
    const scores = rows.map((row) => row.slice(0, weights.length));
    if (like !== undefined) {
      // The second option is the first one again, but for one criterion or none.
      scores[1] = scores[0]!.with(like % weights.length, level ? scores[0]![like % weights.length]! : more);
    }
    return { weights: weights.map(tenths), scores: scores.map((row) => row.map(tenths)) };
  });
