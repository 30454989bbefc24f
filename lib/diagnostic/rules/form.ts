import { z } from 'zod';
import { keyed, pick } from '@/lib/kernel/keyed';
import type { AdviceBook } from './advice';
import { challengesCheck, ratingsOf, contactChecks, type FieldWords } from './assessment';
import { CONTACT_IDS, type ContactId, DETAIL_IDS } from './contact-fields';
import { PRACTICE_FLAGS, type Rating, RATINGS, STATEMENT_IDS, type StatementId } from './questionnaire';
import { recommend, recommendationText } from './recommend';
import { scoreAssessment } from './score';

/** What the form holds: a rating is the value of its radio input. */
export type FormValues = Record<ContactId, string> & {
  marketingConsent?: boolean;
  emailReport?: boolean;
  currentChallenges: string[];
  ratings: Partial<Record<StatementId, string | null>>;
};

export type CheckedForm = z.output<ReturnType<typeof formSchema>>;

/** The rules of the form (rules 14 and 16); line breaks of a pasted text become blanks. */
export function formSchema(words: FieldWords, shortOf: (statement: StatementId) => string) {
  const checks = contactChecks(words);
  const typed = <T extends z.ZodType>(check: T) =>
    z.preprocess((text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ') : (text ?? '')), check);
  return z.object({
    ...keyed(CONTACT_IDS, (id) => typed<z.ZodType<string>>(checks[id])),
    companySize: typed(checks.companySize),
    marketingConsent: z.boolean(words.wrongKind).optional(),
    emailReport: z.boolean(words.wrongKind).optional(),
    currentChallenges: challengesCheck(words),
    ratings: z.object(
      keyed(STATEMENT_IDS, (id) => ratingCheck(words.rating, shortOf(id))),
      words.wrongKind,
    ),
  });
}

function ratingCheck(complaint: string, statement: string) {
  const choices = RATINGS.map(String) as [string, ...string[]];
  return z
    .union([z.enum(choices), z.literal(''), z.null()], complaint.replace('{statement}', statement))
    .optional()
    .transform((value) => (value ? (Number(value) as Rating) : undefined));
}

/** The body of POST /api/assessments (rule 15) for a checked form. */
export function submissionBody(form: CheckedForm, book: AdviceBook) {
  const { firstName, lastName, role, currentChallenges } = form;
  const companySize = form.companySize || null;
  const ratings = ratingsOf(form.ratings);
  const card = scoreAssessment(ratings);
  const unrated = STATEMENT_IDS.filter((statement) => ratings[statement] === undefined);
  return {
    name: `${firstName} ${lastName}`.trim(),
    ...pick(form, ['email', ...DETAIL_IDS, 'currentChallenges']),
    ...keyed(PRACTICE_FLAGS, () => true),
    ...keyed(STATEMENT_IDS, (statement) => ratings[statement] ?? 0),
    ...(unrated.length > 0 && { unrated }),
    overallScore: card.percent,
    recommendations: recommend({ card, currentChallenges, companySize, role }, book).map((one) =>
      recommendationText(one, book),
    ),
    // Only when the box was ticked (rule 65).
    ...(form.marketingConsent && { marketingConsent: true as const }),
  };
}
