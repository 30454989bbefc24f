import type { ReactNode } from 'react';
import { HalfHourLevel } from './half-hour-level';

type BookingPageProps = { title: string; intro: string; children: ReactNode; button: ReactNode };

const PAGE =
  'mx-auto grid max-w-page gap-[40px] px-pad pt-[36px] md:grid-cols-[minmax(0,1fr)_288px] md:pt-[64px] ' +
  'lg:grid-cols-[calc(var(--column)+var(--gap)/2)_minmax(0,1fr)] lg:gap-x-[calc(var(--gap)/2)] lg:gap-y-[72px] lg:pt-[88px] ' +
  'lg:pb-[104px]';
/** At the lower edge of a phone, always in reach; beside the text on a wide screen. */
const BUTTON =
  '-mx-pad grid border-t border-ink bg-paper-raised px-pad py-[12px] [@media(height>=30rem)]:sticky bottom-0 z-4 ' +
  'md:col-span-full md:justify-start lg:sticky lg:top-[48px] lg:col-span-1 lg:col-start-1 lg:row-start-2 lg:m-0 ' +
  'lg:max-w-[324px] lg:justify-stretch lg:self-start lg:border-0 lg:bg-transparent lg:p-0 print:static!';

/** The head beside its drawing, what is said of the call, and the one button, always in reach. */
export function BookingPage({ title, intro, children, button }: BookingPageProps) {
  return (
    <div className={PAGE}>
      <header className="lg:col-start-2 lg:row-start-1 lg:self-center">
        <h1>{title}</h1>
        <p className="lead mt-5 max-w-[24em]">{intro}</p>
      </header>
      <HalfHourLevel className="w-full max-w-[324px] lg:col-start-1 lg:row-start-1" />
      <div className="grid gap-[40px] md:col-span-full lg:col-span-1 lg:col-start-2 lg:gap-[72px]">
        {children}
      </div>
      <div className={BUTTON} data-bottom-bar>
        {button}
      </div>
    </div>
  );
}
