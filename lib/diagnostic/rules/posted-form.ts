import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { keyed } from '@/lib/kernel/keyed';
import { POSTED } from '@/lib/kernel/forms';
import { CONTACT_IDS } from './contact-fields';
import type { FormValues } from './form';
import { CHALLENGES, STATEMENT_IDS, type StatementId } from './questionnaire';
import { type CarriedTo, readFragment } from './retake';
import { type FieldName, type Gap, ratingField, type Step } from './steps';

/** A step of the form as a browser without our script sends it, with the answers of all steps. */
export type PostedForm = {
  step: Step;
  /** Which button: on; back; on, with statements that were left out. */
  go: 'next' | 'previous' | 'send';
  /** By what a repeated sending is known; null as long as the form has none. */
  attempt: string | null;
  /** The earlier result that this one will stand beside, or corrects. */
  earlier: CarriedTo | null;
  values: FormValues;
};

/** Why answers that were sent are not stored yet. */
type FormRefusal =
  | { reason: 'tooMany'; seconds: number }
  | { reason: 'badFields' | 'badAttemptKey' | 'attemptKeyReused' }
  | { reason: 'serverError' | 'storageTrouble'; errorId: string };

/** The page of the form that answers a step. */
export type FormPage = {
  step: Step;
  attempt: string;
  earlier: CarriedTo | null;
  values: FormValues;
  gap: Gap['toast'] | null;
  complaints: Partial<Record<FieldName, string>>;
  /** Statements that were left out: whether they are to count as 0 is asked before the answers are sent. */
  unrated: readonly StatementId[];
  refusal: FormRefusal | null;
};

/** The page that shows what was posted, and `more`. */
export const pageOf = (
  { step, attempt, earlier, values }: Omit<PostedForm, 'go'>,
  more: Partial<FormPage> = {},
): FormPage => ({
  step,
  attempt: attempt ?? '',
  earlier,
  values,
  gap: null,
  complaints: {},
  unrated: [],
  refusal: null,
  ...more,
});

/** Reads what was posted. Whoever wrote it themselves gets as far as the rules of the form let them. */
export function readPostedForm(fields: Iterable<[name: string, value: unknown]>): PostedForm {
  const given = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  const all = (wanted: string) => given.filter(([name]) => name === wanted).map(([, value]) => value);
  const one = (wanted: string) => all(wanted).at(-1);
  const step = one(POSTED.step);
  const go = one(POSTED.go);
  const attempt = one(POSTED.attempt) ?? '';
  const earlier = readFragment(one(POSTED.earlier) ?? '');
  const ratings = STATEMENT_IDS.flatMap((id) =>
    all(ratingField(id))
      .slice(-1)
      .map((value) => [id, value] as const),
  );
  return {
    step: step === '2' ? 2 : step === '3' ? 3 : 1,
    go: go === 'previous' || go === 'send' ? go : 'next',
    attempt: ATTEMPT_KEY.test(attempt) ? attempt : null,
    earlier,
    values: {
      ...keyed(CONTACT_IDS, (name) => one(name) ?? ''),
      marketingConsent: all('marketingConsent').length > 0,
      emailReport: all('emailReport').length > 0,
      // One more than there are is refused, and thousands are not asked for one by one.
      currentChallenges: all('currentChallenges').slice(0, CHALLENGES.length + 1),
      ratings: Object.fromEntries(ratings),
    },
  };
}

/** The fields that take the answers of the other steps along. */
export function answersBeside(step: Step, values: FormValues): [name: string, value: string][] {
  const about = CONTACT_IDS.map((name): [string, string] => [name, values[name]]);
  const consent: [string, string][] = values.marketingConsent ? [['marketingConsent', 'on']] : [];
  const report: [string, string][] = values.emailReport ? [['emailReport', 'on']] : [];
  const challenges = values.currentChallenges.map((one): [string, string] => ['currentChallenges', one]);
  const ratings = STATEMENT_IDS.map((id): [string, string] => [ratingField(id), values.ratings[id] ?? '']);
  return [
    ...(step === 1 ? [] : [...about, ...consent]),
    ...(step === 2 ? [] : challenges),
    ...(step === 3 ? [] : [...ratings, ...report]),
  ].filter(([, value]) => value !== '');
}
