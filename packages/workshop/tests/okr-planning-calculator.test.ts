import { expect, test } from 'vitest';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { forecast, LAST_WEEK, verdict } from '@/lib/tools/rules/forecast';
import { goalConfidence, goalScore, isToBeKept, keyResultScore, KINDS } from '@/lib/tools/rules/okr';
import { okrCases } from '@/tests/support/key-result-cases';
import { sampled } from '../prove/sampled';
import { recalculate, type Cells } from '../office/office';
import {
  CONFIDENCE,
  FIRST,
  GOAL_ROW,
  GOALS,
  NOW,
  SUMMARY,
  WEEK_ASKED,
  WEEKS,
  week,
} from '../products/okr/layout';
import {
  confidenceChange,
  countedCheckIns,
  isOn,
  lastUpdate,
  latestWeek,
  quarterScore,
  scoreByWeek,
  standingAt,
} from './check-ins';
import { cells, each, fileOf, INPUT_SETS, inputSets, testAgreement, type Wanted } from './workbook';

const WORKBOOK = fileOf('okr-planning-calculator', 'strategic-okr-planner.xlsx');
const LINES = 8;
const RANDOM = 3;
const LOOKED_AT = [1, 7, 13];

/** Goal 1 has the key results of a case, most of them on a threshold; goals 2 and 3 have whatever comes. */
const cases = sampled(okrCases, INPUT_SETS);
const onThresholds = cases.map(({ week: now, keyResults }) =>
  keyResults.map(({ current, confidence, ...rest }) => ({
    ...rest,
    goal: 1,
    from: undefined,
    till: undefined,
    checkIns: Array.from({ length: WEEKS }, (_, index) =>
      index + 1 === now ? { value: current, confidence } : { value: undefined, confidence: undefined },
    ),
  })),
);
const wherever = inputSets((random) =>
  Array.from({ length: RANDOM }, () => {
    const kind = random.pick(KINDS);
    // What should stay may have one limit only.
    const limits = kind === 'keep' ? random.pick([{}, { start: -Infinity }, { target: Infinity }]) : {};
    return {
      goal: random.whole(2, 3),
      kind,
      start: random.whole(-20, 100),
      target: random.whole(-20, 200),
      ...limits,
      weight: random.maybe(random.cents(5), 0.8) ?? 1,
      from: random.maybe(random.whole(1, LAST_WEEK), 0.3),
      till: random.maybe(random.whole(1, LAST_WEEK - 1), 0.2),
      checkIns: Array.from({ length: WEEKS }, () => ({
        value: random.maybe(kind === 'done' ? random.whole(0, 1) : random.cents(200), 0.4),
        confidence: random.maybe(random.whole(1, 10), 0.4),
      })),
    };
  }),
);
const quarters = wherever.map((lines, at) => [...onThresholds[at]!, ...lines]);

type Quarter = (typeof quarters)[number];
const typed = (quarter: Quarter) =>
  cells(
    Object.fromEntries<number | string | undefined>(
      quarter.flatMap<[string, number | string | undefined]>(
        ({ goal, kind, start, target, weight, from, till, checkIns }, index) => {
          const row = FIRST + index;
          const [low, high] = [start, target].map((end) => (Number.isFinite(end) ? end : undefined));
          const ends = { G: low, H: high, K: from, L: till };
          const line = { C: goal, D: `Key result ${index}`, F: kind, I: weight, ...ends };
          return [
            ...Object.entries(line).map(([column, value]): [string, number | string | undefined] => [
              `Key Results.${column}${row}`,
              value,
            ]),
            ...checkIns.flatMap(({ value, confidence }, n): [string, number | undefined][] => [
              [`Weekly Values.${week(n + 1)}${row}`, value],
              [`Weekly Values.${week(n + 1)}${CONFIDENCE + index}`, confidence],
            ]),
          ];
        },
      ),
    ),
  );

const lines = Array.from({ length: LINES }, (_, index) => index);
const goals = Array.from({ length: GOALS }, (_, index) => index);

