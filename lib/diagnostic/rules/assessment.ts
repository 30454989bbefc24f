import { z } from 'zod';
import { emailAddress } from '@/lib/kernel/email-address';
import { keyed } from '@/lib/kernel/keyed';
import { plainText } from '@/lib/kernel/plain-text';
import { fill } from '@/lib/kernel/text';
import { CONTACT_FIELDS, type ContactId, LINE_IDS, DETAIL_IDS, type Details } from './contact-fields';
import {
  COMPANY_SIZES,
  type Challenge,
  CHALLENGES,
  PRACTICE_FLAGS,
  type PracticeFlag,
  RATINGS,
  type Rating,
  type Ratings,
  STATEMENT_IDS,
  type StatementId,
} from './questionnaire';
import type { Attribution } from '@/lib/kernel/attribution';
import { attributionSchema } from '@/lib/kernel/attribution-schema';
import { type Recommendation, recommendationText } from './recommend';
import { ASSESSMENT_ID, type Earlier } from './retake';
import { RUBRIC_VERSION, type Scorecard, scoreAssessment } from './score';
import type { AdviceBook } from './advice';

/** First and last name with a blank between. */
export const MAX_NAME = 201;

type SpecifiedWords = Record<'firstName' | 'lastName' | 'email' | 'currentChallenges', string>;
type LineWords = Record<'required' | 'emailHint' | 'tooLong' | 'controlCharacters' | 'phone', string>;
type ChoiceWords = Record<'companySize' | 'challenge' | 'rating' | 'unrated', string>;

/** Complaints about fields, some with {label}, {max}, {n}, {value}, {statement} or {field} (rule 80). */
export type FieldWords = SpecifiedWords &
  LineWords &
  ChoiceWords &
  Record<'wrongKind' | 'unknownField', string> & { labels: Record<ContactId | 'name', string> };

