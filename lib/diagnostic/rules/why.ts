import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { labelOf } from './questionnaire';
import type { Because } from './recommend';

/** Sentences with {area}, {points}, {challenge}, {companySize} and {role}. */
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
