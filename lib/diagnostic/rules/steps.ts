import { DETAIL_IDS, type DetailId, REQUIRED_IDS } from './contact-fields';
import type { FormValues } from './form';
import { RATINGS, STATEMENT_IDS, type StatementId } from './questionnaire';

/** The pages of the form: who answers, what costs time or money, sixteen ratings. */
export type Step = 1 | 2 | 3;

type RatingField = `ratings.${StatementId}`;
export type FieldName = Exclude<keyof FormValues, 'ratings'> | RatingField;

export const ratingField = (statement: StatementId): RatingField => `ratings.${statement}`;

/** The optional fields of step 1 in the order of the page. The phone, which fewest like to give, is last. */
export const SHOWN_DETAILS: DetailId[] = [...DETAIL_IDS.filter((id) => id !== 'phone'), 'phone'];

/** The fields of each step, in the order of the page. */
export const STEP_FIELDS: Record<Step, readonly FieldName[]> = {
  1: [...REQUIRED_IDS, ...SHOWN_DETAILS],
  2: ['currentChallenges'],
  3: STATEMENT_IDS.map(ratingField),
};
const ALL_FIELDS = [...STEP_FIELDS[1], ...STEP_FIELDS[2], ...STEP_FIELDS[3]];

export const stepOf = (field: FieldName): Step =>
  STEP_FIELDS[1].includes(field) ? 1 : STEP_FIELDS[2].includes(field) ? 2 : 3;

export const firstOf = (fields: readonly string[]): FieldName | undefined =>
  ALL_FIELDS.find((field) => fields.includes(field));

export const inFormOrder = (said: Partial<Record<FieldName, string>>): [FieldName, string][] =>
  ALL_FIELDS.flatMap((field): [FieldName, string][] => (said[field] ? [[field, said[field]]] : []));

/** Something that is missing, where, and which words say so (`exact.toasts` in content/messages.yaml). */
export type Gap = {
  toast:
    | 'requiredFields'
    | 'selectionRequired'
    | 'missingInformation'
    | 'missingChallenges'
    | 'assessmentIncomplete';
  field: FieldName;
};

/** Complaints of the API by fields of the form. */
export function formFields(fields: Record<string, string>): [FieldName, string][] {
  return Object.entries(fields).flatMap(([name, message]): [FieldName, string][] => {
    const field = firstOf([name === 'name' ? 'firstName' : name, `ratings.${name}`]);
    return field ? [[field, message]] : [];
  });
}

/** What keeps Next from leaving a step (rules 12 and 13). */
export function gapAfter(step: Step, values: FormValues): Gap | null {
  const missing = step === 1 && missingContact(values);
  if (missing) return { toast: 'requiredFields', field: missing };
  if (step === 2 && noChallenge(values)) return { toast: 'selectionRequired', field: 'currentChallenges' };
  return null;
}

/** What keeps the form from being sent (rules 12 and 13). */
export function gapBeforeSending(values: FormValues): Gap | null {
  const missing = missingContact(values);
  if (missing) return { toast: 'missingInformation', field: missing };
  if (noChallenge(values)) return { toast: 'missingChallenges', field: 'currentChallenges' };
  const broken = STATEMENT_IDS.find((statement) => !isRatingOrBlank(values.ratings[statement]));
  return broken ? { toast: 'assessmentIncomplete', field: ratingField(broken) } : null;
}

export const unratedIn = ({ ratings }: FormValues): StatementId[] =>
  STATEMENT_IDS.filter((statement) => !ratings[statement]);

const missingContact = (values: FormValues) => REQUIRED_IDS.find((field) => !values[field]?.trim());
const noChallenge = (values: FormValues) => !values.currentChallenges?.length;
/** Left out counts as 0 (rule 5); anything else means that the page was changed. */
const isRatingOrBlank = (value: string | null | undefined) => !value || RATINGS.map(String).includes(value);
