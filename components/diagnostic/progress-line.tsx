import { progress } from '@/components/ui/progress';
import { Bob } from '@/components/layout/bob';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { fill } from '@/lib/kernel/text';

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
      className="pointer-events-none absolute inset-y-0 left-[calc(var(--cord)-12px)] z-0 w-6 forced-color-adjust-none lg:left-[calc(max(0px,(100%-80rem)/2)+var(--pad)+var(--column)+var(--gap)/2-16px)] lg:w-8"
      data-print="no"
    >
      <div className="sticky top-0 h-[calc(100dvh-190px)] max-h-full overflow-hidden before:absolute before:inset-y-0 before:left-[calc(50%-0.5px)] before:w-px before:bg-cord-line md:h-[calc(100dvh-172px)]">
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
