import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { Portrait } from '@/components/programme/coach';
import { Callout } from '@/components/ui/callout';

type BookingPageProps = Record<'title' | 'intro' | 'opens', string> &
  Record<'coaches' | 'children' | 'button', ReactNode>;

const PAGE = 'mx-auto grid max-w-page gap-section px-pad pt-9 md:pt-16 md:pb-18 lg:pt-22 lg:pb-26';
/** At the lower edge of a phone, always in reach. */
const BAR =
  '-mx-pad grid border-t border-ink bg-paper-raised px-pad py-3 md:hidden [@media(height>=30rem)]:sticky bottom-0 z-4 print:static!';

/** The head beside its drawing, what is said of the call, and the one button, always in reach. */
export function BookingPage({ title, intro, opens, coaches, children, button }: BookingPageProps) {
  return (
    <div className={PAGE}>
      <header className="two-columns items-center">
        <Drawing
          name="half-hour-level"
          width={324}
          height={286}
          className="mb-7 w-full max-w-[324px] max-lg:w-40 [--ground:var(--paper-raised)] lg:row-span-4 lg:mb-0"
        />
        <h1>{title}</h1>
        <p className="lead mt-5 max-w-[24em]">{intro}</p>
        {coaches}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:hidden">
          {button}
          <p className="text-note text-ink-muted">{opens}</p>
        </div>
      </header>
      {children}
      <div className={BAR} data-bottom-bar>
        {button}
      </div>
    </div>
  );
}

type CoveredPointsProps = { title: string; items: readonly { title: string; text: string }[] };

/** What the call goes through, with the numbers of the drawing. */
export function CoveredPoints({ title, items }: CoveredPointsProps) {
  return (
    <section aria-labelledby="covers" className="two-columns">
      <h2 id="covers">{title}</h2>
      <ol className="border-b border-line max-lg:mt-6">
        {items.map((item, i) => (
          <li key={item.title} className="grid grid-cols-[40px_1fr] gap-x-4 border-t border-line py-5">
            <Callout color="text-ink">{i + 1}</Callout>
            <div>
              <h3 className="pt-1.5">{item.title}</h3>
              <p className="mt-1 text-ink-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type MetCoach = Pick<Parameters<typeof Portrait>[0], 'name' | 'photo' | 'monogram'> & {
  id: string;
  title: string;
};

/** Whom one meets on the call. */
export const MetCoaches = ({ coaches }: { coaches: readonly MetCoach[] }) => (
  <ul className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
    {coaches.map(({ id, title, ...coach }) => (
      <li key={id} className="flex items-center gap-4">
        <Portrait {...coach} className="w-16" />
        <p className="text-note text-ink-muted">
          <b className="block font-display text-l font-medium text-ink">{coach.name}</b>
          {title}
        </p>
      </li>
    ))}
  </ul>
);
