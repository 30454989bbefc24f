import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { StartRow } from '@/lib/diagnostic/rules/report-rows';
import { routes } from '@/lib/kernel/routes';
import { MailReport } from './call-actions';
import { Unbroken } from '@/components/ui/unbroken';
import { SaveCheckIn } from './save-buttons';
import { Parts } from './sections';
import { DoneButton, Move, StepNow } from './straighten';
import type { ReportTexts } from '../words';

type Props = {
  steps: StartRow[];
  texts: ReportTexts;
  begins: string;
  mail: ComponentProps<typeof MailReport>;
  retake: ReactNode;
};

/** The one thing to do now, why, and how one sees that it is done; then the next. */
export function StartHere({ steps, texts: { words, holidays }, begins, mail, retake }: Props) {
  const { start, done, plan } = words;
  const cards = steps.map(({ title, parts }, index) => (
    <Fragment key={title}>
      <Title>{index === 0 ? start.title : done.next}</Title>
      <Now>{title}</Now>
      <Parts parts={parts} />
    </Fragment>
  ));
  const buttons = steps.map(({ title, statement, checkIn }) => (
    <div key={title} className="grid items-center gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
      <SaveCheckIn label={start.calendar} plan={{ rows: [checkIn], holidays, start: begins }} />
      {statement && (
        <>
          <DoneButton statement={statement} words={done} title={title} />
          <a
            href={routes.libraryPage(statement)}
            className="inline-flex min-h-target items-center underline underline-offset-4"
          >
            {plan.more}
          </a>
        </>
      )}
    </div>
  ));
  return (
    <section
      aria-labelledby="start"
      className="sheet datum grid gap-x-gap gap-y-6 px-5 py-7 md:px-12 md:py-11 lg:grid-cols-[minmax(0,1fr)_15rem] print:block print:break-inside-avoid print:px-[4mm] print:py-[2mm]"
    >
      <div
        data-print="no"
        className="grid gap-y-3 *:border-b *:border-line *:pb-3 empty:hidden lg:col-span-full"
      >
        {steps.map(
          ({ title, statement }, index) =>
            statement && (
              <Move
                key={statement}
                index={index}
                done={<DoneButton statement={statement} words={done} title={title} isNamed />}
              />
            ),
        )}
      </div>
      <StepNow
        each={cards}
        after={
          <>
            <Title>{done.all.title}</Title>
            <Now>{done.all.text}</Now>
          </>
        }
      />
      <div data-print="no" className="lg:pt-1">
        <MailReport {...mail}>
          <StepNow each={buttons} after={retake} />
        </MailReport>
      </div>
    </section>
  );
}

const Title = ({ children }: { children: string }) => (
  <h2
    id="start"
    tabIndex={-1}
    className="scroll-mt-4 font-text text-m font-semibold tracking-normal text-brass-deep outline-none"
  >
    {children}
  </h2>
);

const Now = ({ children }: { children: string }) => (
  <h3 className="mt-1 text-[1.75rem] xl:text-2xl">
    <Unbroken>{children}</Unbroken>
  </h3>
);
