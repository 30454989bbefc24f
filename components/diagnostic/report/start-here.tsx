import type { ComponentProps } from 'react';
import type { FirstStep } from '@/lib/diagnostic/rules/plan-rows';
import { startRow } from '@/lib/diagnostic/rules/report-rows';
import { routes } from '@/lib/kernel/routes';
import { MailReport } from './call-actions';
import { SaveCheckIn } from './save-buttons';
import { Parts } from './sections';
import { DoneButton } from './straighten';
import type { ReportTexts } from './words';

type Props = {
  first: FirstStep;
  result: string;
  texts: ReportTexts;
  mail: ComponentProps<typeof MailReport>;
};

/** The one thing to do first, why, and how one sees that it is done. */
export function StartHere({ first, result, texts: { words, book, holidays }, mail }: Props) {
  const { title, statement, parts } = startRow(first, book, words.start);
  return (
    <section
      aria-labelledby="start"
      className="sheet datum px-5 py-[22px] md:px-12 md:py-9 print:break-inside-avoid print:px-[4mm] print:py-[2mm]"
    >
      <h2 id="start">{words.start.title}</h2>
      <h3 className="mt-2 text-2xl">
        <a
          href={routes.libraryPage(statement!)}
          className="underline decoration-1 underline-offset-4 print:no-underline"
        >
          {title}
        </a>
      </h3>
      <Parts parts={parts} />
      <div data-print="no" className="mt-6">
        <MailReport {...mail}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <SaveCheckIn label={words.start.calendar} plan={{ rows: [first], holidays }} />
            <DoneButton result={result} statement={statement!} label={words.done.mark} title={title} />
          </div>
        </MailReport>
      </div>
    </section>
  );
}