/** What the sheet says of a quarter, by the core. */
function saysOf(quarter: Quarter): Record<string, Wanted> {
  const latest = latestWeek(quarter);
  const now = quarter.map((one) => {
    const { value, confidence } = standingAt(countedCheckIns(one), WEEKS);
    return { ...one, current: value, confidence };
  });
  const ofNow = now.filter((one) => isOn(one, latest));
  const inGoal = <T extends { goal: number }>(all: readonly T[], index: number) =>
    all.filter(({ goal }) => goal === index + 1);
  const scores = goals.map((index) => goalScore(inGoal(ofNow, index)));
  const ofAll = quarterScore(goals.map((index) => inGoal(ofNow, index)));
  const signed = quarter.map(({ checkIns, ...one }) => ({
    ...one,
    sign: forecast(
      { ...one, values: checkIns.map(({ value }) => value), lastUpdate: lastUpdate(checkIns) },
      latest,
    ).sign,
  }));
  const verdictOf = (all: typeof signed, score: number | undefined) =>
    verdict(
      all.map(({ sign }) => sign),
      score,
      latest,
    );
  const ofLines = lines.map((index) => {
    const cells = ['F', 'G', 'H', 'I', 'J', 'L'].map((column) => `Scores.${column}${NOW + index}`);
    const line = now[index];
    if (!line) return each(cells, []);
    const score = keyResultScore(line);
    const counted = countedCheckIns(line);
    const last = counted.findLastIndex(({ value }) => value !== undefined) + 1;
    const hasPace = last < LAST_WEEK && line.kind !== 'done' && !isToBeKept(line);
    return each(cells, [
      line.current,
      score,
      signed[index]!.sign,
      line.confidence,
      confidenceChange(counted),
      score !== undefined && hasPace ? fromPace(score, last, line.from) : undefined,
    ]);
  });
  const ofGoals = goals.map((index) => {
    const weeks = scoreByWeek(inGoal(quarter, index), latest);
    return {
      [`Scores.D${SUMMARY + index}`]: scores[index],
      [`Scores.F${SUMMARY + index}`]: verdictOf(inGoal(signed, index), scores[index]),
      [`Scores.E${SUMMARY + index}`]: goalConfidence(inGoal(ofNow, index)),
      ...each(
        LOOKED_AT.map((n) => `Scores.${week(n)}${GOAL_ROW + index}`),
        LOOKED_AT.map((n) => weeks[n - 1]),
      ),
    };
  });
  return {
    ...(Object.assign({}, ...ofLines, ...ofGoals) as Record<string, Wanted>),
    [`Scores.D${SUMMARY + GOALS}`]: ofAll,
    [`Scores.F${SUMMARY + GOALS}`]: verdictOf(signed, ofAll),
  };
}

testAgreement(WORKBOOK, quarters, typed, {
  'the scores and statuses of key results, goals, weeks and the quarter are those of the core, most on a threshold':
    saysOf,
});

const WEEK_6 = { [`Scores.${WEEK_ASKED.replaceAll('$', '')}`]: 6 };
/** What week 6 knew: the values of a quarter without those of later weeks. */
const tillWeek6 = (quarter: Cells): Cells =>
  Object.fromEntries(Object.entries(quarter).filter(([cell]) => !/^Weekly Values\.[J-P]\d/.test(cell)));

test('whoever asks for week 6 reads what week 6 said, whatever came later', async () => {
  const some = quarters.slice(0, 100).map(typed);
  const sets = [...some, ...some.map(tillWeek6)].map((quarter) => ({ ...quarter, ...WEEK_6 }));
  const read = Object.keys(saysOf(quarters[0]!));
  const found = await recalculate(WORKBOOK, [...sets, ...some], read);
  const [lookedBack, thatWeek, latest] = [0, 1, 2].map((n) =>
    found.slice(n * some.length, (n + 1) * some.length),
  );
  expect(lookedBack).toEqual(thatWeek);
  expect(lookedBack).not.toEqual(latest);
});
