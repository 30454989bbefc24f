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

/** What was answered in an area: it opens under its stone. */
export function Answers({ group, words, changePath }: Props) {
  return (
    <ol className="answers">
      {group.answers.map(({ number, statement, text, rating, rated }) => (
        <li key={number}>
          <span>{number}</span>
          <a href={routes.libraryPage(statement)}>{text}</a>
          <span className={rated ? 'font-semibold' : 'text-ink-muted'}>{rating}</span>
          {changePath && (
            <FormLink
              className="answer-change"
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

/** All answers as one picture, hung from the cord; on a phone the lists say the same. */
export function Chart({ groups, words }: { groups: AnswerGroup[]; words: ReportWords }) {
  return (
    <section aria-labelledby="answers" className="chart">
      <div>
        <h2 id="answers">{words.answers.title}</h2>
        <p className="mt-2 text-ink-muted">{words.answers.key}</p>
      </div>
      <RadarDrawing groups={groups} words={words} />
    </section>
  );
}

/** The answers around a center that lies on the cord: a spoke for each, rings at 1, 2 and 3 points. */
function RadarDrawing({ groups, words }: { groups: AnswerGroup[]; words: ReportWords }) {
  const { width, height, center } = RADAR;
  const { marks, shape } = radarMarks(groups);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="drawing" role="img" aria-label={words.answers.chart}>
      <g className="text-cord-line">
        {RADAR_RINGS.map((points) => (
          <circle
            key={points}
            cx={center.x}
            cy={center.y}
            r={radarRadius(points)}
            strokeDasharray={points === RADAR_RINGS.length ? undefined : '2 3'}
          />
        ))}
        <path d={radarSpokes()} className="radar-spokes" />
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
        <text key={number} x={x} y={y + 4} fontSize="12" textAnchor="middle" className="radar-number">
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
