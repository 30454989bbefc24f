import type { ReactNode } from 'react';
import { ForgetOldAnswers } from './answer-key';

/** The head of a page about team rooms: its title, and what it is about. */
export function RoomHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="beside-cord two-columns pt-9 md:pt-16 lg:pt-22">
      <ForgetOldAnswers />
      <h1 className="lg:col-start-2">{title}</h1>
      <div className="mt-5 grid justify-items-start gap-5 lg:col-start-2">{children}</div>
    </header>
  );
}
