import type { ReactNode } from 'react';
import { Bob } from '@/components/layout/bob';
import { type AreaRow, areaRows } from '@/lib/diagnostic/rules/report-rows';
import { MAX_AREA_POINTS, type Scorecard } from '@/lib/diagnostic/rules/score';
import { Badge, PERCENT_COLOUR } from './badge';
import { Hanging, type Moves, Stone } from './straighten';
import type { AreaTexts, ReportWords } from './words';

type Props = Moves & { card: Scorecard; texts: AreaTexts };

/** The areas as courses of stone: the gap between a stone and the cord is what is missing. */
export function AreaWall({ card, texts: { words, book }, result, moves }: Props) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{words.sections.title}</h2>
      <div className="wall">
        <ul>
          {areaRows(card, book, words).map((row, index) => (
            <Course key={row.id} row={row} words={words}>
              <Stone
                result={result}
                moves={moves.filter(({ statement }) =>
                  card.areas[index]!.statements.some((one) => one.statement === statement),
                )}
                points={card.areas[index]!.points}
                most={MAX_AREA_POINTS}
              />
            </Course>
          ))}
        </ul>
        <Hanging result={result} className="wall-bob">
          <Bob />
        </Hanging>
      </div>
    </section>
  );
}

type CourseProps = { row: AreaRow; words: ReportWords; children: ReactNode };

function Course({ row, words, children }: CourseProps) {
  const { title, percent, badge, colour, missing } = row;
  return (
    <li className="course">
      <div className="course-head">
        <h3>{title}</h3>
        <Badge verdict={badge} words={words.ratings} />
      </div>
      <div
        className="course-track"
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {children}
        {missing !== null && <span className="gap" />}
      </div>
      <div className="course-tail">
        <p className={`course-percent ${PERCENT_COLOUR[colour]}`}>{percent}%</p>
        {missing !== null && <p className="course-missing">{missing}</p>}
      </div>
    </li>
  );
}
