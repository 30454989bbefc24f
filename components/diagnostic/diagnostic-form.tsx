'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import { FormProvider, get, useFormContext } from 'react-hook-form';
import { Entering, useMotion } from '@/components/ui/use-motion';
import { Spinner } from '@/components/ui/spinner';
import { POSTED } from '@/lib/kernel/forms';
import { DIAGNOSTIC_ANSWER } from '@/lib/kernel/routes';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { previousStep } from '@/lib/diagnostic/browser/step-history';
import { AboutStep } from './about-step';
import { DraftBar, DraftQuestion, EarlierNote } from './draft-bar';
import { FormBar, UnratedQuestion } from './form-bar';
import { ProgressLine, STEP_COLUMNS, StepGuide } from './step-frame';
import { laterSteps, useDiagnostic } from './use-diagnostic';
import type { DiagnosticWords } from './words';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import type { Controls } from './controls';

const ChallengesStep = lazy(async () => ({ default: (await laterSteps()).ChallengesStep }));
const RatingsByKeys = lazy(async () => ({ default: (await laterSteps()).RatingsByKeys }));

/** What a link carries goes along before React is there: a browser sends no fragment. */
const BRING_FRAGMENT = 'document.currentScript.previousElementSibling.value=location.hash';

/** Three steps, one form, one draft (rules 12 to 18); without a script posted (docs/decisions/forms.md). */
export function DiagnosticForm({ words }: { words: DiagnosticWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const diagnostic = useDiagnostic(words, heading);
  const { form, step, draft, sending, submit, startOver, prepare, recheck } = diagnostic;

  useMotion();
  const [was, setWas] = useState({ step, side: 1 });
  const side = was.step === step ? was.side : Math.sign(step - was.step);
  if (was.step !== step) setWas({ step, side });

  const stored = sending.state === 'stored';
  const asking = draft.opening === 'asking';
  /** An earlier draft is still being read: the first step can be sent as if there was no script. */
  const postable = draft.opening === 'reading' && step === 1;
  return (
    <FormProvider {...form}>
      {stored && (
        <div className="pointer-events-none fixed inset-0 grid place-items-center">
          <Spinner label={words.loading} showLabel />
        </div>
      )}
      {/* Out of sight it keeps its height, so that a second tap meets no link that has moved up. */}
      <form
        noValidate
        inert={stored}
        method="post"
        action={DIAGNOSTIC_ANSWER}
        className={stored ? 'invisible' : 'relative overflow-x-clip'}
        onFocus={prepare}
        onKeyDown={(event) => {
          // Enter sends what is typed in a field; on a choice, a browser would send the whole form by it.
          if (event.key === 'Enter' && isChoice(event.target)) event.preventDefault();
        }}
        onChange={({ target }) => recheck(target.name)}
        onSubmit={(event) => {
          if (postable) return;
          event.preventDefault();
          void submit();
        }}
      >
        <input type="hidden" name={POSTED.earlier} suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: BRING_FRAGMENT }} />
        <ProgressLine step={step} label={words.page.progress} />
        <div className={STEP_COLUMNS}>
          <StepGuide words={words} step={step} heading={heading} />
          <div>
            {asking && draft.found && (
              <DraftQuestion
                words={words.page.draft}
                found={draft.found}
                onContinue={draft.resume}
                onStartOver={startOver}
              />
            )}
            <div inert={asking || sending.state !== 'idle'} className={asking ? 'opacity-40' : undefined}>
              {draft.opening === 'open' && <EarlierNote words={words.page.earlier} />}
              {(draft.opening === 'open' || step === 1) && (
                <Entering key={step} side={side}>
                  <StepFields words={words} step={step} onRatings={diagnostic.onRatings} />
                </Entering>
              )}
              <DraftBar
                words={words.page.draft}
                keeps={draft.opening !== 'reading'}
                onStartOver={startOver}
              />
            </div>
          </div>
        </div>
        {!asking && (
          <FormBar
            words={words}
            step={step}
            ready={postable || (draft.opening === 'open' && diagnostic.settled)}
            busy={diagnostic.busy}
            problem={sending.problem}
            onPrevious={previousStep}
            onStop={sending.stop}
          />
        )}
        <UnratedQuestion words={words} {...diagnostic.unrated} />
      </form>
    </FormProvider>
  );
}

const isChoice = (target: EventTarget) =>
  target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type);

type FieldsProps = { words: DiagnosticWords; step: Step; onRatings: () => void };

/** The first step outside of what may have to wait: React would leave it to a script to show it. */
function StepFields({ words, step, onRatings }: FieldsProps) {
  const controls = useFormControls();
  if (step === 1) return <AboutStep words={words} controls={controls} />;
  return (
    <Suspense fallback={<Loading label={words.loading} />}>
      {step === 2 && <ChallengesStep words={words} controls={controls} />}
      {step === 3 && <RatingsByKeys words={words} controls={controls} onShown={onRatings} />}
    </Suspense>
  );
}

/** As high as the window: the buttons below stay where they are, and a second tap meets no link. */
const Loading = ({ label }: { label: string }) => (
  <div className="min-h-dvh">
    <Spinner label={label} />
  </div>
);

function useFormControls(): Controls {
  const {
    register,
    getValues,
    formState: { errors },
  } = useFormContext<FormValues>();
  const areFilled = DETAIL_IDS.some((name) => getValues(name) || errors[name]);
  // Once open they stay: nobody loses the field that they are emptying.
  const [hasDetails, setHasDetails] = useState(areFilled);
  if (areFilled && !hasDetails) setHasDetails(true);
  return {
    hasDetails,
    control: (name) => register(name),
    complaint: (name) => get<typeof errors, { message?: string } | undefined>(errors, name)?.message,
  };
}
