import { expect } from 'vitest';
import { forecast, SIGN_BOUNDS, verdict, type Tracked } from '@/lib/tools/rules/forecast';
import { sampled } from '../prove/sampled';
import { trackedCases } from '@/tests/support/key-result-cases';
import {
  DELIVERED_FROM,
  goalScore,
  hasTarget,
  isToBeKept,
  keyResultScore,
  PROGRESS_FROM,
} from '@/lib/tools/rules/okr';
import { rounded } from '@/lib/tools/rules/rounding';
import { lineThrough } from '@/lib/tools/rules/statistics';
import type { Cells } from '../office/office';
import {
  BOARD_OF,
  FIRST,
  GOAL_SCORES,
  GOALS,
  GOALS_SHOWN,
  updateRow,
  week,
  WEEKS,
} from '../products/tracker/layout';
import { confidenceChange, countedCheckIns, isOn, lastUpdate, latestWeek, standingAt } from './check-ins';
import { each, fileOf, INPUT_SETS, inputSets, testAgreement, type Wanted } from './workbook';

const WORKBOOK = fileOf('strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx');
const LINES = 5;
const lines = Array.from({ length: LINES }, (_, index) => index);
const goals = Array.from({ length: GOALS }, (_, index) => index);

const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
const onThresholds = sampled(trackedCases, INPUT_SETS * (LINES - 1));

const quarters = inputSets((random, quarter) => ({
  asked: random.maybe(random.whole(1, WEEKS), 0.4),
  keyResults: lines.map((line) => {
    const rise = random.pick([true, true, false]);
    const confidences = weeks.map(() => random.maybe(random.whole(1, 10), 0.4));
    const checkIns = (values: Tracked['values']) =>
      values.map((value, n) => ({ value, confidence: confidences[n] }));
    const more = { goal: random.whole(1, GOALS), weight: random.maybe(random.cents(5), 0.7) };
    // Most stand on a threshold.
    if (line < LINES - 1) {
      const { values, ...rest } = onThresholds[quarter * (LINES - 1) + line]!;
      return { ...more, ...rest, from: undefined, till: undefined, checkIns: checkIns(values) };
    }
    const start = random.whole(-20, 100);
    const kind = random.maybe(rise ? ('rise' as const) : ('fall' as const), 0.8) ?? ('keep' as const);
    // What should stay may have one limit only.
    const limits = kind === 'keep' ? random.pick([{}, { start: -Infinity }, { target: Infinity }]) : {};
    return {
      ...more,
      kind,
      start,
      from: random.maybe(random.whole(1, WEEKS), 0.5),
      till: random.maybe(random.whole(1, WEEKS - 1), 0.3),
      // Now and then it goes the wrong way.
      target: start + (rise ? 1 : -1) * random.whole(-5, 60),
      ...limits,
      checkIns: checkIns(weeks.map(() => random.maybe(start + (rise ? 1 : -1) * random.cents(60), 0.4))),
    };
  }),
}));

type Value = Cells[string];
/** A key result from Goal on in Key Results, with its values and confidences by week. */
const entered = (index: number, line: Value[], values: Value[], sure: Value[] = []): Cells =>
  Object.fromEntries([
    ...line.map((value, n) => [`Key Results.${'CDEFGHIJKL'[n]}${FIRST + index}`, value] as const),
    ...values.map((value, n) => [`Updates.G${updateRow(n + 1, index + 1)}`, value] as const),
    ...sure.map((value, n) => [`Updates.H${updateRow(n + 1, index + 1)}`, value] as const),
  ]);

function typed({ asked, keyResults }: (typeof quarters)[number]): Cells {
  const own = keyResults.map(({ goal, kind, start, target, weight, from, till, checkIns }, index) => {
    const ends = [start, target].map((end) => (kind === 'done' || !Number.isFinite(end) ? null : end));
    const span = [null, from ?? null, till ?? null];
    const line = [goal, `Key result ${index}`, null, kind, ...ends, weight ?? null, ...span];
    const values = checkIns.map(({ value }) => value ?? null);
    const sure = checkIns.map(({ confidence }) => confidence ?? null);
    return entered(index, line, values, sure);
  });
  return Object.assign({ 'Overview.E5': asked ?? null }, ...own) as Cells;
}

