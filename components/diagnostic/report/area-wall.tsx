import type { ReactNode } from 'react';
import { Bob } from '@/components/layout/bob';
import { Icon, type Sign } from '@/components/ui/icons';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { answerGroups, type AreaRow, areaRows } from '@/lib/diagnostic/rules/report-rows';
import { MAX_AREA_POINTS, type Scorecard } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import type { Colour, Verdict } from '@/lib/diagnostic/rules/bands';
import { Answers, Chart } from './answers';
import { Hanging, type Moves, Stone } from './straighten';
import type { AreaTexts, ReportWords } from './words';

type Props = Moves & {
  card: Scorecard;
  texts: AreaTexts;
  /** Where an answer can be changed; null where the form asks something else by now. */
  changePath: ((statement: StatementId) => string) | null;
};

/**
 * The areas as courses of stone: the gap between a stone and the cord is what is missing. Each opens its
 * answers; the chart of all hangs from the same cord.
 */
export function AreaWall({ card, texts: { words, book }, changePath, result, moves }: Props) {
  const groups = answerGroups(card, book, words);
  return (
    <div className="plumbed">
      <section aria-labelledby="areas">
        <h2 id="areas">{words.sections.title}</h2>
        <p data-print="no" className="mt-2 text-ink-muted">
          {words.answers.open}
        </p>
        {card.unrated > 0 && <p className="mt-2">{fill(words.answers.unratedNote, { n: card.unrated })}</p>}
        <div className="wall">
          <ul>
            {areaRows(card, book, words).map((row, area) => (
              <li key={row.id} className="not-first:lg:-mt-[1.5px] not-first:print:-mt-[1.5px]">
                <details>
                  <Course row={row} words={words}>
                    <Stone
                      result={result}
                      moves={moves.filter(({ statement }) =>
                        groups[area]!.answers.some((one) => one.statement === statement),
                      )}
                      points={card.areas[area]!.points}
                      most={MAX_AREA_POINTS}
                    />
                  </Course>
                  <Answers group={groups[area]!} words={words.answers} changePath={changePath} />
                </details>
              </li>
            ))}
          </ul>
          <Hanging result={result} className="wall-bob">
            <Bob />
          </Hanging>
        </div>
      </section>
      <Chart groups={groups} words={words} />
    </div>
  );
}

/* On a phone a title, its badge and its stone below each other; from lg on and on paper beside each other. */
const COURSE =
  'grid grid-cols-[minmax(0,1fr)_var(--tail)] grid-rows-[auto_auto_52px] items-center pb-5 lg:grid-cols-[calc(var(--column)+var(--gap))_minmax(0,1fr)_var(--tail)] lg:grid-rows-[1fr_1fr] lg:p-0 print:grid-cols-[53mm_minmax(0,1fr)_var(--tail)] print:grid-rows-[1fr_1fr] print:p-0';
/** Stones slide in it. */
const TRACK =
  'col-start-1 row-start-3 flex h-11 self-end overflow-x-clip border-l-drawn border-ink lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[100px] print:col-start-2 print:row-span-2 print:row-start-1 print:h-[7mm]';
const TAIL =
  'col-start-2 row-span-3 row-start-1 self-end pl-3.5 lg:col-start-3 lg:row-span-2 lg:self-center lg:pl-7 print:col-start-3 print:row-span-2 print:self-center print:pl-[4mm]';

type CourseProps = { row: AreaRow; words: ReportWords; children: ReactNode };

function Course({ row, words, children }: CourseProps) {
  const { title, percent, badge, colour, missing } = row;
  return (
    <summary className={COURSE}>
      <h3 className="col-start-1 row-start-1 pr-10 lg:self-end print:self-end print:p-0">{title}</h3>
      <span className="col-start-1 row-start-2 flex lg:self-start print:self-start">
        <Badge verdict={badge} words={words.ratings} />
      </span>
      <Icon
        sign="chevron"
        className="chevron col-start-1 row-span-2 row-start-1 mr-4 size-5 self-center justify-self-end transition-transform duration-panel print:hidden"
      />
      <span
        className={TRACK}
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {children}
        {missing !== null && (
          <span className="flex-1 self-center border-t-drawn border-dashed border-control" />
        )}
      </span>
      <span className={TAIL}>
        <span className={`course-percent ${PERCENT_COLOUR[colour]}`}>{percent}%</span>
        {missing !== null && (
          <span className="mt-2 block text-note leading-tight text-ink-muted print:m-0 print:text-[7pt]">
            {missing}
          </span>
        )}
      </span>
    </summary>
  );
}

const LOOKS: Record<Verdict, { sign: Sign; colour: string }> = {
  strong: { sign: 'tick', colour: 'text-good' },
  moderate: { sign: 'dash', colour: 'text-fair' },
  needsAttention: { sign: 'exclamation', colour: 'text-poor' },
};

/** A verdict in a word, with a sign and a colour of its own. */
function Badge({ verdict, words }: { verdict: Verdict; words: ReportWords['ratings'] }) {
  const { sign, colour } = LOOKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 text-ui font-semibold ${colour}`}>
      <Icon sign={sign} />
      {words[verdict].name}
    </span>
  );
}

/**
 * The line under a percentage; its color follows a rule of its own (rule 4), so it is never the only sign.
 */
const PERCENT_COLOUR: Record<Colour, string> = {
  green: 'decoration-good',
  yellow: 'decoration-fair',
  red: 'decoration-poor',
};
