import type { ComponentProps, ReactNode } from 'react';
import type { StartRow } from '@/lib/diagnostic/rules/report-rows';
import { routes } from '@/lib/kernel/routes';
import { MailReport } from './call-actions';
import { SaveCheckIn } from './save-buttons';
import { Parts } from './sections';
import { DoneButton, type Held, StepNow } from './straighten';
import type { ReportTexts } from './words';

type Props = {
  steps: StartRow[];
  held: Held;
  texts: ReportTexts;
  begins: string;
  mail: ComponentProps<typeof MailReport>;
  retake: ReactNode;
};

/** The one thing to do now, why, and how one sees that it is done; then the next. */
export function StartHere({ steps, held, texts: { words, holidays }, begins, mail, retake }: Props) {
  const { start, done } = words;
  const cards = steps.map(({ title, statement, parts }, index) => (
    <>
      <Title>{index === 0 ? start.title : done.next}</Title>
      <h3 className="mt-2 text-2xl">
        {statement ? (
          <a
            href={routes.libraryPage(statement)}
            className="underline decoration-1 underline-offset-4 print:no-underline"
          >
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <Parts parts={parts} />
    </>
  ));
  const buttons = steps.map(({ title, statement, checkIn }) => (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <SaveCheckIn label={start.calendar} plan={{ rows: [checkIn], holidays, start: begins }} />
      {statement && <DoneButton result={held.result} statement={statement} label={done.mark} title={title} />}
    </div>
  ));
  return (
    <section
      aria-labelledby="start"
      className="sheet datum px-6 py-7 md:px-12 md:py-11 print:break-inside-avoid print:px-[4mm] print:py-[2mm]"
    >
      <StepNow
        held={held}
        each={cards}
        after={
          <>
            <Title>{done.all.title}</Title>
            <p className="mt-2 max-w-measure">{done.all.text}</p>
          </>
        }
      />
      <div data-print="no" className="mt-6">
        <MailReport {...mail}>
          <StepNow held={held} each={buttons} after={retake} />
        </MailReport>
      </div>
    </section>
  );
}

const Title = ({ children }: { children: string }) => (
  <h2 id="start" tabIndex={-1} className="scroll-mt-4 outline-none">
    {children}
  </h2>
);
