import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { Portrait } from '@/components/programme/coach';
import { Callout } from '@/components/ui/callout';
import type { Content } from '@/lib/content/content';

type BookingPageProps = Record<'title' | 'intro', string> &
  Record<'coaches' | 'children' | 'button', ReactNode>;

const PAGE =
  'mx-auto grid max-w-page gap-[40px] px-pad pt-[36px] md:grid-cols-[minmax(0,1fr)_288px] md:pt-[64px] ' +
  'lg:grid-cols-[calc(var(--column)+var(--gap)/2)_minmax(0,1fr)] lg:gap-x-[calc(var(--gap)/2)] lg:gap-y-[72px] lg:pt-[88px] ' +
  'lg:pb-[104px]';
/** The drawing and the button stay beside the text on a wide screen. */
const BESIDE = 'lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start [@media(height>=34rem)]:lg:sticky';
/** At the lower edge of a phone, always in reach; below the drawing on a wide screen. */
const BUTTON =
  '-mx-pad grid border-t border-ink bg-paper-raised px-pad py-[12px] [@media(height>=30rem)]:max-lg:sticky bottom-0 z-4 ' +
  'md:max-lg:col-span-full md:justify-start lg:top-[374px] lg:m-[326px_0_0] ' +
  `lg:max-w-[324px] lg:justify-stretch lg:border-0 lg:bg-transparent lg:p-0 print:static! ${BESIDE}`;

/** The head beside its drawing, what is said of the call, and the one button, always in reach. */
export function BookingPage({ title, intro, coaches, children, button }: BookingPageProps) {
  return (
    <div className={PAGE}>
      <header className="lg:col-start-2 lg:row-start-1 lg:self-center">
        <h1>{title}</h1>
        <p className="lead mt-5 max-w-[24em]">{intro}</p>
        {coaches}
      </header>
      <Drawing
        name="half-hour-level"
        width={324}
        height={286}
        className={`w-full max-w-[324px] max-md:hidden [--ground:var(--paper-raised)] lg:top-[48px] ${BESIDE}`}
      />
      <div className="grid gap-[40px] md:col-span-full lg:col-span-1 lg:col-start-2 lg:gap-[72px]">
        {children}
      </div>
      <div className={BUTTON} data-bottom-bar>
        {button}
      </div>
    </div>
  );
}

/** What the call goes through, with the numbers of the drawing. */
export function CoveredPoints({ title, items }: Content['booking']['covers']) {
  return (
    <section aria-labelledby="covers">
      <h2 id="covers">{title}</h2>
      <ol className="mt-6 border-b border-line">
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

/** Whom one meets on the call. */
export const MetCoaches = ({ coaches }: Content['team']) => (
  <ul className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
    {coaches.map(({ id, title, name, monogram, photo }) => (
      <li key={id} className="flex items-center gap-4">
        <Portrait name={name} monogram={monogram} photo={photo} className="w-16" />
        <p className="text-note text-ink-muted">
          <b className="block font-display text-l font-medium text-ink">{name}</b>
          {title}
        </p>
      </li>
    ))}
  </ul>
);
