import type { ReactNode } from 'react';
import { ForgetOldAnswers } from './answer-key';

/** The head of a page about team rooms: its title beside the cord, and on the right what it is about. */
export function RoomHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="beside-cord two-columns pt-9 md:pt-16 lg:pt-22">
      <ForgetOldAnswers />
      <h1 className="station self-start">{title}</h1>
      <div className="grid justify-items-start gap-5 max-lg:mt-5">{children}</div>
    </header>
  );
}
