import { Drawing } from '@/components/drawings/drawing';
import { AT_TEXT, DatumMark, NEXT_STEP } from '@/components/layout/datum-sheet';
import { LEADS_RIGHT } from '@/components/ui/link-classes';
import type { Content } from '@/lib/content/content';
import { Action } from './action';

const DRAWINGS = ['sixteen-marks', 'half-hour'];

/** The sheet the bob lands on: two ways to start. Stands directly after the plumb line. */
export function NextStep({ title, text, options, more }: Content['home']['nextStep']) {
  return (
    <section className={NEXT_STEP}>
      <div
        className={`sheet datum relative grid gap-8 pt-8 pb-6 md:py-9 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-gap lg:px-12 lg:py-16 ${AT_TEXT}`}
      >
        <DatumMark />
        <div>
          <h2>{title}</h2>
          <p className="mt-3.5 max-w-[28em] text-ink-muted">{text}</p>
        </div>
        <div>
          <div className="grid gap-8 md:grid-cols-2 md:gap-6 lg:gap-11">
            {options.map((option, i) => (
              <div key={option.to} className="grid content-start gap-5">
                <Drawing name={DRAWINGS[i % 2]!} width={240} height={64} className="w-60 max-w-full" />
                <Action action={option} variant={i === 0 ? 'primary' : 'line'} />
              </div>
            ))}
          </div>
          <p className="mt-8 flex flex-wrap gap-x-8">
            {more.map(({ label, to }) => (
              <a key={to} href={to} className={LEADS_RIGHT}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
