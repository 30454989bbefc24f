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
import { AdviceTitle, ReportSection, ADVICE, FIGURE, Parts } from './sections';
import { DoneButton, Move } from './straighten';
import type { ReportTexts, ReportWords } from '../words';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Recommendation } from '@/lib/diagnostic/rules/recommend';
import { adviceIntro, adviceRows, placeInPlan, type StartRow } from '@/lib/diagnostic/rules/report-rows';

type Props = { card: Scorecard; ratings: Ratings; texts: ReportTexts; begins: string };

const MOVE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 min-h-14 py-3.5 md:grid-cols-[8rem_minmax(0,1fr)_auto] print:grid-cols-[30mm_1fr] print:min-h-0 print:py-[1.2mm]!';
const toStep = (label: string, href: string) => (
  <a href={href} data-print="no" className="text-ui underline underline-offset-4">
    {label}
  </a>
);
const LAST = '-my-2.5 row-span-2 max-md:col-start-2 max-md:row-start-1 md:row-auto';
const TEXT = 'mb-3 max-w-measure md:ml-36 print:mb-[1.2mm] print:ml-[34mm]';

/** At most three moves for 12 weeks, to print, to save, and to open in the demo of the planner. */
export function Plan({ card, ratings, texts: { words, book, planner, holidays }, begins }: Props) {
  const rows = planRows(card, book, words.plan);
  if (rows.length === 0) return null;
  const { title, demo } = words.plan;
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
            const mark = <DoneButton statement={statement} words={words.done} title={title} />;
            return (
              <li
                key={statement}
                className="border-t border-line first:border-t-ink last:border-b print:break-inside-avoid"
              >
                <Move
                  index={index}
                  now={<div className={MOVE}>{head(toStep(words.plan.above, '#start'))}</div>}
                  done={<div className={MOVE}>{head(mark)}</div>}
                  later={
                    <details className="folded">
                      <summary className={MOVE}>
                        {head(<Icon sign="chevron" className="chevron size-5" />)}
                      </summary>
                      <p className={TEXT}>
                        <span className="block text-ui text-ink-muted">{line}</span>{' '}
                        <Unbroken>{step}</Unbroken>
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
          plan={{ rows, holidays, start: begins }}
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
  steps: StartRow[];
  book: AdviceBook;
  words: ReportWords;
};

/** One that is a step, which leads to where it is said. */
const POINTER =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-3.5 *:nth-3:col-start-2 md:flex print:min-h-0 print:p-0';

export function Recommendations({ recommendations, steps, book, words }: AdviceProps) {
  const rows = adviceRows(recommendations, book, words);
  const intro = adviceIntro(rows, steps, words.recommendations);
  return (
    <ReportSection id="next" title={words.recommendations.title} intro={intro}>
      <ol className={ADVICE}>
        {rows.map((row, index) => {
          const { title, statement, parts, because } = row;
          const place = placeInPlan(row, steps);
          const head = (
            <>
              <span className={`${FIGURE} w-8 md:w-10 print:w-[8mm]`} aria-hidden="true">
                {index + 1}
              </span>
              <AdviceTitle about={because}>{title}</AdviceTitle>
            </>
          );
          const step = steps[place];
          if (step) {
            const link = step.weeks
              ? toStep(fill(words.plan.planned, { weeks: step.weeks }), '#plan')
              : toStep(words.plan.above, '#start');
            return (
              <li key={title} className={POINTER}>
                {head}
                <Move
                  index={place}
                  now={link}
                  done={statement && <DoneButton statement={statement} words={words.done} title={title} />}
                  later={link}
                />
              </li>
            );
          }
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
