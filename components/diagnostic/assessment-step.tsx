import type { ComponentProps } from 'react';
import { RatingsStep } from './ratings-step';
import type { DiagnosticWords } from './words';

type Props = ComponentProps<typeof RatingsStep> & { words: Pick<DiagnosticWords, 'consent'> };

/** Step 3: the ratings, and a box that asks for the report by mail. */
export function AssessmentStep(props: Props) {
  return (
    <>
      <RatingsStep {...props} />
      <label className="mt-10 flex min-h-target w-fit cursor-pointer items-center gap-3">
        <input
          {...props.controls.control('emailReport')}
          type="checkbox"
          className="size-5 shrink-0 accent-blueprint"
        />
        {props.words.consent.report}
      </label>
    </>
  );
}
