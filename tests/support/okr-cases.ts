import fc from 'fast-check';
import { canBelong, type KeyResult } from '@/lib/tools/rules/okr';

/** Key results of one goal, and the week it is looked at. */
export type OkrCase = { week: number; keyResults: (KeyResult & { current: number })[] };

const hundredths = (count: number) => Number(`${count}e-2`);
const WEEKS = 13;

/**
 * A key result that is exactly so many 120ths of the way to its target, which leaves 0.4, 0.7 and every
 * week's pace in reach.
 */
const at = (part: fc.Arbitrary<number>) =>
  fc
    .record({
      rise: fc.boolean(),
      start: fc.integer({ min: -9999, max: 9999 }),
      step: fc.integer({ min: 1, max: 90 }),
      part,
      weight: fc.integer({ min: 1, max: 999 }).map(hundredths),
      confidence: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    })
    .map(({ rise, start, step, part, weight, confidence }): OkrCase['keyResults'][number] => {
      const way = rise ? step : -step;
      return {
        kind: rise ? 'rise' : 'fall',
        start: hundredths(start),
        target: hundredths(start + 120 * way),
        current: hundredths(start + part * way),
        weight,
        confidence,
      };
    });

const keyResults = (part: fc.Arbitrary<number>) => fc.array(at(part), { minLength: 1, maxLength: 5 });
const week = fc.integer({ min: 1, max: WEEKS });
const thresholds = fc.constantFrom(48, 84);

/** All of them at 0.4, or all at 0.7, so that their mean is too, whatever their weights. */
const onAWord = thresholds.chain((part) => fc.record({ week, keyResults: keyResults(fc.constant(part)) }));

/** As far above the threshold as below it, by the same weight. */
const aroundAWord = fc
  .tuple(week, thresholds, fc.integer({ min: 1, max: 36 }), at(fc.constant(0)), at(fc.constant(0)))
  .map(([week, part, off, one, other]): OkrCase => {
    const moved = (line: OkrCase['keyResults'][number], by: number) => {
      const step = Math.round((line.target * 100 - line.start * 100) / 120);
      return { ...line, current: hundredths(Math.round(line.start * 100) + by * step) };
    };
    return {
      week,
      keyResults: [moved(one, part - off), { ...moved(other, part + off), weight: one.weight }],
    };
  });

/** Exactly as far as the week has come. */
const onPace = week.chain((now) =>
  fc.record({ week: fc.constant(now), keyResults: keyResults(fc.constant(10 * Math.min(12, now))) }),
);

const wherever = fc.record({ week, keyResults: keyResults(fc.integer({ min: -20, max: 140 })) });

/** Three of four stand on a threshold, and all values count. */
export const okrCases = fc
  .oneof(onAWord, aroundAWord, onPace, wherever)
  .filter(({ keyResults }) => keyResults.every((one) => canBelong(one.current, one)));
