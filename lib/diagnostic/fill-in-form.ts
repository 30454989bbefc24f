import type { Limiter } from '@/lib/kernel/limiter';
import type { AdviceBook } from './rules/advice';
import type { FieldWords } from './rules/contact';
import { formSchema, type FormValues, submissionBody } from './rules/form';
import type { FormPage, PostedForm } from './rules/posted-form';
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
import type { ReportAsked, SubmitAssessment } from './ports';
import type { requestReport } from './request-report';

type Ports = {
  fieldWords: FieldWords;
  advice: AdviceBook;
  /** The questionnaire's version. */
  version: string;
  submit: SubmitAssessment;
  askForReport: ReturnType<typeof requestReport>;
  newAttempt: () => string;
  hash: (text: string) => string;
};

/** The stored diagnostic, with the outcome of the report if its box was ticked; or the next page. */
type FormAnswer = { id: string; report: ReportAsked | null } | { page: FormPage };

/**
 * Takes a step of the form posted without a script, by the same rules as the form in the browser (12 to 18).
 * Nothing is stored before all answers are sent. The same answers sent again lead to the same diagnostic.
 */
export function fillInForm({ fieldWords, advice, version, submit, askForReport, newAttempt, hash }: Ports) {
  const schema = formSchema(fieldWords, (statement) => advice.statements[statement].short);

  /**
   * @param perNetwork the limit that the API call counts, too
   * @param network the calling network; `null` if unknown
   */
  return async (
    { step, go, values: typed, earlier, ...posted }: PostedForm,
    perNetwork: () => ReturnType<Limiter>,
    network: string | null,
  ): Promise<FormAnswer> => {
    const attempt = posted.attempt ?? newAttempt();
    // A correction brings its ratings, if the questions are the same.
    const corrected = earlier?.change && earlier.questionnaireVersion === version ? earlier : null;
    const isRated = Object.keys(typed.ratings).length > 0;
    const values = corrected && !isRated ? { ...typed, ratings: asTyped(corrected.ratings) } : typed;
    const show = (step: Step, more: Partial<FormPage> = {}): FormAnswer => ({
      page: {
        step,
        attempt,
        earlier,
        values,
        gap: null,
        complaints: {},
        unrated: [],
        refusal: null,
        ...more,
      },
    });
    const refuse = ({ toast, field }: Gap) => {
      const at = stepOf(field);
      return show(at, { gap: toast, complaints: only(STEP_FIELDS[at], complaintsOf(values)) });
    };

    if (go === 'previous') return show(step === 3 ? 2 : 1);
    if (step < 3) {
      const gap = gapAfter(step, values);
      if (gap) return refuse(gap);
      const complaints = only(STEP_FIELDS[step], complaintsOf(values));
      return firstOf(Object.keys(complaints)) ? show(step, { complaints }) : show(step === 1 ? 2 : 3);
    }

    const gap = gapBeforeSending(values);
    if (gap) return refuse(gap);
    const checked = schema.safeParse(values);
    if (!checked.success) return complain(complaintsOf(values));
    const unrated = unratedIn(values);
    if (unrated.length > 0 && go !== 'send') return show(3, { unrated });
    const allowed = await perNetwork();
    if (!allowed.allowed) return show(3, { refusal: { reason: 'tooMany', seconds: allowed.seconds } });
    const follows = earlier?.id ?? undefined;
    const corrects = earlier?.change ? follows : undefined;
    const body = { ...submissionBody(checked.data, advice), follows, corrects };
    const sent = await submit(body, keyOf(attempt, body), network);
    if (sent.ok) {
      const { id } = sent.value;
      if (!checked.data.emailReport) return { id, report: null };
      // If this throws, the repeated answers are known by their attempt.
      const asked = await askForReport({ assessmentId: id, wanted: 'report' }, network);
      return { id, report: asked.ok ? asked.value : null };
    }
    const { error } = sent;
    if (error.reason === 'badFields') return complain(Object.fromEntries(formFields(error.fields)));
    return show(3, { refusal: error });

    /** Leads to the first step with a complaint. */
    function complain(complaints: FormPage['complaints']): FormAnswer {
      const first = firstOf(Object.keys(complaints));
      if (!first) return show(3, { refusal: { reason: 'badFields' } });
      return show(stepOf(first), { complaints: only(STEP_FIELDS[stepOf(first)], complaints) });
    }
  };

  function complaintsOf(values: FormValues): FormPage['complaints'] {
    const issues = schema.safeParse(values).error?.issues ?? [];
    // Reversed, because the last entry of a name wins: so the first complaint about each field stays.
    const found = issues.map(({ path, message }) => [nameAt(path), message] as const).reverse();
    return Object.fromEntries(found);
  }

  /** The form in the browser takes a new key with each change; here the answers are part of the key. */
  function keyOf(attempt: string, body: object): string {
    return hash(`${attempt}\n${JSON.stringify(body)}`);
  }
}

const nameAt = ([first, second]: readonly PropertyKey[]) =>
  (first === 'ratings' ? `ratings.${String(second)}` : String(first)) as FieldName;

const only = (fields: readonly FieldName[], complaints: FormPage['complaints']) =>
  Object.fromEntries(fields.flatMap((field) => (complaints[field] ? [[field, complaints[field]]] : [])));
