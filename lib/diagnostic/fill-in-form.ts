import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';
import type { Context } from '@/lib/context';
import { oncePer } from '@/lib/kernel/keyed';
import type { Limiter } from '@/lib/kernel/limits';
import { tokenHash, randomId } from '@/lib/platform/random/tokens';
import { formSchema, type FormValues, submissionBody } from './rules/form';
import { type FormPage, pageOf, type PostedForm } from './rules/posted-form';
import { asTyped } from './rules/retake';
import {
  type FieldName,
  firstOf,
  formFields,
  type Gap,
  gapAfter,
  gapBeforeSending,
  type Step,
  STEP_FIELDS,
  stepOf,
  unratedIn,
} from './rules/steps';
import type { StatementId } from './rules/questionnaire';
import type { ReportAsked } from './rules/lead';
import { requestReport } from './request-report';
import { submitAssessment } from './submit-assessment';

/** The stored diagnostic, with the outcome of the report if its box was ticked; or the next page. */
type FormAnswer = { id: string; report: ReportAsked | null } | { page: FormPage };

type Schema = ReturnType<typeof schemaOf>;
const schemaOf = oncePer(({ diagnostic, messages }: Content) => {
  const short = (statement: StatementId) => diagnostic.advice.statements[statement].short;
  return formSchema(fieldWords(diagnostic.questionnaire, messages), short);
});

/**
 * Takes a step of the form posted without a script, by the rules of the form (12 to 18).
 * @param perNetwork the limit that the API call counts, too
 * @param network the calling network; `null` if unknown
 */
export async function fillInForm(
  context: Context,
  { step, go, values: typed, earlier, ...posted }: PostedForm,
  perNetwork: () => ReturnType<Limiter>,
  network: string | null,
): Promise<FormAnswer> {
  const { advice, questionnaire } = context.content.diagnostic;
  const schema = schemaOf(context.content);
  const attempt = posted.attempt ?? randomId();
  // A correction brings its ratings, if the questions are the same.
  const corrected =
    earlier?.change && earlier.questionnaireVersion === questionnaire.version ? earlier : null;
  const isRated = Object.keys(typed.ratings).length > 0;
  const values = corrected && !isRated ? { ...typed, ratings: asTyped(corrected.ratings) } : typed;
  const show = (step: Step, more: Partial<FormPage> = {}): FormAnswer => ({
    page: pageOf({ step, attempt, earlier, values }, more),
  });
  const refuse = ({ toast, field }: Gap) => {
    const at = stepOf(field);
    return show(at, { gap: toast, complaints: only(STEP_FIELDS[at], complaintsOf(schema, values)) });
  };

  if (go === 'previous') return show(step === 3 ? 2 : 1);
  if (step < 3) {
    const gap = gapAfter(step, values);
    if (gap) return refuse(gap);
    const complaints = only(STEP_FIELDS[step], complaintsOf(schema, values));
    return firstOf(Object.keys(complaints)) ? show(step, { complaints }) : show(step === 1 ? 2 : 3);
  }

  const gap = gapBeforeSending(values);
  if (gap) return refuse(gap);
  const parsed = schema.safeParse(values);
  if (!parsed.success) return complain(complaintsOf(schema, values));
  const unrated = unratedIn(values);
  if (unrated.length > 0 && go !== 'send') return show(3, { unrated });
  const allowed = await perNetwork();
  if (!allowed.allowed) return show(3, { refusal: { reason: 'tooMany', seconds: allowed.seconds } });
  const follows = earlier?.id ?? undefined;
  const corrects = earlier?.change ? follows : undefined;
  const body = { ...submissionBody(parsed.data, advice), follows, corrects };
  const sent = await submitAssessment(context, body, keyOf(attempt, body), network);
  if (sent.ok) {
    const { id } = sent.value;
    if (!parsed.data.emailReport) return { id, report: null };
    // If this throws, the repeated answers are known by their attempt.
    const asked = await requestReport(context, { assessmentId: id, wanted: 'report' }, network);
    return { id, report: asked.ok ? asked.value : null };
  }
  const { error } = sent;
  if (error.reason === 'badFields') return complain(Object.fromEntries(formFields(error.fields)));
  return show(3, { refusal: error });

  function complain(complaints: FormPage['complaints']): FormAnswer {
    const first = firstOf(Object.keys(complaints));
    if (!first) return show(3, { refusal: { reason: 'badFields' } });
    return show(stepOf(first), { complaints: only(STEP_FIELDS[stepOf(first)], complaints) });
  }
}

function complaintsOf(schema: Schema, values: FormValues): FormPage['complaints'] {
  const issues = schema.safeParse(values).error?.issues ?? [];
  // Reversed, because the last entry of a name wins: so the first complaint about each field stays.
  const found = issues.map(({ path, message }) => [nameAt(path), message] as const).reverse();
  return Object.fromEntries(found);
}

/** The form in the browser takes a new key with each change; here the answers are part of the key. */
function keyOf(attempt: string, body: object): string {
  return tokenHash(`${attempt}\n${JSON.stringify(body)}`);
}

const nameAt = ([first, second]: readonly PropertyKey[]) =>
  (first === 'ratings' ? `ratings.${String(second)}` : String(first)) as FieldName;

const only = (fields: readonly FieldName[], complaints: FormPage['complaints']) =>
  Object.fromEntries(fields.flatMap((field) => (complaints[field] ? [[field, complaints[field]]] : [])));
