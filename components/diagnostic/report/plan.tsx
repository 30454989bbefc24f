import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import { planRows, planDates } from '@/lib/diagnostic/rules/plan';
import { writeRatings } from '@/lib/diagnostic/rules/ratings-code';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { SavePlan } from './save-buttons';
import { ReportSection, ADVICE, FIGURE, Parts } from './sections';
import { DoneButton, Move } from './straighten';
import type { ReportTexts, ReportWords } from '../words';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro, adviceRows, type StartRow } from '@/lib/diagnostic/rules/report-rows';

type Props = { card: Scorecard; ratings: Ratings; texts: ReportTexts; begins: string };

const MOVE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 min-h-14 py-3.5 md:grid-cols-[8rem_minmax(0,1fr)_auto] print:grid-cols-[30mm_1fr] print:min-h-0 print:py-[1.2mm]!';
const LAST = '-my-2.5 row-span-2 max-md:col-start-2 max-md:row-start-1 md:row-auto';
const TEXT = 'mb-3 max-w-measure md:ml-36 print:mb-[1.2mm] print:ml-[34mm]';

/** At most three moves for 12 weeks, to print, to save, and to open in the demo of the planner. */
export function Plan({ card, ratings, texts: { words, book, planner, holidays }, begins }: Props) {
  const rows = planRows(card, book, words.plan);
  if (rows.length === 0) return null;
  const { title, demo, columns } = words.plan;
  return (
    <ReportSection id="plan" title={title} intro={planDates(rows, begins, holidays, words.plan)}>
      <div>
        <ol>
          {rows.map(({ statement, weeks, title, line, step, done, checkIn }, index) => {
            const head = (last: ReactNode) => (
              <>
                <span className="font-semibold text-brass-deep">{weeks}</span>
                <h3>{title}</h3>
                <span className={LAST}>{last}</span>
              </>
            );
            const mark = <DoneButton statement={statement} label={words.done.mark} title={title} />;
            return (
              <li
                key={statement}
                className="border-t border-line first:border-t-ink last:border-b print:break-inside-avoid"
              >
                <Move
                  index={index}
                  now={
                    <div className={MOVE}>
                      {head(
                        <a href="#start" data-print="no" className="text-ui underline">
                          {index === 0 ? words.start.title : words.done.next}
                        </a>,
                      )}
                    </div>
                  }
                  done={<div className={MOVE}>{head(mark)}</div>}
                  later={
                    <details className="folded">
                      <summary className={MOVE}>
                        {head(<Icon sign="chevron" className="chevron size-5" />)}
                      </summary>
                      <p className={TEXT}>
                        <span className="text-ink-muted">{line}</span> <Unbroken>{step}</Unbroken>
                      </p>
                      <p className={`${TEXT} border-l-sheet border-brass pl-3.5`}>
                        <b>{checkIn}.</b> {done}
                      </p>
                      <div data-print="no" className={TEXT}>
                        <a href={routes.libraryPage(statement)} className="underline underline-offset-4">
                          {words.plan.more}
                        </a>
                        <br />
                        {mark}
                      </div>
                    </details>
                  }
                />
              </li>
            );
          })}
        </ol>
        <SavePlan
          plan={{ rows, columns, holidays, ratingLabels: book.ratingLabels, start: begins }}
          words={words.plan}
          demo={
            planner && {
              label: fill(demo, { tool: planner.title }),
              href: `${planner.demo}#ratings=${writeRatings(ratings)}`,
            }
          }
        />
      </div>
    </ReportSection>
  );
}

type AdviceProps = {
  recommendations: Recommendation[];
  first: StartRow | undefined;
  book: AdviceBook;
  words: ReportWords;
};

export function Recommendations({ recommendations, first, book, words }: AdviceProps) {
  const rows = adviceRows(recommendations, book, words);
  const intro = adviceIntro(rows, first, words.recommendations);
  const isFirst = (said: string | undefined) => said !== undefined && said === first?.checkIn.step;
  /** What another stands for once the first step is done. */
  const unlessDone = (now: ReactNode, done: ReactNode) => (
    <Move index={0} now={now} done={done} later={now} />
  );
  return (
    <ReportSection
      id="next"
      title={words.recommendations.title}
      intro={isFirst(rows[0]?.parts[0]?.text) ? unlessDone(intro, words.recommendations.later) : intro}
    >
      <ol className={ADVICE}>
        {rows.map(({ title, parts }, index) => (
          <li key={title}>
            <details className="folded">
              <summary className="max-md:not-print:flex-wrap">
                <span className={`${FIGURE} w-8 md:w-10 print:w-[8mm]`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                {isFirst(parts[0]!.text) &&
                  unlessDone(
                    null,
                    <span className="flex items-center gap-2 font-semibold max-md:not-print:order-last max-md:not-print:basis-full max-md:not-print:pl-12">
                      <Icon sign="tick" /> {words.done.mark}
                    </span>,
                  )}
                <Icon sign="chevron" className="chevron size-5" />
              </summary>
              <Parts parts={parts} said={isFirst(parts[0]!.text)} />
            </details>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
