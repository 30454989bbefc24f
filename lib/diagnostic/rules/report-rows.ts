import { capitalized, fill } from '@/lib/kernel/text';
import { ADVICE_PARTS, type AdviceBook } from './advice';
import type { Colour, Verdict } from './bands';
import { type AreaId, type Challenge, labelOf, type StatementId } from './questionnaire';
import type { FirstStep } from './plan-rows';
import type { Recommendation } from './recommend';
import { MAX_AREA_POINTS, type Scorecard } from './score';
import { answerBehind, type WhyWords } from './why';

/*
 * What a report says of a result, row by row, with nothing left to be looked up: the page, the mail and the
 * PDF draw the same rows.
 */

/** A course of the wall. */
export type AreaRow = {
  id: AreaId;
  title: string;
  /** 0 to 100. */
  percent: number;
  colour: Colour;
  badge: Verdict;
  /** The badge in words. */
  verdict: string;
  /** "4 points missing"; null where none is. */
  missing: string | null;
};

/** A statement as it was answered. */
export type AnswerRow = {
  statement: StatementId;
  /** From 1 on, through all areas. */
  number: number;
  /** The statement in a few words. */
  text: string;
  points: number;
  /** "Somewhat", or that it was not rated. */
  rating: string;
  rated: boolean;
};
export type AnswerGroup = { id: AreaId; title: string; answers: AnswerRow[] };

/** A recommendation; `tick` where there is something to do, and on paper a box for it. */
export type AdviceRow = {
  title: string;
  /** The statement that it is about, if it is about one. */
  statement: StatementId | null;
  parts: { label: string; text: string; tick: boolean }[];
};

/** What the rows take from content/diagnostic/results.yaml. */
export type RowWords = {
  ratings: Record<Verdict, { name: string }>;
  sections: { missing: { one: string; more: string } };
  answers: { unrated: string };
  recommendations: WhyWords;
};

export function areaRows({ areas }: Scorecard, book: AdviceBook, words: RowWords): AreaRow[] {
  const { one, more } = words.sections.missing;
  return areas.map(({ id, points, percent, colour, badge }) => {
    const n = MAX_AREA_POINTS - points;
    return {
      ...{ id, percent, colour, badge },
      title: book.areas[id].title,
      verdict: words.ratings[badge].name,
      missing: n === 0 ? null : fill(n === 1 ? one : more, { n }),
    };
  });
}

export function answerGroups({ areas }: Scorecard, book: AdviceBook, words: RowWords): AnswerGroup[] {
  let number = 0;
  return areas.map(({ id, statements }) => ({
    id,
    title: book.areas[id].title,
    answers: statements.map(({ statement, points, rated }) => ({
      ...{ statement, points, rated },
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
