import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import { planRows } from '@/lib/diagnostic/rules/plan-rows';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { writeRatings } from '@/lib/diagnostic/rules/ratings-code';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { PlanFiles } from './plan-files';
import { ReportSection } from './sections';
import { DoneButton } from './straighten';
import type { ReportTexts } from './words';

type Props = { result: string; card: Scorecard; ratings: Ratings; texts: ReportTexts; today: string };

const MOVE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 py-3.5 md:grid-cols-[8rem_minmax(0,1fr)_auto] print:grid-cols-[30mm_1fr] print:py-[1.2mm]!';
/** On a phone it is beside both lines. */
const LAST = 'row-span-2 max-md:col-start-2 max-md:row-start-1 md:row-auto';
const WEEKS = 'font-semibold text-brass-deep';
const TEXT = 'mb-3 max-w-measure text-pretty md:ml-36 print:mb-[1.2mm] print:ml-[34mm]';

/**
 * At most three moves for 12 weeks, each up to its check-in: to print on a page of its own, to save, and to
 * go on with in the demo of the planner, which makes the same plan of the ratings in the fragment of its
 * address.
 */
export function Plan({ result, card, ratings, texts: { words, book, planner, holidays }, today }: Props) {
  const rows = planRows(card, book, words.plan);
  if (rows.length === 0) return null;
  const { title, intro, demo, columns, dates, save, calendar, table, tools, files } = words.plan;
  return (
    <ReportSection id="plan" title={title} intro={intro}>
      <div>
        <ol>
          {rows.map(({ statement, weeks, title, line, step, done, checkIn, begins }) => (
            <li
              key={begins}
              className="border-t border-line first:border-t-ink last:border-b print:break-inside-avoid"
            >
              {begins === 1 ? (
                <div className={MOVE}>
                  <p className={WEEKS}>{weeks}</p>
                  <h3>{title}</h3>
                  <a href="#start" data-print="no" className={`text-ui underline ${LAST}`}>
                    {words.start.title}
                  </a>
                </div>
              ) : (
                <details className="folded">
                  <summary className={MOVE}>
                    <span className={WEEKS}>{weeks}</span>
                    <h3>{title}</h3>
                    <Icon sign="chevron" className={`chevron size-5 ${LAST}`} />
                  </summary>
                  <p className={TEXT}>
                    <span className="text-ink-muted">{line}</span> <Unbroken>{step}</Unbroken>
                  </p>
                  <p className={`${TEXT} border-l-sheet border-brass pl-3.5`}>
                    <b>{checkIn}.</b> {done}
                  </p>
                  <p data-print="no" className={TEXT}>
                    <a href={routes.libraryPage(statement)}>{words.plan.more}</a>
                  </p>
                  <DoneButton result={result} statement={statement} label={words.done.mark} title={title} />
                </details>
              )}
            </li>
          ))}
        </ol>
        <PlanFiles
          day={today}
          plan={{ rows, columns, holidays, ratingLabels: book.ratingLabels }}
          words={{ dates, save, calendar, table, tools, files }}
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