/** The checks that the form and the API share, each with its words. */
export function contactChecks(words: FieldWords) {
  const line = (field: ContactId | 'name', max: number) => {
    const label = words.labels[field];
    return plainText(max, {
      required: fill(words.required, { label }),
      tooLong: (n) => fill(words.tooLong, { label, max, n }),
      unshowable: fill(words.controlCharacters, { label }),
    });
  };
  const atLeastTwo = (text: string) => [...text].length >= 2;
  const lines = keyed(LINE_IDS, (id) => line(id, CONTACT_FIELDS[id].max));
  return {
    ...lines,
    firstName: lines.firstName.refine(atLeastTwo, words.firstName),
    lastName: lines.lastName.refine(atLeastTwo, words.lastName),
    name: line('name', MAX_NAME).refine(atLeastTwo, fill(words.required, { label: words.labels.name })),
    email: emailAddress(words.email),
    /** What a person can dial, extensions and words on the keys included. */
    phone: lines.phone.refine(
      (text) => /^$|^(?=.*\d)[\dA-Za-z\s+\-\u2010-\u2015().\/#,]*$/.test(text),
      words.phone,
    ),
    companySize: z.union([z.enum(COMPANY_SIZES), z.literal('')], words.companySize),
  };
}

/** An empty field is null. */
const optional = <T extends string>(check: z.ZodType<T | ''>) =>
  check.optional().transform((text) => text || null);

export type Assessment = Record<PracticeFlag, boolean> &
  Details & {
    id: string;
    createdAt: Date;
    rubricVersion: string;
    questionnaireVersion: string;
    name: string;
    email: string;
    currentChallenges: Challenge[];
    ratings: Ratings;
    overallScore: number;
    recommendations: Recommendation[];
    marketingConsent: boolean;
    attribution: Attribution | null;
    /** The id of the one that it is compared with; null also once that is deleted. */
    followsId: string | null;
    /** The id of the latest that corrects it, sent under the same address; null: it is a lead. */
    correctedById: string | null;
  };

/** A diagnostic with its scorecard, which everything that shows it is handed. */
export type Scored<A = Assessment> = A & {
  card: Scorecard;
  /** `overallScore` and `recommendations` are as they were stored, and the scorecard goes by other rules. */
  rulesChanged: boolean;
  earlier?: Earlier | undefined;
  /** Whether that was sent under the same address. */
  isEarlierTheirs?: boolean | undefined;
};

/** What its report is drawn from: all of it that whoever has the id may see. */
export type AssessmentResult = Scored<
  Pick<
    Assessment,
    | 'id'
    | 'createdAt'
    | 'rubricVersion'
    | 'questionnaireVersion'
    | 'name'
    | 'ratings'
    | 'overallScore'
    | 'recommendations'
  >
>;

/** Scores a stored diagnostic, by the rules of today (rule 7). */
export function scored<A extends Pick<Assessment, 'ratings' | 'rubricVersion'>>(assessment: A): Scored<A> {
  const { ratings, rubricVersion } = assessment;
  return { ...assessment, card: scoreAssessment(ratings), rulesChanged: rubricVersion !== RUBRIC_VERSION };
}

/** Who somebody is: what may be corrected later too. An empty field is null. */
export function personChecks(words: FieldWords) {
  const contact = contactChecks(words);
  return {
    name: contact.name,
    ...keyed(DETAIL_IDS, (id) => optional<string>(contact[id])),
    companySize: optional(contact.companySize),
  };
}

/** What the form sends (rule 15), read and cleaned. */
export type Submission = z.output<ReturnType<typeof submissionSchema>>;

/** The fields of rule 15. Of score and recommendations only the type is checked (rule 6). */
export function submissionSchema(words: FieldWords, shortOf: (statement: StatementId) => string) {
  const { name, ...details } = personChecks(words);
  const flag = z.boolean().default(true);
  const ratingCheck = (statement: StatementId) =>
    z.literal(RATINGS, fill(words.rating, { statement: shortOf(statement) })).optional();
  const submission = z.strictObject({
    name,
    email: contactChecks(words).email,
    ...details,
    currentChallenges: challengesCheck(words),
    ...keyed(PRACTICE_FLAGS, () => flag),
    ...keyed(STATEMENT_IDS, ratingCheck),
    overallScore: z.number().min(0).max(100).optional(),
    recommendations: z.array(z.string().max(4000)).max(20).optional(),
    marketingConsent: z.boolean().default(false),
    unrated: z.array(z.enum(STATEMENT_IDS)).max(STATEMENT_IDS.length).default([]),
    attribution: attributionSchema.optional(),
    follows: z.string().regex(ASSESSMENT_ID).optional(),
    corrects: z.string().regex(ASSESSMENT_ID).optional(),
  });
  return submission.superRefine((sent, context) => {
    for (const statement of sent.unrated)
      if (sent[statement])
        context.addIssue({
          code: 'custom',
          path: [statement],
          message: fill(words.unrated, { statement: shortOf(statement) }),
        });
  });
}

/** At least one of the eight, in the order of the form, each once. */
export function challengesCheck(words: FieldWords) {
  const challenge = z.enum(CHALLENGES, {
    error: ({ input }) => fill(words.challenge, { value: String(input).slice(0, 60) }),
  });
  return z
    .array(challenge, words.currentChallenges)
    .min(1, words.currentChallenges)
    .max(CHALLENGES.length, words.currentChallenges)
    .transform((chosen) => CHALLENGES.filter((name) => chosen.includes(name)));
}

/** The ratings of a submission or of a row, without unrated statements (rule 5). */
export function ratingsOf(
  given: Partial<Record<StatementId, Rating | null>> & { unrated?: readonly StatementId[] },
): Ratings {
  const rated = STATEMENT_IDS.filter((id) => (given[id] ?? null) !== null && !given.unrated?.includes(id));
  return Object.fromEntries(rated.map((id) => [id, given[id]]));
}

/** What anyone with the id may read (rule 19). */
type PublicAssessment = Record<StatementId, Rating> & {
  id: string;
  name: string;
  overallScore: number;
  recommendations: string[];
};

export function publicAssessment(
  result: AssessmentResult,
  book: Pick<AdviceBook, 'parts'>,
): PublicAssessment {
  const { id, name, ratings, overallScore, recommendations } = result;
  return {
    id,
    name,
    ...keyed(STATEMENT_IDS, (statement) => ratings[statement] ?? 0),
    overallScore,
    recommendations: recommendations.map((one) => recommendationText(one, book)),
  };
}
