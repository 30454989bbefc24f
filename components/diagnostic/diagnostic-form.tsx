'use client';

import { Suspense, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Spinner } from '@/components/ui/spinner';
import type { Step } from '@/lib/platform/browser/diagnostic-draft';
import { previousStep } from '@/lib/platform/browser/step-history';
import { AboutStep } from './about-step';
import { DraftBar } from './draft-bar';
import { DraftQuestion } from './draft-question';
import { FormBar } from './form-bar';
import { ChallengesStep, RatingsStep } from './lazy-steps';
import { ProgressLine } from './progress-line';
import { StepGuide } from './step-guide';
import { UnratedQuestion } from './unrated-question';
import { useDiagnostic } from './use-diagnostic';
import type { DiagnosticWords } from './words';

/** The Business Diagnostic: three steps, one form, one draft (rules 12 to 18). */
export function DiagnosticForm({ words }: { words: DiagnosticWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const diagnostic = useDiagnostic(words, heading);
  const { form, step, draft, sending, submit, startOver, prepare, recheck } = diagnostic;

  if (sending.state === 'stored') {
    return (
      <div className="grid min-h-[60vh] place-items-center">
        <Spinner label={words.loading} showLabel />
      </div>
    );
  }
  const asking = draft.opening === 'asking';
  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post" // never by the browser itself; if it were, nothing personal would be in the address
        className="relative"
        onFocus={prepare}
        onKeyDown={(event) => {
          // Enter sends what is typed in a field; on a choice, a browser would send the whole form by it.
          if (event.key === 'Enter' && isChoice(event.target)) event.preventDefault();
        }}
        onChange={({ target }) => recheck(target.name)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProgressLine step={step} label={words.page.progress} />
        <div className="diagnostic-columns">
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
              {(draft.opening === 'open' || step === 1) && <StepFields words={words} step={step} />}
              <DraftBar words={words.page.draft} onStartOver={startOver} />
            </div>
          </div>
        </div>
        {!asking && (
          <FormBar
            words={words}
            step={step}
            ready={draft.opening === 'open' && diagnostic.settled}
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

/** The first step outside of what may have to wait: React would leave it to a script to show it. */
function StepFields({ words, step }: { words: DiagnosticWords; step: Step }) {
  if (step === 1) return <AboutStep words={words} />;
  return (
    <Suspense fallback={<Spinner label={words.loading} />}>
      {step === 2 && <ChallengesStep words={words} />}
      {step === 3 && <RatingsStep words={words} />}
    </Suspense>
  );
}
