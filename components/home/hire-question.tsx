import { Button } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';

type Words = Content['home']['hire'];

/** The cash of a hire in months: it falls while the person learns, and crosses the axis once they pay. */
const CASH = [-1, -1.75, -2.25, -2.5, -2.5, -2.25, -1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75, 2.25];
/** A curve through the middle of every two months. */
const CURVE = CASH.map((cash, month) => {
  const middle = (cash + (CASH[month - 1] ?? cash)) / 2;
  return `${Math.max(0, month - 0.5)} ${2 - middle}`;
}).join('T');

/** However the drawing is stretched, its lines are as thick. */
const UNSCALED = '[vector-effect:non-scaling-stroke]';

/** The loudest part of the page, as wide as the window: one question, and a field that a demo takes over. */
export function HireQuestion({ title, text, label, example, button, note, deepest, back, demo }: Words) {
  const dollars = Number(example.replace(/\D/g, ''));
  return (
    <section
      aria-labelledby="hire-title"
      className="relative overflow-clip bg-blueprint-brass pt-14 pb-44 md:pt-20 md:pb-60 forced-colors:border-y"
    >
      <svg
        viewBox="0 0 13 5"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-40 w-full fill-none stroke-ink md:h-60 forced-colors:stroke-[CanvasText]"
        aria-hidden="true"
      >
        <path d={`M${CURVE}V2H0z`} className="fill-brass/45 stroke-none" />
        <path d="M0 2H13" className={`stroke-[1.5] ${UNSCALED}`} />
        <path d={`M${CURVE}`} className={`stroke-4 ${UNSCALED}`} />
      </svg>
      <div
        className="absolute inset-x-0 bottom-0 h-40 text-note/tight font-semibold md:h-60"
        aria-hidden="true"
      >
        <p className="absolute bottom-[30%] left-gutter md:bottom-[24%] md:right-[70%] md:left-auto">
          {fill(deepest, { amount: wholeDollars(-Math.min(...CASH) * dollars * 100) })}
        </p>
        <p className="absolute right-[27%] bottom-[64%]">
          {fill(back, { month: CASH.findIndex((cash) => cash > 0) })}
        </p>
      </div>
      <div className="beside-cord two-columns">
        <div className="lg:col-start-2">
          <h2
            id="hire-title"
            className="max-w-[9em] text-[length:clamp(2.25rem,9.4vw,3.75rem)] leading-none tracking-[-0.03em] md:text-[3.75rem]"
          >
            {title}
          </h2>
          <p className="mt-5 max-w-[30em] text-l">{text}</p>
          <form
            action={demo}
            className="mt-8 grid max-w-[34rem] gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <label htmlFor="hire" className="font-semibold sm:col-span-full">
              {label}
            </label>
            <input
              id="hire"
              name="hire"
              className="min-h-15 min-w-0 rounded-control border-drawn border-ink bg-paper-raised px-4 py-1 font-display text-[2rem]/none font-medium lining-nums tabular-nums"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
              pattern="\$? ?[0-9][0-9,. ]*"
              title={`${label}: ${example}`}
              defaultValue={example}
              aria-describedby="hire-note"
            />
            <Button type="submit">{button}</Button>
          </form>
          <p id="hire-note" className="mt-4 text-note">
            {note}
          </p>
        </div>
      </div>
    </section>
  );
}
