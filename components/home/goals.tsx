import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';
import type { Content } from '@/lib/content/content';

/** Cut ground under things that stand. */
const GROUND =
  'h-[9px] border-t-drawn bg-[repeating-linear-gradient(118deg,currentColor_0_1.2px,transparent_1.2px_16px)] opacity-80';

/** Four goals, each a tool that stands on the same ground line. */
export function Goals({ title, items }: Content['home']['goals']) {
  return (
    <Section title={title}>
      <ul className="grid grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)]" data-enter="">
        {items.map((goal) => (
          <li key={goal.title} className="row-span-3 grid grid-rows-subgrid">
            <Drawing
              name={`goal-${goal.icon}`}
              width={64}
              height={60}
              className="h-[4.6875rem] w-20 self-end lg:h-[6.5625rem] lg:w-28"
            />
            <div className={GROUND} aria-hidden="true" />
            <p className="max-w-[9.8em] pt-5 pr-4 pb-9 font-display text-[1.125rem]/tight font-medium md:pb-0 md:text-l/tight md:text-balance">
              {goal.title}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
