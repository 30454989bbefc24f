import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import {
  RADAR,
  RADAR_RINGS,
  radarMarks,
  radarName,
  radarRadius,
  radarSpokes,
} from '@/lib/diagnostic/rules/radar';
import type { AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import { FormLink } from './form-link';
import type { ReportWords } from './words';

type Props = {
  group: AnswerGroup;
  words: ReportWords['answers'];
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

const LIST =
  'pr-[calc(var(--tail)+12px)] pb-5 text-ui enlarged:pr-0 leading-[1.4] lg:pt-3 lg:pr-[calc(var(--tail)+28px)] lg:pb-7 lg:pl-[calc(var(--column)+var(--gap))] print:grid print:grid-cols-2 print:gap-x-[6mm] print:pt-[0.5mm] print:pr-[calc(var(--tail)+3mm)] print:pb-[1mm] print:text-[7.6pt] print:leading-[1.15]';
const ROW =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 enlarged:block border-b border-line py-[9px] print:grid-cols-[4mm_minmax(0,1fr)_auto] print:gap-x-[1.5mm] print:py-[0.1mm]';
const LINK = 'underline decoration-control decoration-1 underline-offset-[0.2em] hover:decoration-current';

export function Answers({ group, words, changePath }: Props) {
  return (
    <ol className={LIST}>
      {group.answers.map(({ number, statement, text, rating, rated }) => (
        <li key={number} className={ROW}>
          <span className="text-ink-muted tabular-nums">{number}</span>
          <a
            href={routes.libraryPage(statement)}
            className={`col-span-2 md:col-span-1 print:col-span-1 ${LINK}`}
          >
            {text}
          </a>
          <span
            className={classes(
              'col-start-2 self-center md:col-start-3 md:self-start md:justify-self-end print:col-start-3 print:self-start print:justify-self-end',
              rated ? 'font-semibold' : 'text-ink-muted',
            )}
          >
            {rating}
          </span>
          {changePath && (
            <FormLink
              className={`col-start-3 inline-flex min-h-7 items-center justify-self-end text-ink-muted ${LINK}`}
              href={changePath(statement)}
              aria-label={fill(words.changeOne, { statement: text })}
            >
              {words.change}
            </FormLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** All answers as one picture, hung from the cord, with its key; the folded lists say the same. */
export function Chart({ groups, words }: { groups: AnswerGroup[]; words: ReportWords }) {
  return (
    <section
      aria-labelledby="answers"
      className="hidden grid-cols-[minmax(0,1fr)_calc(2*var(--tail))] md:grid print:grid"
    >
      <div>
        <h2 id="answers">{words.answers.title}</h2>
        <p className="mt-2 text-ink-muted">{words.answers.key}</p>
        <ol
          className="mt-5 hidden columns-2 gap-x-10 pr-10 text-note xl:block print:hidden"
          aria-hidden="true"
        >
          {groups
            .flatMap(({ answers }) => answers)
            .map(({ number, text, rating }) => (
              <li key={number} className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 py-0.5">
                <span className="text-ink-muted tabular-nums">{number}</span>
                {text}
                <b className="font-semibold">{rating}</b>
              </li>
            ))}
        </ol>
      </div>
      <RadarDrawing groups={groups} words={words} />
    </section>
  );
}

function RadarDrawing({ groups, words }: { groups: AnswerGroup[]; words: ReportWords }) {
  const { width, height, center } = RADAR;
  const { marks, shape } = radarMarks(groups);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="drawing w-full"
      role="img"
      aria-label={words.answers.chart}
    >
      <g className="text-cord-line">
        {RADAR_RINGS.map((points) => (
          <circle
            key={points}
            cx={center.x}
            cy={center.y}
            r={radarRadius(points)}
            strokeDasharray={points < RADAR_RINGS.length - 1 ? '2 3' : undefined}
          />
        ))}
        <path d={radarSpokes()} className="stroke-[0.75]" />
      </g>
      <path d={shape} className="fill-blueprint/15 stroke-blueprint" />
      {marks.map(({ number, rated, tip }) => (
        <circle
          key={number}
          cx={tip.x}
          cy={tip.y}
          r="3.2"
          className={rated ? 'fill-blueprint stroke-none' : 'fill-paper stroke-blueprint'}
        />
      ))}
      {marks.map(({ number, label: { x, y } }) => (
        <text
          key={number}
          x={x}
          y={y + 4}
          fontSize="12"
          textAnchor="middle"
          className="fill-ink-muted tabular-nums forced-colors:fill-[CanvasText]"
        >
          {number}
        </text>
      ))}
      {groups.map(({ id }, area) => {
        const { x, y, anchor } = radarName(area);
        return (
          <text key={id} x={x} y={y + 5} fontSize="14.5" textAnchor={anchor} className="font-display">
            {words.sections.short[id]}
          </text>
        );
      })}
    </svg>
  );
}
