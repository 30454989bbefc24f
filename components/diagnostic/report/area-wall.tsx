import type { ReactNode } from 'react';
import { Bob } from '@/components/layout/bob';
import { Icon } from '@/components/ui/icons';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { answerGroups, type AreaRow, areaRows } from '@/lib/diagnostic/rules/report-rows';
import { MAX_AREA_POINTS, type Scorecard } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { Answers, Chart } from './answers';
import { Badge, PERCENT_COLOUR } from './badge';
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
              <li key={row.id}>
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

type CourseProps = { row: AreaRow; words: ReportWords; children: ReactNode };

function Course({ row, words, children }: CourseProps) {
  const { title, percent, badge, colour, missing } = row;
  return (
    <summary className="course">
      <h3>{title}</h3>
      <Badge verdict={badge} words={words.ratings} />
      <Icon sign="chevron" className="chevron size-5" />
      <span
        className="course-track"
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {children}
        {missing !== null && <span className="gap" />}
      </span>
      <span className="course-tail">
        <span className={`course-percent ${PERCENT_COLOUR[colour]}`}>{percent}%</span>
        {missing !== null && <span className="course-missing">{missing}</span>}
      </span>
    </summary>
  );
}
