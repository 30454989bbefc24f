import { capitalized, fill } from '@/lib/kernel/text';
import { ADVICE_PARTS, type AdviceBook } from './advice';
import type { Verdict } from './bands';
import { type Challenge, labelOf, type StatementId } from './questionnaire';
import type { FirstStep } from './plan-rows';
import type { Because, Recommendation } from './recommend';
import { MAX_AREA_POINTS, type Scorecard } from './score';

/*
 * What a report says of a result, row by row, with nothing left to be looked up: the page, the mail and the
 * PDF draw the same rows.
 */

/** A recommendation; `tick` where there is something to do, and on paper a box for it. */
export type AdviceRow = {
  title: string;
  /** The statement that it is about, if it is about one. */
  statement: StatementId | null;
  parts: { label: string; text: string; tick: boolean }[];
};

/** Sentences with {area}, {points}, {challenge}, {companySize} and {role}. */
type WhyWords = Record<'area' | 'challenge' | 'companySize' | 'role', string>;

/** The answer that led to a recommendation, as a sentence. */
export function answerBehind(because: Because, book: AdviceBook, words: WhyWords): string {
  switch (because.rule) {
    case 'strong-area':
    case 'refine-area':
      return fill(words.area, { area: book.areas[because.area].title, points: because.points });
    case 'challenge':
      return fill(words.challenge, { challenge: labelOf(book.labels, because.challenge) });
    case 'company-size':
      return fill(words.companySize, { companySize: labelOf(book.labels, because.companySize) });
    case 'role':
      return fill(words.role, { role: because.role === 'ceo' ? 'CEO' : because.role });
  }
}

/** What the rows take from content/diagnostic/results.yaml. */
export type RowWords = {
  ratings: Record<Verdict, { name: string }>;
  sections: { missing: { one: string; more: string } };
  answers: { unrated: string };
  recommendations: WhyWords;
};

/** A course of the wall. */
export type AreaRow = ReturnType<typeof areaRows>[number];

export function areaRows({ areas }: Scorecard, book: AdviceBook, words: RowWords) {
  const { one, more } = words.sections.missing;
  return areas.map(({ id, points, percent, colour, badge }) => {
    const n = MAX_AREA_POINTS - points;
    return {
      ...{ id, percent, colour, badge },
      title: book.areas[id].title,
      /** The badge in words. */
      verdict: words.ratings[badge].name,
      /** "4 points missing"; null where none is. */
      missing: n === 0 ? null : fill(n === 1 ? one : more, { n }),
    };
  });
}

/** The statements of an area as they were answered. */
export type AnswerGroup = ReturnType<typeof answerGroups>[number];

export function answerGroups({ areas }: Scorecard, book: AdviceBook, words: RowWords) {
  let number = 0;
  return areas.map(({ id, statements }) => ({
    id,
    title: book.areas[id].title,
    answers: statements.map(({ statement, points, rated }) => ({
      ...{ statement, points, rated },
      /** From 1 on, through all areas. */
      number: ++number,
      text: capitalized(book.statements[statement].short),
      rating: rated ? book.ratingLabels[points] : words.answers.unrated,
    })),
  }));
}

/**
 * The parts of each recommendation under their names; the answer that led to it begins the why. What was
 * stored before advice had parts says itself what is for when, and stands undivided.
 */
export function adviceRows(
  recommendations: readonly Recommendation[],
  book: AdviceBook,
  words: RowWords,
): AdviceRow[] {
  return recommendations.map((one) => {
    const statement = 'lowest' in one.because ? one.because.lowest : null;
    const behind = [answerBehind(one.because, book, words.recommendations), one.reason].filter(Boolean);
    if ('body' in one)
      return {
        ...{ title: one.title, statement },
        parts: [
          { label: book.parts.thisWeek, text: one.body, tick: true },
          { label: book.parts.why, text: behind.join(' '), tick: false },
        ],
      };
    return {
      ...{ title: one.title, statement },
      parts: ADVICE_PARTS.map((part) => ({
        label: book.parts[part],
        text: part === 'why' ? [...behind, one.why].join(' ') : one[part],
        tick: part !== 'why',
      })),
    };
  });
}

/** `takes` holds {time}. */
export type StartWords = Record<'title' | 'thisWeek' | 'takes' | 'done', string>;

/** The first step, laid out as a recommendation is. */
export const startRow = (
  { title, statement, step, time, why, end }: FirstStep,
  { parts }: Pick<AdviceBook, 'parts'>,
  words: StartWords,
): AdviceRow => ({
  ...{ title, statement },
  parts: [
    { label: words.thisWeek, text: `${step} ${fill(words.takes, { time })}`, tick: true },
    { label: parts.why, text: why, tick: false },
    { label: words.done, text: end, tick: true },
  ],
});

/** A chosen challenge with what to do about it first. */
export const namedRow = (one: Challenge, book: AdviceBook): string =>
  `${labelOf(book.labels, one)}: ${book.challenges[one].title}.`;
