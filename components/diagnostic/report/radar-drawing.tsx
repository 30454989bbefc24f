import {
  RADAR,
  RADAR_RINGS,
  radarMarks,
  radarName,
  radarRadius,
  radarSpokes,
} from '@/lib/diagnostic/rules/radar';
import type { AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import type { ReportWords } from './words';

type Props = { groups: AnswerGroup[]; words: Pick<ReportWords, 'sections' | 'answers'> };

/** The answers around a center that lies on the cord: a spoke for each, rings at 1, 2 and 3 points. */
export function RadarDrawing({ groups, words }: Props) {
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
