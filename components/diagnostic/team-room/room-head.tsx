import type { ReactNode } from 'react';
import { PlumbLine } from '@/components/layout/plumb-line';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ForgetOldAnswers } from './answer-key';

export function RoomHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="beside-cord two-columns pt-9 pb-14 md:pt-16 lg:pt-22 lg:pb-22">
      <ForgetOldAnswers />
      <ToolDrawing
        slug="okr-workshop-facilitator-kit"
        className="-ml-[9.2%] w-[123%] max-w-none max-lg:hidden lg:row-span-2"
      />
      <h1 className="lg:col-start-2">{title}</h1>
      <div className="mt-5 grid justify-items-start gap-5 lg:col-start-2">{children}</div>
    </header>
  );
}

type Props = { title: string; text: string; children: ReactNode };

export function RoomMessage({ title, text, children }: Props) {
  return (
    <PlumbLine>
      <RoomHead title={title}>
        <p className="max-w-measure">{text}</p>
        <div className="flex flex-wrap gap-4 pb-section">{children}</div>
      </RoomHead>
    </PlumbLine>
  );
}

export function DeleteLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} data-print="no" className="inline-flex min-h-target items-center underline">
      {label}
    </a>
  );
}
