import { Bob } from '@/components/layout/bob';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { answerGroups, type AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import type { Scorecard } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { Course, Hanging } from './straighten';
import type { AreaTexts, ReportWords } from '../words';
import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/kernel/routes';
import {
  RADAR,
  RADAR_RINGS,
  radarMarks,
  radarName,
  radarRadius,
  radarSpokes,
} from '@/lib/diagnostic/rules/radar';
import { FormLink } from './form-link';
import { Fold } from './sections';

type Props = {
  card: Scorecard;
  texts: AreaTexts;
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

/* The cord hangs through wall and radar: right of it is the tail, and the drop is how far it hangs below. */
const PLUMBED =
  'grid gap-20 [--drop:0px] [--tail:92px] md:pb-12 md:[--drop:calc(80px_+_2*var(--tail)*264/364)] md:[--tail:150px] lg:[--tail:220px] xl:pb-0 print:gap-[1mm] print:p-0 print:[--drop:calc(1mm_+_2*var(--tail)*264/364)] print:[--tail:24mm]';
const CORD =
  'before:absolute before:top-0 before:right-[calc(var(--tail)-0.75px)] before:bottom-[calc(-1*var(--drop))] before:z-2 before:w-[1.5px] before:bg-brass print:before:[print-color-adjust:exact] forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none';
const PEG =
  'after:absolute after:top-0 after:right-[calc(var(--tail)-13px)] after:h-[1.5px] after:w-[26px] after:bg-ink print:after:[print-color-adjust:exact]';
const BOB =
  'wall-bob absolute top-[calc(100%+var(--drop))] right-[calc(var(--tail)-12px)] w-6 md:-translate-y-1 print:right-[calc(var(--tail)-7px)] print:w-[14px]';

/** The areas as courses of stone, which open their answers; the chart of all hangs from the same cord. */
export function AreaWall({ card, texts: { words, book }, changePath }: Props) {
  const groups = answerGroups(card, book, words);
  const { ratings, sections, answers, done } = words;
  return (
    <div className={PLUMBED}>
      <section aria-labelledby="areas">
        <h2 id="areas">{sections.title}</h2>
        <p data-print="no" className="mt-2 max-w-none text-ink-muted">
          {answers.open}
        </p>
        {card.unrated > 0 && <p className="mt-2">{fill(answers.unratedNote, { n: card.unrated })}</p>}
        <div className={`wall relative mt-7 pt-7 lg:mt-2 lg:pt-11 print:mt-0 print:pt-[2mm] ${CORD} ${PEG}`}>
          <ul>
            {groups.map((group, area) => (
              <li key={group.id} className="not-first:lg:-mt-[1.5px] not-first:print:-mt-[1.5px]">
                <details>
                  <Course
                    area={area}
                    title={group.title}
                    words={{ ratings, sections: { missing: sections.missing }, holds: done.areaHolds }}
                  />
                  <Answers group={group} words={answers} changePath={changePath} />
                </details>
              </li>
            ))}
          </ul>
          <Hanging className={BOB}>
            <Bob />
          </Hanging>
        </div>
      </section>
      <div className="border-t border-line md:hidden print:hidden">
        <Fold id="sixteen" title={answers.title}>
          <AnswerList groups={groups} />
        </Fold>
      </div>
      <Chart groups={groups} words={words} />
    </div>
  );
}

type AnswersProps = {
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

function Answers({ group, words, changePath }: AnswersProps) {
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

type ListProps = { groups: AnswerGroup[]; words: ReportWords };

/** All answers, by their areas. */
const AnswerList = ({ groups }: Pick<ListProps, 'groups'>) => (
  <ul className="text-note">
    {groups.map(({ id, title, answers }) => (
      <li key={id} className="border-t border-line pt-2.5 pb-3 last:border-b">
        <p className="font-display text-m font-medium">{title}</p>
        <ol>
          {answers.map(({ number, text, rating }) => (
            <li key={number} className="grid grid-cols-[1.25rem_minmax(0,1fr)_6rem] gap-x-3 py-0.5">
              <span className="text-ink-muted tabular-nums">{number}</span>
              {text}
              <b className="font-semibold">{rating}</b>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ul>
);

/** All answers as one picture, hung from the cord, with its key; the folded lists say the same. */
function Chart({ groups, words }: ListProps) {
  return (
    <section
      aria-labelledby="answers"
      className="hidden grid-cols-[minmax(0,1fr)_calc(2*var(--tail))] md:grid print:grid"
    >
      <div>
        <h2 id="answers">{words.answers.title}</h2>
        <p className="mt-2 text-ink-muted xl:hidden print:block">{words.answers.key}</p>
        <div className="mt-6 hidden pr-10 md:block print:hidden" aria-hidden="true">
          <AnswerList groups={groups} />
        </div>
      </div>
      <div>
        <RadarDrawing groups={groups} words={words} />
        {/* Below the bob. */}
        <p className="mx-auto mt-20 hidden max-w-[24em] text-center text-balance text-ink-muted xl:block print:hidden">
          {words.answers.key}
        </p>
      </div>
    </section>
  );
}

function RadarDrawing({ groups, words }: ListProps) {
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
