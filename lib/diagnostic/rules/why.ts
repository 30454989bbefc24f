import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { labelOf } from './questionnaire';
import type { Because } from './recommend';
import type { Point } from './score';

/** The sentences that name an answer; {area}, {points}, {challenge}, {companySize} and {role} are filled. */
export type WhyWords = Record<'area' | 'challenge' | 'companySize' | 'role', string>;

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

type ReasonBook = Pick<AdviceBook, 'statements' | 'ratingLabels' | 'unrated'>;

/** Why the answer to a statement matters, in a sentence that names it. */
export function reasonFor({ statement, points, rated }: Point, book: ReasonBook): string {
  const { short, reason } = book.statements[statement];
  return rated ? fill(reason, { short, rating: book.ratingLabels[points] }) : fill(book.unrated, { short });
}
