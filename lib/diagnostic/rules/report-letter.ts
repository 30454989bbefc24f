import {
  type AreaRow,
  type Letter,
  type LetterValues,
  type ListedAdvice,
  writeLetter,
} from '@/lib/mail/rules/letter';
import type { MailWords } from '@/lib/mail/rules/words';
import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Assessment } from './assessment';
import { MAX_AREA_POINTS, overallRating, type Scorecard, scoreAssessment } from './score';
import { greetingName } from './shown-name';
import { why, type WhyWords } from './why';

export type ReportMailWords = {
  report: MailWords;
  /** `named` holds {firstName}. */
  greeting: { named: string; neutral: string };
  why: WhyWords;
};

/**
 * The report as it is mailed to whoever took the diagnostic (rules 23 and 24). Nobody has proved that the address is theirs:
 * of what they typed, nothing is in it but a first name that can be no message.
 */
export function reportLetter(
  assessment: Assessment,
  book: AdviceBook,
  words: ReportMailWords,
  links: { results: string; call: string },
): Letter {
  const firstName = greetingName(assessment.name);
  const { greeting } = words;
  const result = resultValues(assessment, book);
  return writeLetter(words.report, {
    ...result,
    values: {
      ...result.values,
      greeting: firstName ? fill(greeting.named, { firstName }) : greeting.neutral,
    },
    recommendations: listedAdvice(assessment, book, words.why),
    links,
  });
}

/** What every mail about a diagnostic can say of its result. */
export function resultValues(
  assessment: Assessment,
  book: AdviceBook,
): LetterValues & Required<Pick<LetterValues, 'score' | 'areas'>> {
  const card = scoreAssessment(assessment.ratings);
  const rating = overallRating(assessment.overallScore);
  return {
    values: {
      score: String(assessment.overallScore),
      rating,
      lowestArea: book.areas[lowestArea(card).id].title,
    },
    score: { percent: assessment.overallScore, rating },
    areas: card.areas.map(({ id, points, percent, badge }): AreaRow => [
      book.areas[id].title,
      `${points} / ${MAX_AREA_POINTS}`,
      `${percent}%`,
      badge,
    ]),
  };
}

/** The recommendations with the answers that led to them. */
export function listedAdvice(
  { recommendations }: Pick<Assessment, 'recommendations'>,
  book: AdviceBook,
  words: WhyWords,
): ListedAdvice[] {
  return recommendations.map((one) => ({ title: one.title, body: one.body, why: why(one, book, words) }));
}

/** Ties go to the first in the order of the form. */
function lowestArea({ areas }: Scorecard) {
  return areas.reduce((lowest, area) => (area.points < lowest.points ? area : lowest));
}
