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
                <h3>
                  <Unbroken>{title}</Unbroken>
                </h3>
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

/** Number 1, which leads to the card of the first step. */
const POINTER =
  'grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-3.5 *:nth-3:col-start-2 md:flex print:min-h-0 print:p-0';

/** The area a recommendation is for, above what to do; on paper before it. */
const AREA =
  'block font-text text-ui font-semibold tracking-normal text-brass-deep print:inline print:[font:inherit] print:text-ink';

export function Recommendations({ recommendations, first, book, words }: AdviceProps) {
  const rows = adviceRows(recommendations, book, words);
  const intro = adviceIntro(rows, first, words.recommendations);
  /** Only number 1 may be the first step, which the page says above already. */
  const isFirst = first !== undefined && rows[0]?.parts[0]!.text === first.checkIn.step;
  return (
    <ReportSection id="next" title={words.recommendations.title} intro={intro}>
      <ol className={ADVICE}>
        {rows.map(({ title, parts }, index) => {
          const [action = title, area] = title.split(': ').toReversed();
          const head = (
            <>
              <span className={`${FIGURE} w-8 md:w-10 print:w-[8mm]`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="flex-1">
                {area && (
                  <span className={AREA}>
                    {area}
                    <span className="opacity-0 print:opacity-100">: </span>
                  </span>
                )}
                <Unbroken>{action}</Unbroken>
              </h3>
            </>
          );
          if (isFirst && index === 0)
            return (
              <li key={title} className={POINTER}>
                {head}
                <Move
                  index={0}
                  now={
                    <a href="#start" data-print="no" className="text-ui underline">
                      {words.start.title}
                    </a>
                  }
                  done={
                    <span className="flex items-center gap-2 font-semibold">
                      <Icon sign="tick" /> {words.done.mark}
                    </span>
                  }
                />
              </li>
            );
          return (
            <li key={title}>
              <details className="folded">
                <summary className="py-3.5">
                  {head}
                  <Icon sign="chevron" className="chevron size-5" />
                </summary>
                <Parts parts={parts} />
              </details>
            </li>
          );
        })}
      </ol>
    </ReportSection>
  );
}
