import { beforeAll, expect, test } from 'vitest';
import { fromPace } from '@/lib/tools/rules/check-ins';
import { forecast, LAST_WEEK, verdict } from '@/lib/tools/rules/forecast';
import { goalConfidence, goalScore, isToBeKept, keyResultScore, KINDS } from '@/lib/tools/rules/okr';
import { okrCases } from '@/tests/support/key-result-cases';
import { sampled } from '../prove/sampled';
import type { CellResult, Cells } from '../office/office';
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
import { cells, expectSame, fileOf, INPUT_SETS, inOneRun, inputSets } from './workbook';

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
    return {
      goal: random.whole(2, 3),
      kind,
      start: random.whole(-20, 100),
      target: random.whole(-20, 200),
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

const sets = quarters.map((quarter) =>
  cells(
    Object.fromEntries<number | string | undefined>(
      quarter.flatMap<[string, number | string | undefined]>(
        ({ goal, kind, start, target, weight, from, till, checkIns }, index) => {
          const row = FIRST + index;
          const ends = { G: start, H: target, K: from, L: till };
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
  ),
);

const lines = Array.from({ length: LINES }, (_, index) => index);
const goals = Array.from({ length: GOALS }, (_, index) => index);
const READ = [
  ...lines.flatMap((index) =>
    ['F', 'G', 'H', 'I', 'J', 'L'].map((column) => `Scores.${column}${NOW + index}`),
  ),
  ...goals.flatMap((index) => ['D', 'F', 'E'].map((column) => `Scores.${column}${SUMMARY + index}`)),
  ...goals.flatMap((index) => LOOKED_AT.map((n) => `Scores.${week(n)}${GOAL_ROW + index}`)),
  `Scores.D${SUMMARY + GOALS}`,
  `Scores.F${SUMMARY + GOALS}`,
];

const WEEK_6 = { [`Scores.${WEEK_ASKED.replaceAll('$', '')}`]: 6 };
/** What week 6 knew: the values of a quarter without those of later weeks. */
const tillWeek6 = (quarter: Cells): Cells =>
  Object.fromEntries(Object.entries(quarter).filter(([cell]) => !/^Weekly Values\.[J-P]\d/.test(cell)));

const jobs = {
  quarters: { sets, read: READ },
  lookedBack: { sets: sets.slice(0, 100).map((quarter) => ({ ...quarter, ...WEEK_6 })), read: READ },
  thatWeek: { sets: sets.slice(0, 100).map((quarter) => ({ ...tillWeek6(quarter), ...WEEK_6 })), read: READ },
  latest: { sets: sets.slice(0, 100), read: READ },
};
let found: Record<keyof typeof jobs, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, jobs);
});

test('for each of the random quarters the scores and statuses of key results, goals, weeks and the quarter are those of the core, most on a threshold', () => {
  quarters.forEach((quarter, at) => {
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
    const wanted = [
      ...lines.flatMap((index) => {
        const line = now[index];
        if (!line) return Array<undefined>(6).fill(undefined);
        const score = keyResultScore(line);
        const counted = countedCheckIns(line);
        const last = counted.findLastIndex(({ value }) => value !== undefined) + 1;
        return [
          line.current,
          score,
          signed[index]!.sign,
          line.confidence,
          confidenceChange(counted),
          score === undefined || last >= LAST_WEEK || line.kind === 'done' || isToBeKept(line)
            ? undefined
            : fromPace(score, last, line.from),
        ];
      }),
      ...goals.flatMap((index) => [
        scores[index],
        verdictOf(inGoal(signed, index), scores[index]),
        goalConfidence(inGoal(ofNow, index)),
      ]),
      ...goals.flatMap((index) => {
        const weeks = scoreByWeek(inGoal(quarter, index), latest);
        return LOOKED_AT.map((n) => weeks[n - 1]);
      }),
      ofAll,
      verdictOf(signed, ofAll),
    ];
    wanted.forEach((value, index) =>
      expectSame(found.quarters[at]![index]!, value ?? '', `${READ[index]} of quarter ${at}`),
    );
  });
});

test('whoever asks for week 6 reads what week 6 said, whatever came later', () => {
  expect(found.lookedBack).toEqual(found.thatWeek);
  expect(found.lookedBack).not.toEqual(found.latest);
});
