import { keyed } from '@/lib/kernel/keyed';
import { fill, listed, capitalized } from '@/lib/kernel/text';
import { type AdviceBook, ADVICE_PARTS } from './advice';
import { bandOf, startsOf, type Verdict } from './bands';
import { type AreaScore, type Scorecard, MAX_AREA_POINTS } from './score';
import { CHECK_IN_EVERY, type CheckIn, planSteps, type PlanWords } from './plan';
import { AREA_IDS, type AreaId, type Challenge, labelOf, type StatementId } from './questionnaire';
import type { Because, Recommendation } from './recommend';

/** How the areas compare (rule 104): one lowest, a tie, all equal, no points, or no area that gets advice. */
export const STANDINGS = ['lowest', 'tie', 'level', 'none', 'full'] as const;
export type Standing = (typeof STANDINGS)[number];
export const OFFERED_STANDINGS = ['lowest', 'tie', 'level', 'none'] as const satisfies Standing[];

type Standings =
  { standing: 'full'; lowest: [] } | { standing: (typeof OFFERED_STANDINGS)[number]; lowest: AreaScore[] };

/** With the lowest areas; none if no area gets advice. */
export function standingOf({ points, areas }: Scorecard): Standings {
  if (areas.every((area) => bandOf('advice', area.points) === 'none'))
    return { standing: 'full', lowest: [] };
  const fewest = Math.min(...areas.map((area) => area.points));
  const lowest = areas.filter((area) => area.points === fewest);
  if (points === 0) return { standing: 'none', lowest };
  if (lowest.length === areas.length) return { standing: 'level', lowest };
  return { standing: lowest.length > 1 ? 'tie' : 'lowest', lowest };
}

/** Texts may hold {areas}, the lowest, and {points}, what each of them has. */
export type StandingWords = Record<'short' | 'ask' | 'call' | 'topic', string>;

/** If no area lags, {points} is the least that each has. */
export function standingTexts(
  card: Scorecard,
  book: Pick<AdviceBook, 'areas'>,
  words: Record<Standing, StandingWords>,
): StandingWords {
  const { standing, lowest } = standingOf(card);
  const values = {
    areas: listed(lowest.map(({ id }) => book.areas[id].title)),
    points: lowest[0]?.points ?? startsOf('advice').none,
  };
  return keyed(['short', 'ask', 'call', 'topic'], (text) => fill(words[standing][text], values));
}

/*
 * What a report says of a result, row by row, with nothing left to be looked up: the page, the mail and the
 * PDF draw the same rows.
 */

/** A recommendation; `tick` where there is something to do, and on paper a box for it. */
export type AdviceRow = {
  title: string;
  statement: StatementId | null;
  /** Those of the area that it is for. */
  points?: number;
  /** What it is for: an area with its points, or an answer in a sentence. */
  because?: string;
  parts: { label: string; text: string; tick: boolean }[];
};

/** With {area} and {points}; sentences with {challenge}, {companySize} and {role}. */
type WhyWords = Record<'area' | 'challenge' | 'companySize' | 'role', string>;

type AnswerBehind = Exclude<Because, { area: AreaId }>;

export function answerBehind(because: AnswerBehind, book: AdviceBook, words: WhyWords): string {
  if ('role' in because) return fill(words.role, { role: because.role === 'ceo' ? 'CEO' : because.role });
  if ('challenge' in because)
    return fill(words.challenge, { challenge: labelOf(book.labels, because.challenge) });
  return fill(words.companySize, { companySize: labelOf(book.labels, because.companySize) });
}

/** What a course of the wall takes from content/diagnostic/results.yaml. */
export type AreaWords = {
  ratings: Record<Verdict, { name: string }>;
  sections: { missing: { one: string; more: string } };
};

export type RowWords = AreaWords & {
  answers: { unrated: string };
  recommendations: WhyWords;
};

export type AreaRow = ReturnType<typeof areaRows>[number];

export const areaRows = ({ areas }: Scorecard, book: AdviceBook, words: AreaWords) =>
  areas.map((area) => ({ title: book.areas[area.id].title, ...areaRow(area, words) }));

export function areaRow({ id, points, percent, colour, badge, statements }: AreaScore, words: AreaWords) {
  const { one, more } = words.sections.missing;
  const n = MAX_AREA_POINTS - points;
  let reached = 0;
  const ends = statements.map((one) => (reached += one.points));
  return {
    id,
    percent,
    colour,
    badge,
    verdict: words.ratings[badge].name,
    /** "4 points missing"; null where none is. */
    missing: n === 0 ? null : fill(n === 1 ? one : more, { n }),
    /** Where one answer's stone ends and the next begins, in percent of the course. */
    joints: [...new Set(ends)]
      .filter((end) => end > 0 && end < points)
      .map((end) => Math.round((10_000 * end) / points) / 100),
  };
}

export type AnswerGroup = ReturnType<typeof answerGroups>[number];

