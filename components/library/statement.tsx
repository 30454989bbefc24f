import { Unbroken } from '@/components/ui/unbroken';
import type { StepRow } from '@/lib/diagnostic/rules/plan';

export type StatementProps = {
  words: Record<'says' | 'steps', string>;
  /** As the form asks it. */
  text: string;
  /** What each rating looks like, from 0 up. */
  scenes: { value: number; label: string; meaning: string; text: string }[];
  /** From one rating to the next: what to do, when it is done, and how long it takes. */
  steps: StepRow[];
};

/** A statement of the diagnostic: what each rating looks like, and how to get to the next. */
export function Statement({ words, text, scenes, steps }: StatementProps) {
  return (
    <div>
      <p className="border-l-3 border-brass pl-4.5">
        <b className="block text-ui/[1.55] text-brass-deep">{words.says}</b> “{text}”
      </p>
      <ol className="mt-8" start={0}>
        {scenes.map((scene) => (
          <li
            key={scene.value}
            className="grid grid-cols-[52px_1fr] gap-x-5 gap-y-2.5 border-t border-line py-6.5 first:border-ink md:grid-cols-[76px_1fr] md:gap-x-8 print:py-[4mm]"
          >
            <LeaningWall rating={scene.value} />
            <div>
              <h3>
                {scene.value} {scene.label}
              </h3>
              <p className="text-ui text-ink-muted">{scene.meaning}</p>
            </div>
            <p className="max-md:col-span-full md:col-start-2">
              <Unbroken>{scene.text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
      <h3 className="mt-8">{words.steps}</h3>
      <ol className="mt-4 text-balance">
        {steps.map(({ line, step, done }) => (
          <li key={line} className="border-t border-line py-4.5">
            <p>
              <span className="block text-ui text-ink-muted">
                <Unbroken>{line}</Unbroken>
              </span>{' '}
              <Unbroken>{step}</Unbroken>
            </p>
            <p className="mt-1.5 text-ui text-ink-muted">{done}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How far out of true, in degrees, by rating. */
const LEANS = [13, 8, 4, 0];

/** A wall beside a plumb line: the higher the rating, the truer it stands. */
function LeaningWall({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 64 84" className="drawing w-13 md:row-span-2 md:w-19" aria-hidden="true">
      <path d="M4 78H60" />
      <path d="M12 4V62M12 62l-3 4 3 9 3-9z" className="accent" />
      <g transform={`rotate(${LEANS[rating]} 52 78)`}>
        <path d="M22 12H52V78H22zM22 34H52M22 56H52M37 12V34M31 34V56M43 34V56M37 56V78" />
      </g>
    </svg>
  );
}