const LOOKED_AT = [6, WEEKS];
const BOUNDS = [PROGRESS_FROM, DELIVERED_FROM];
/**
 * A number beside a word: shown with so many decimals, or with more where only they say the same as the word.
 */
const shownBeside = (wanted: number | undefined, decimals: number, bounds: readonly number[]): Wanted =>
  wanted === undefined
    ? undefined
    : (found, what) => {
        const shown = Number(found);
        expect(Math.abs(shown - wanted), what).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
        for (const bound of bounds)
          expect(shown >= bound, `${what}: ${shown}`).toBe(rounded(wanted) >= bound);
      };

/** Nothing is asked of a milestone that is kept. */
function updateOf({ values, lastUpdate = 0, ...span }: Tracked, now: number): string {
  if (!isOn(span, now)) return '';
  const missing = now - Math.max(lastUpdate, (span.from ?? 1) - 1);
  if (missing === 0 && values[now - 1] === undefined) return 'no value';
  return missing <= 0 ? 'yes' : missing === 1 ? 'missing' : `${missing} missing`;
}

testAgreement(WORKBOOK, quarters, typed, {
  'values, scores, trends, forecasts and signs are those of the core, as of the week asked for': ({
    asked,
    keyResults,
  }) => {
    const latest = latestWeek(keyResults);
    const now = asked ?? latest;
    const readAt = (till: number) =>
      keyResults.map(({ weight = 1, ...rest }) => {
        const counted = countedCheckIns({ weight, ...rest });
        const { value: current, confidence } = standingAt(counted, till);
        const values = counted.slice(0, now).map(({ value }) => value);
        const soFar = rest.checkIns.slice(0, now);
        return {
          ...rest,
          weight,
          current,
          confidence,
          values,
          checkIns: counted.slice(0, now),
          lastUpdate: lastUpdate(soFar),
        };
      });
    const ofGoal = (index: number, till: number) => readAt(till).filter((one) => one.goal === index + 1);
    const scoreOf = (index: number, till: number) =>
      goalScore(ofGoal(index, till).filter((one) => isOn(one, till)));
    const ofKeyResults = readAt(now).map((one, index) => {
      const expected = forecast(one, now);
      const given = one.values.flatMap((y, x) => (y === undefined ? [] : [{ x: x + 1, y }]));
      const points = [{ x: (one.from ?? 1) - 1, y: one.start }, ...given];
      const hasLine = hasTarget(one) && given.length > 0 && one.kind !== 'done' && !isToBeKept(one);
      return each(
        [...'EFGHIJKLM'].map((column) => `Overview.${column}${BOARD_OF.first + index}`),
        [
          one.current,
          keyResultScore(one),
          one.confidence,
          confidenceChange(one.checkIns),
          hasLine ? lineThrough(points)?.slope : undefined,
          expected.value,
          shownBeside(expected.progress, 3, SIGN_BOUNDS),
          expected.sign,
          expected.sign === 'kept' && !isToBeKept(one) ? '' : updateOf(one, now),
        ],
      );
    });
    const ofGoals = goals.map((index) => {
      const signs = ofGoal(index, now).map((one) => forecast(one, now).sign);
      const score = scoreOf(index, now);
      return {
        [`Overview.H${GOALS_SHOWN + index}`]: shownBeside(score, 2, now < WEEKS ? [] : BOUNDS),
        [`Overview.I${GOALS_SHOWN + index}`]: verdict(signs, score, now),
        ...each(
          LOOKED_AT.map((n) => `History.${week(n)}${GOAL_SCORES + index}`),
          LOOKED_AT.map((n) => (n > latest ? undefined : scoreOf(index, n))),
        ),
      };
    });
    return Object.assign({}, ...ofKeyResults, ...ofGoals) as Record<string, Wanted>;
  },
});