export function answerGroups({ areas }: Scorecard, book: AdviceBook, words: RowWords) {
  let number = 0;
  return areas.map(({ id, statements }) => ({
    id,
    title: book.areas[id].title,
    answers: statements.map(({ statement, points, rated }) => ({
      statement,
      points,
      rated,
      /** From 1 on, through all areas. */
      number: ++number,
      text: capitalized(book.statements[statement].short),
      rating: rated ? book.ratingLabels[points] : words.answers.unrated,
    })),
  }));
}

/** The recommendations in parts. */
export function adviceRows(
  recommendations: readonly Recommendation[],
  book: AdviceBook,
  words: RowWords,
): AdviceRow[] {
  return recommendations.map(({ title, because, reason, ...one }) => {
    const isArea = 'area' in because;
    return {
      title,
      statement: isArea ? because.lowest : null,
      points: isArea ? because.points : undefined,
      because: isArea
        ? fill(words.recommendations.area, { area: book.areas[because.area].title, points: because.points })
        : answerBehind(because, book, words.recommendations),
      parts: ADVICE_PARTS.map((part) => ({
        label: book.parts[part],
        text: part === 'why' && reason ? `${reason} ${one.why}` : one[part],
        tick: part !== 'why',
      })),
    };
  });
}

/** `takes` holds {time}. */
export type StartWords = Record<'title' | 'thisWeek' | 'takes' | 'done', string>;

/** A step of the plan, laid out as a recommendation is, with its check-in; without a plan it has no weeks. */
export type StartRow = AdviceRow & { checkIn: CheckIn; weeks?: string };

/** The steps in turn (rule 11). Where all is Excellent, the first recommendation is the step. */
export function startRows(
  { card, recommendations }: { card: Scorecard; recommendations: readonly Recommendation[] },
  book: AdviceBook,
  words: RowWords & { start: StartWords; plan: PlanWords },
): StartRow[] {
  const { thisWeek, takes, done: doneWhen } = words.start;
  const rows = planSteps(card, book, words.plan).map(({ why, time, end, ...checkIn }, index): StartRow => ({
    title: checkIn.title,
    statement: checkIn.statement,
    checkIn,
    weeks: checkIn.weeks,
    parts: [
      {
        label: index ? checkIn.weeks : thisWeek,
        text: `${checkIn.step} ${fill(takes, { time })}`,
        tick: true,
      },
      { label: book.parts.why, text: why, tick: false },
      { label: doneWhen, text: end, tick: true },
    ],
  }));
  if (rows.length > 0) return rows;
  const week = CHECK_IN_EVERY;
  return adviceRows(recommendations.slice(0, 1), book, words).map((row) => {
    const [toDo, ...rest] = row.parts;
    const others = rest.map((one) => (one.tick ? one : { ...one, text: `${row.because} ${one.text}` }));
    const step = { id: 'advice', title: row.title, step: toDo!.text, ends: week };
    const done = others.filter(({ tick }) => tick).map(({ label, text }) => `${label}: ${text}`);
    const checkIn = { ...step, begins: 1, done: done.join(' '), checkIn: fill(words.plan.checkIn, { week }) };
    return { ...row, parts: [{ ...toDo!, label: thisWeek }, ...others], checkIn };
  });
}

/** The place of the step that says the same as a recommendation; -1 where none does. */
export const placeInPlan = ({ parts }: AdviceRow, steps: readonly StartRow[]): number =>
  steps.findIndex(({ checkIn }) => checkIn.step === parts[0]!.text);

/** Above the recommendations: how they go with the steps, or that there are none. */
export function adviceIntro(
  recommendations: readonly AdviceRow[],
  steps: readonly StartRow[],
  words: Record<'order' | 'each' | 'later' | 'alone' | 'none', string> &
    Record<'planned' | 'others', string[]>,
): string {
  const [first] = steps;
  if (!first || recommendations.length === 0) return fill(words.none, { points: startsOf('advice').none });
  if (first.statement === null) return words.alone;
  const planned = recommendations.filter((one) => placeInPlan(one, steps) >= 0).length;
  if (planned === 0) return words.later;
  const points = recommendations.flatMap((one) => one.points ?? []);
  const order = new Set(points).size > 1 ? words.order : points.length === AREA_IDS.length && words.each;
  const others = words.others[recommendations.length - planned - 1];
  return [order, words.planned[planned - 1], others].filter(Boolean).join(' ');
}

/** The chosen challenges with what to do about each first, but for those that are said already. */
export const namedRows = (
  chosen: readonly Challenge[],
  book: AdviceBook,
  said: readonly Pick<AdviceRow, 'title'>[] = [],
): string[] =>
  chosen
    .filter((one) => said.every(({ title }) => title !== book.challenges[one].title))
    .map((one) => `${labelOf(book.labels, one)}: ${book.challenges[one].title}.`);
