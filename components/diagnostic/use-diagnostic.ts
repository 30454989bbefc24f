import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { closeError, notify } from '@/components/ui/notify';
import { keepEarlierFor } from '@/lib/diagnostic/browser/earlier';
import {
  pushStep,
  scrollStepsOurselves,
  stepInAddress,
  onStepChange,
} from '@/lib/diagnostic/browser/step-history';
import { routes } from '@/lib/kernel/routes';
import type { CheckedForm, FormValues } from '@/lib/diagnostic/rules/form';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import {
  type FieldName,
  firstOf,
  type Gap,
  gapAfter,
  gapBeforeSending,
  ratingField,
  type Step,
  STEP_FIELDS,
  stepOf,
  unratedIn,
} from '@/lib/diagnostic/rules/steps';
import { lazyResolver } from './check-form';
import { BLANK } from '@/lib/diagnostic/browser/opened-draft';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import type { DiagnosticWords } from './words';

/** What the first step does not need comes when there is somebody to read it. */
export const laterSteps = () => import('./later-steps');

export function useDiagnostic(words: DiagnosticWords, heading: RefObject<HTMLElement | null>) {
  const step = useSyncExternalStore<Step>(onStepChange, stepInAddress, () => 1);
  const settled = useSettled(step);
  const [moving, setMoving] = useState(false);
  const [unrated, setUnrated] = useState<readonly StatementId[]>([]);
  const agreed = useRef<string>(null);
  /** What the toast about a gap says is missing. */
  const told = useRef<Gap['toast']>(null);
  const check = useMemo(() => lazyResolver(words), [words]);
  // Text fields have no default, so that what was typed before the script arrived stays.
  const form = useForm<FormValues, unknown, CheckedForm>({
    resolver: check,
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { currentChallenges: [], ratings: {} },
  });
  const draft = useDraft(form, step, words);

  useEffect(scrollStepsOurselves, []);
  /** Whether this form is still the page: what comes late must not act on another one. */
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const focusNext = useRef<FieldName | null>(null);
  const shown = useRef(step);
  // After a change of step, whoever made it: to the top and to the heading, or to the field that needs
  // another look.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const field = focusNext.current;
    focusNext.current = null;
    if (field) return focusOn(field, form);
    closeError();
    heading.current?.focus({ preventScroll: true });
  }, [form, heading, step]);

  const showTrouble = (field: FieldName | undefined) => {
    if (!field || !here.current) return;
    if (stepOf(field) === stepInAddress()) return focusOn(field, form);
    focusNext.current = field;
    pushStep(stepOf(field));
  };
  const sending = useSending({
    words,
    here,
    attemptKey: draft.attemptKey,
    onStored: (id, attemptKey, report) => {
      if (!here.current) return;
      draft.keepSent(attemptKey, id);
      keepEarlierFor(id);
      location.assign(`${routes.results(id)}${report ? `?report=${report}` : ''}`);
    },
    onKeyUsed: draft.renew,
    onRefused: (fields) => {
      for (const [field, message] of fields) form.setError(field, { message });
      showTrouble(firstOf(fields.map(([field]) => field)));
    },
  });

  const refuse = async ({ toast, field }: Gap) => {
    told.current = toast;
    notify({ ...words.toasts[toast], tone: 'error' });
    await form.trigger(STEP_FIELDS[stepOf(field)]);
    showTrouble(field);
  };
  const next = async () => {
    const gap = gapAfter(step, form.getValues());
    if (gap) return refuse(gap);
    if (!(await form.trigger(STEP_FIELDS[step])))
      return showTrouble(STEP_FIELDS[step].find((field) => form.getFieldState(field).invalid));
    await laterSteps();
    // On a slow network somebody may have gone on meanwhile.
    if (here.current && stepInAddress() === step) pushStep((step + 1) as Step);
  };
  const send = async () => {
    const gap = gapBeforeSending(form.getValues());
    if (gap) return refuse(gap);
    const left = unratedIn(form.getValues());
    if (left.length > 0 && agreed.current !== draft.attemptKey()) return setUnrated(left);
    await form.handleSubmit(sending.send, (errors) => showTrouble(firstOf(Object.keys(errors))))();
  };
  /** Next on the first two steps, Get My Results on the third; Enter in a text field does the same. */
  const submit = async () => {
    sending.say(null);
    told.current = null;
    setMoving(step < 3);
    try {
      await (step === 3 ? send() : next());
    } catch {
      if (!here.current) return;
      // Rules or steps could not be loaded; nor, perhaps, the toast.
      const notice = navigator.onLine ? words.toasts.noAnswer : words.toasts.offline;
      notify({ ...notice, tone: 'error' });
      sending.say(notice.text ?? notice.title);
    }
    setMoving(false);
  };

  return {
    form,
    step,
    settled,
    draft,
    sending,
    submit,
    /** What the form is at, while nothing else can be done with it. */
    busy: moving ? ('moving' as const) : sending.state,
    unrated: {
      unrated,
      onClose: () => setUnrated([]),
      onRate: (statement: StatementId) => {
        setUnrated([]);
        showTrouble(ratingField(statement));
      },
      onSend: () => {
        agreed.current = draft.attemptKey();
        setUnrated([]);
        void submit();
      },
    },
    startOver: () => {
      draft.forget();
      sending.say(null);
      told.current = null;
      form.reset(BLANK);
      if (step > 1) pushStep(1);
      notify(words.toasts.draftCleared);
    },
    onRatings: () => {
      const statement = draft.toChange();
      if (statement) focusOnRating(statement);
    },
    /** A complaint goes once its field is right; the form library waits for a first sending. */
    recheck: (name: string) => {
      const missing = [gapAfter(step, form.getValues()), gapBeforeSending(form.getValues())];
      if (told.current && !missing.some((gap) => gap?.toast === told.current)) {
        told.current = null;
        closeError();
      }
      const field = firstOf([name]);
      if (field && form.getFieldState(field).invalid) void form.trigger(field);
    },
    /** Loads what the next steps need, while the first one is being filled in. */
    prepare: () => {
      void laterSteps().catch(() => undefined);
      void check.preload();
    },
  };
}

/** Longer than any double tap, shorter than anybody needs to look at a new step. */
const SETTLE_MS = 700;

/**
 * Whether a step has been there long enough to take a click: the second tap of a double tap on Next would
 * otherwise send a form that nobody has seen.
 */
function useSettled(step: Step): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    if (settled === step) return;
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, step]);
  return settled === step;
}

/** Focuses a field in the middle of the window, where no toast covers it. */
function focusOn(field: FieldName, form: UseFormReturn<FormValues, unknown, CheckedForm>) {
  // Nothing behind a closed disclosure takes the focus.
  document.getElementsByName(field)[0]?.closest('details')?.setAttribute('open', '');
  form.setFocus(field);
  // The form library focuses a moment later.
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

function focusOnRating(statement: StatementId): void {
  const ratings = [...document.getElementsByName(ratingField(statement))] as HTMLInputElement[];
  const rating = ratings.find(({ checked }) => checked) ?? ratings[0];
  rating?.focus({ preventScroll: true });
  rating?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
