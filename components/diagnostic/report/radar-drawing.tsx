import {
  closedPath,
  RADAR,
  RADAR_RINGS,
  radarName,
  radarNumber,
  radarRadius,
  radarSpokes,
  radarTip,
} from '@/lib/diagnostic/rules/radar';
import type { AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import type { ReportWords } from './words';

type Props = { groups: AnswerGroup[]; words: Pick<ReportWords, 'sections' | 'answers'> };

/** The answers around a center that lies on the cord: a spoke for each, rings at 1, 2 and 3 points. */
export function RadarDrawing({ groups, words }: Props) {
  const { width, height, center } = RADAR;
  const answers = groups.flatMap((group) => group.answers);
  const tips = answers.map(({ points }, spoke) => radarTip(spoke, points));
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
      <path d={closedPath(tips)} className="fill-blueprint/15 stroke-blueprint" />
      {tips.map(({ x, y }, spoke) => (
        <circle
          key={spoke}
          cx={x}
          cy={y}
          r="3.2"
          className={answers[spoke]!.rated ? 'fill-blueprint stroke-none' : 'fill-paper stroke-blueprint'}
        />
      ))}
      {answers.map(({ number }, spoke) => {
        const { x, y } = radarNumber(spoke);
        return (
          <text key={number} x={x} y={y + 4} fontSize="12" textAnchor="middle" className="radar-number">
            {number}
          </text>
        );
      })}
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
