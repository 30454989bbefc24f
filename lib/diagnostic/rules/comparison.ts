import { longDay } from '@/lib/kernel/day';
import { keyed } from '@/lib/kernel/keyed';
import { capitalized, fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import {
  AREA_IDS,
  type AreaId,
  AREAS,
  type Rating,
  type Ratings,
  STATEMENT_IDS,
  type StatementId,
} from './questionnaire';
import type { Earlier } from './retake';
import { scoreAssessment } from './score';

export type ComparisonWords = Record<
  'title' | 'summary' | 'counts' | 'unchanged' | 'area' | 'answer' | 'otherQuestions' | 'save' | 'picture',
  string
>;

/** All the words that a comparison takes, and no others: a browser may be sent them. */
export type ComparisonTexts = {
  words: ComparisonWords;
  areas: Record<AreaId, string>;
  statements: Record<StatementId, string>;
  ratings: AdviceBook['ratingLabels'];
  unrated: string;
};

/** A result beside an earlier one, as page, mail and PDF draw it. */
export type Comparison = ReturnType<typeof comparisonOf>;

export const comparisonTexts = (
  book: AdviceBook,
  { comparison, answers }: { comparison: ComparisonWords; answers: { unrated: string } },
): ComparisonTexts => ({
  words: comparison,
  unrated: answers.unrated,
  areas: keyed(AREA_IDS, (id) => book.areas[id].title),
  statements: keyed(STATEMENT_IDS, (id) => capitalized(book.statements[id].short)),
  ratings: book.ratingLabels,
});

/** Compares two results by the rules of today (rule 115), if they answered the same questions. */
export function comparisonOf(
  earlier: Earlier,
  result: { ratings: Ratings; questionnaireVersion: string },
  { words, ...texts }: ComparisonTexts,
) {
  const date = longDay(new Date(earlier.day));
  if (earlier.questionnaireVersion !== result.questionnaireVersion)
    return { title: words.title, summary: fill(words.otherQuestions, { date }), areas: [] };
  const [then, now] = [scoreAssessment(earlier.ratings), scoreAssessment(result.ratings)];
  // One that was left unrated counts as 0, and is told apart from it.
  const said = (rating: Rating | undefined) => (rating === undefined ? texts.unrated : texts.ratings[rating]);
  const movedIn = (area: AreaId) =>
    AREAS[area].flatMap((id) => {
      const [before, after] = [earlier.ratings[id] ?? 0, result.ratings[id] ?? 0];
      const line = fill(words.answer, { then: said(earlier.ratings[id]), now: said(result.ratings[id]) });
      return before === after ? [] : [{ title: texts.statements[id], line, up: after > before }];
    });
  const areas = now.areas.map(({ id, percent }, index) => {
    const scores = { then: then.areas[index]!.percent, now: percent };
    return { id, title: texts.areas[id], line: fill(words.area, scores), ...scores, answers: movedIn(id) };
  });
  const answers = areas.flatMap((area) => area.answers);
  const up = answers.filter((answer) => answer.up).length;
  const counts = { up, down: answers.length - up, same: STATEMENT_IDS.length - answers.length };
  const moved = answers.length === 0 ? words.unchanged : fill(words.counts, counts);
  return {
    title: words.title,
    summary: `${fill(words.summary, { date, then: then.percent, now: now.percent })} ${moved}`,
    areas,
  };
}
