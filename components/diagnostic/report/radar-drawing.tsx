import { Bob } from '@/components/layout/bob';
import {
  closedPath,
  RADAR_CENTER,
  RADAR_RINGS,
  radarAxes,
  radarLabel,
  radarRing,
  radarTip,
} from '@/lib/diagnostic/rules/radar';
import type { AreaScore } from '@/lib/diagnostic/rules/score';
import type { ReportWords } from './words';

type Props = { areas: AreaScore[]; words: ReportWords['sections'] };

/** The radar itself: 0 to 12 points on each axis, rings at 3, 6, 9 and 12, hung from the cord. */
export function RadarDrawing({ areas, words }: Props) {
  const tips = areas.map(({ points }, index) => radarTip(index, points));
  return (
    <svg viewBox="0 0 340 340" className="drawing" role="img" aria-label={words.chart}>
      <g className="text-cord-line">
        {RADAR_RINGS.map((points) => (
          <path key={points} d={radarRing(points)} />
        ))}
        <path d={radarAxes()} />
      </g>
      <path d={`M${RADAR_CENTER.x} 0V290`} className="accent" />
      <path d={closedPath(tips)} className="fill-blueprint/15 stroke-blueprint" />
      {tips.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="4" className="fill-blueprint stroke-none" />
      ))}
      {areas.map(({ id, points }, index) => {
        const { x, y, anchor } = radarLabel(index);
        return (
          <text key={id} x={x} y={y} fontSize="16" textAnchor={anchor} className="font-display">
            {words.short[id]} {points}
          </text>
        );
      })}
      <svg x={RADAR_CENTER.x - 12} y="288" width="24" height="45" viewBox="0 0 32 60">
        <Bob />
      </svg>
    </svg>
  );
}
