import { progress } from '@/components/ui/progress';
import { Bob } from '@/components/layout/bob';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { fill } from '@/lib/kernel/text';
import type { Ref, ReactNode } from 'react';
import type { DiagnosticWords } from './words';

const MARK = 'absolute left-[calc(50%-6.5px)] w-[13px] border-t-drawn border-control';
const CORD_AND_BOB =
  'absolute inset-0 flex flex-col items-center text-ink transition-[translate] duration-entrance before:w-[1.5px] before:flex-1 before:bg-brass *:-mt-0.5 *:aspect-[32/60] *:w-full *:flex-none';
const PULLED_UP = { 1: '-translate-y-2/3', 2: '-translate-y-1/3', 3: '' };

/** The plumb line as progress: the bob sinks a third with each step. */
export function ProgressLine({ step, label }: { step: Step; label: string }) {
  const text = fill(label, { n: step });
  return (
    <div
      {...progress(text, step, [1, 3])}
      aria-valuetext={text}
      className="pointer-events-none absolute inset-y-0 left-[calc(var(--cord)-12px)] z-0 w-6 forced-color-adjust-none before:absolute before:inset-y-0 before:left-[calc(50%-0.5px)] before:w-px before:bg-cord-line lg:left-[calc(max(0px,(100%-80rem)/2)+var(--pad)+var(--column)+var(--gap)/2-16px)] lg:w-8"
      data-print="no"
    >
      <div className="sticky top-0 h-[calc(100dvh-190px)] max-h-full overflow-hidden md:h-[calc(100dvh-172px)]">
        <i className={`top-1/3 ${MARK}`} />
        <i className={`top-2/3 ${MARK}`} />
        {/* Drawn at full length, and pulled up by what is still to come. */}
        <span className={`${CORD_AND_BOB} ${PULLED_UP[step]}`}>
          <Bob />
        </span>
      </div>
    </div>
  );
}

type Props = {
  words: Pick<DiagnosticWords, 'page' | 'steps'>;
  step: Step;
  heading?: Ref<HTMLHeadingElement>;
  isFocused?: boolean;
};

export const STEP_COLUMNS = 'beside-cord two-columns max-lg:grid max-lg:gap-9 pt-8 pb-7 lg:pt-14 lg:pb-18';

/** Where there is little room, on one line with the step. */
const TITLE =
  "text-l tracking-normal max-lg:float-left max-lg:font-text max-lg:text-m/[1.55] max-lg:font-semibold max-lg:text-brass-deep max-lg:after:mx-1.5 max-lg:after:content-['·'_/_'']";

export function StepGuide({ words: { page, steps }, step, heading, isFocused }: Props) {
  const present = steps[step - 1];
  return (
    <div className="lg:sticky lg:top-14 lg:self-start">
      <h1 className={TITLE}>{page.title}</h1>
      <p className="font-semibold text-brass-deep lg:mt-6">{fill(page.progress, { n: step })}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        autoFocus={isFocused}
        className="mt-2 text-[1.75rem] outline-none lg:text-[2.25rem]"
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

const INSIDE =
  'mx-auto grid max-w-page items-center gap-x-[24px] gap-y-[8px] px-pad py-[12px] enlarged:*:flex-wrap md:min-h-[84px] md:grid-cols-[1fr_auto] lg:pl-[calc(var(--pad)+var(--column)+var(--gap))]';

export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-4 border-t border-ink bg-paper-raised" data-bottom-bar data-print="no">
    <div className={INSIDE}>{children}</div>
  </div>
);
