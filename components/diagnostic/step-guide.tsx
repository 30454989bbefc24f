import type { Ref } from 'react';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { classes } from '@/components/ui/classes';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: Pick<DiagnosticWords, 'page' | 'steps'>;
  step: Step;
  heading?: Ref<HTMLHeadingElement>;
  isFocused?: boolean;
};

export const STEP_COLUMNS = 'beside-cord two-columns max-lg:grid max-lg:gap-9 pt-8 pb-12 lg:pt-14 lg:pb-18';

export function StepGuide({ words: { page, steps }, step, heading, isFocused }: Props) {
  const present = steps[step - 1];
  return (
    <div className="lg:sticky lg:top-14 lg:self-start">
      <h1 className={classes('text-l tracking-normal', step === 3 && 'max-lg:sr-only')}>{page.title}</h1>
      {step === 1 && (
        <p className="mt-2 text-ui text-ink-muted">
          {page.intro} {page.time}
        </p>
      )}
      <p className={classes('font-semibold text-brass-deep lg:mt-6', step < 3 && 'mt-6')}>
        {fill(page.progress, { n: step })}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        autoFocus={isFocused}
        className={classes('mt-2 outline-none lg:text-[2.25rem]', step === 3 ? 'text-[1.75rem]' : 'text-3xl')}
      >
        {present?.title}
      </h2>
      <p className="mt-3.5 text-ink-muted">{present?.intro}</p>
      <ol className="mt-8 hidden lg:grid">
        {steps.map(({ id, title }, index) => (
          <li
            key={id}
            aria-current={index + 1 === step ? 'step' : undefined}
            className="grid grid-cols-[28px_1fr] border-t border-line py-2.5 text-ui text-ink-muted aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="tabular-nums">{index + 1}</span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
