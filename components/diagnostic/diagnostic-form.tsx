'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { notify } from '@/components/ui/notify';
import { Spinner } from '@/components/ui/spinner';
import type { Step } from '@/lib/client/diagnostic-draft';
import { previousStep, pushStep } from '@/lib/client/step-history';
import { routes } from '@/lib/config/routes';
import type { CheckedForm, FormValues } from '@/lib/domain/diagnostic/form';
import { AboutStep } from './about-step';
import { lazyResolver } from './check-form';
import { DraftBar } from './draft-bar';
import { DraftQuestion } from './draft-question';
import { FormBar } from './form-bar';
import { ProgressLine } from './progress-line';
import { StepGuide } from './step-guide';
import { type FieldName, firstOf, type Gap, gapAfter, gapBeforeSending, STEP_FIELDS, stepOf } from './steps';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import { useStep } from './use-step';
import type { DiagnosticWords } from './words';

// What the first step does not need comes when it is there to be read.
const laterSteps = () => import('./later-steps');
const ChallengesStep = lazy(async () => ({ default: (await laterSteps()).ChallengesStep }));
const RatingsStep = lazy(async () => ({ default: (await laterSteps()).RatingsStep }));

/** The Business Diagnostic: three steps, one form, one draft (specification, sections 2 to 5). */
export function DiagnosticForm({ words }: { words: DiagnosticWords }) {
  const router = useRouter();
  const step = useStep();
  const check = useMemo(() => lazyResolver(words), [words]);
  // Text fields have no default, so that what was typed before the script arrived stays.
  const form = useForm<FormValues, unknown, CheckedForm>({
    resolver: check,
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: { currentChallenges: [], ratings: {} },
  });
  const draft = useDraft(form, step, {
    onNotSaved: () => notify({ ...words.toasts.draftNotSaved, tone: 'error' }),
    onUnfit: () => notify(words.toasts.draftUnfit),
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<FieldName | null>(null);
  const shown = useRef(step);
  // After a change of step, whoever made it: to the top and to the heading, or to the field that needs another look.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (focusNext.current) form.setFocus(focusNext.current);
    else heading.current?.focus({ preventScroll: true });
    focusNext.current = null;
  }, [form, step]);

  const showTrouble = (field: FieldName | undefined) => {
    if (!field) return;
    if (stepOf(field) === step) return form.setFocus(field);
    focusNext.current = field;
    pushStep(stepOf(field));
  };
  const sending = useSending({
    words,
    attemptKey: draft.attemptKey,
    onStored: (id) => {
      draft.forget();
      router.push(routes.results(id));
    },
    onRefused: (fields) => {
      for (const [field, message] of fields) form.setError(field, { message });
      showTrouble(firstOf(fields.map(([field]) => field)));
    },
  });

  const refuse = async ({ toast, field }: Gap) => {
    notify({ ...words.toasts[toast], tone: 'error' });
    await form.trigger(STEP_FIELDS[stepOf(field)]);
    showTrouble(field);
  };
  const next = async () => {
    const gap = gapAfter(step, form.getValues());
    if (gap) return refuse(gap);
    if (await form.trigger(STEP_FIELDS[step])) {
      await laterSteps();
      return pushStep((step + 1) as Step);
    }
    showTrouble(STEP_FIELDS[step].find((field) => form.getFieldState(field).invalid));
  };
  const send = async () => {
    const gap = gapBeforeSending(form.getValues());
    if (gap) return refuse(gap);
    await form.handleSubmit(sending.send, (errors) =>
      showTrouble(
        firstOf([...Object.keys(errors), ...Object.keys(errors.ratings ?? {}).map((id) => `ratings.${id}`)]),
      ),
    )();
  };
  const submit = async () => {
    try {
      await (step === 3 ? send() : next());
    } catch {
      notify({ ...words.toasts.offline, tone: 'error' }); // rules or steps could not be loaded
    }
  };

  const startOver = () => {
    draft.forget();
    form.reset({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      company: '',
      role: '',
      companySize: '',
      currentChallenges: [],
      ratings: {},
    });
    if (step > 1) pushStep(1);
    notify(words.toasts.draftCleared);
  };

  const waiting = draft.opening === 'asking';
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onFocus={() => {
          void laterSteps();
          void check.preload();
        }}
      >
        <ProgressLine step={step} label={words.page.progress} />
        <div className="diagnostic-columns">
          <StepGuide words={words} step={step} heading={heading} />
          <div>
            {waiting && (
              <DraftQuestion
                words={words.page.draft}
                startedAt={draft.startedAt}
                onContinue={draft.resume}
                onStartOver={startOver}
              />
            )}
            <div inert={waiting} className={waiting ? 'opacity-40' : undefined}>
              {draft.opening === 'reading' && step > 1 ? null : (
                <Suspense fallback={<Spinner label={words.loading} />}>
                  {step === 1 && <AboutStep words={words} />}
                  {step === 2 && <ChallengesStep words={words} />}
                  {step === 3 && <RatingsStep words={words} />}
                </Suspense>
              )}
              <DraftBar words={words.page.draft} onStartOver={startOver} />
            </div>
          </div>
        </div>
        <FormBar
          words={words}
          step={step}
          sending={sending.sending}
          problem={sending.problem}
          onPrevious={previousStep}
        />
      </form>
    </FormProvider>
  );
}
