import type { ReactNode } from 'react';
import { HalfHourLevel } from './half-hour-level';

type BookingPageProps = { title: string; intro: string; children: ReactNode; button: ReactNode };

/** The head beside its drawing, what is said of the call, and the one button, always in reach. */
export function BookingPage({ title, intro, children, button }: BookingPageProps) {
  return (
    <div className="booking">
      <header className="booking-head">
        <h1>{title}</h1>
        <p className="lead mt-5 max-w-[24em]">{intro}</p>
      </header>
      <HalfHourLevel className="booking-level w-full max-w-[324px]" />
      {children}
      <div className="call-bar booking-act" data-bottom-bar>
        {button}
      </div>
    </div>
  );
}
