import { Bob } from '@/components/layout/bob';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { fill } from '@/lib/kernel/text';

/** The plumb line as progress: the bob sinks a third with each step. */
export function ProgressLine({ step, label }: { step: Step; label: string }) {
  const text = fill(label, { n: step });
  return (
    <div
      role="progressbar"
      aria-label={text}
      aria-valuemin={1}
      aria-valuemax={3}
      aria-valuenow={step}
      aria-valuetext={text}
      className="progress-line"
      data-print="no"
    >
      <div data-step={step}>
        <i className="mark" />
        <i className="mark" />
        <span className="cord-and-bob">
          <Bob />
        </span>
      </div>
    </div>
  );
}
