import fc from 'fast-check';
import { canBelong, type KeyResult } from '@/lib/tools/rules/okr';
import { LAST_WEEK, type Tracked } from '@/lib/tools/rules/forecast';

/** Key results of one goal, and the week it is looked at. */
export type OkrCase = { week: number; keyResults: (KeyResult & { current: number })[] };

const hundredths = (count: number) => Number(`${count}e-2`);

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
const week = fc.integer({ min: 1, max: LAST_WEEK + 1 });
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

const WEEKS = Array.from({ length: LAST_WEEK }, (_, index) => index + 1);

/**
 * What the kinds of cases are made of: in hundredths, where the values stop, and in which weeks nobody
 * entered one.
 */
const frame = fc.record({
  rise: fc.boolean(),
  start: fc.integer({ min: -9999, max: 9999 }),
  /** In 120 hundredths, so that 90% and 110% of a week's step are hundredths too. */
  steps: fc.integer({ min: 1, max: 80 }),
  last: fc.integer({ min: 1, max: LAST_WEEK }),
  gaps: fc.array(fc.boolean(), { minLength: LAST_WEEK, maxLength: LAST_WEEK }),
});
type Frame = { rise: boolean; start: number; steps: number; last: number; gaps: boolean[] };

/** @param at a week's value as hundredths past the start, on the way to the target */
function tracked({ rise, start, steps, last, gaps }: Frame, at: (week: number) => number): Tracked {
  const way = rise ? 1 : -1;
  const value = (past: number) => hundredths(start + way * past);
  return {
    kind: rise ? 'rise' : 'fall',
    start: value(0),
    target: value(120 * steps),
    values: WEEKS.map((week) =>
      week > last || (week < last && gaps[week - 1]) ? undefined : value(at(week)),
    ),
  };
}

/** On a line that leads to exactly 90% or 110% of the way. */
const onABound = fc
  .tuple(frame, fc.constantFrom(9, 11))
  .map(([one, share]) => tracked(one, (week) => share * one.steps * week));

const noise = fc.array(fc.integer({ min: -2000, max: 12_000 }), { minLength: 12, maxLength: 12 });
const anywhere = fc.tuple(frame, noise).map(([one, past]) => tracked(one, (week) => past[week - 1]!));

/** The last value is exactly the target, a hundredth short of it, or the value before, once or twice. */
const lastOne = fc
  .tuple(anywhere, fc.constantFrom('target', 'short', 'before', 'flat'))
  .map(([one, what]): Tracked => {
    const last = one.values.findLastIndex((value) => value !== undefined);
    const given = [one.start, ...one.values.slice(0, last).filter((value) => value !== undefined)];
    const [earlier = one.start, before = one.start] = [given.at(-2), given.at(-1)];
    const short = Math.round(one.target * 100) + (one.kind === 'rise' ? -1 : 1);
    const value = { target: one.target, short: hundredths(short), before, flat: earlier }[what];
    const from = what === 'flat' && given.length > 1 ? one.values.lastIndexOf(before, last - 1) : last;
    const values = one.values.map((old, index) => (index >= from && old !== undefined ? value : old));
    return { ...one, values };
  });

/** Done or not done, as a kind of its own or as a rise from 0 to 1. */
const milestones = fc
  .tuple(frame, fc.constantFrom('done' as const, 'rise' as const), noise)
  .map(([one, kind, past]): Tracked => {
    const { values } = tracked(one, (week) => past[week - 1]!);
    const done = (value?: number) => (value === undefined ? undefined : Math.abs(Math.round(value)) % 2);
    return { kind, start: 0, target: 1, values: values.map(done) };
  });

/** Key results of a quarter, each with a value in one week at least; four of five stand on a threshold. */
export const trackedCases = fc.oneof(onABound, onABound, lastOne, milestones, anywhere);

/** Whether all values count: some are by chance of another scale than their target, and then asked about. */
export const allBelong = (tracked: Tracked): boolean =>
  tracked.values.every((value) => value === undefined || canBelong(value, tracked));
