import { Bob } from '@/components/layout/bob';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/domain/diagnostic/score';
import type { ReportWords } from './words';

type Props = { areas: AreaScore[]; words: ReportWords['sections'] };

const CENTER = { x: 170, y: 160 };
/** From the centre to 12 points, along either side of the cord. */
const REACH = 96;
/** A zero is drawn a little off the centre, so that the shape never vanishes. */
const ZERO = 5;
/** The four diagonals, clockwise from the upper right: so the cord can hang down the middle. */
const DIAGONALS = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const;

/** The radar itself: 0 to 12 points on each diagonal, rings at 3, 6, 9 and 12, hung from the cord. */
export function RadarDrawing({ areas, words }: Props) {
  const tips = areas.map(({ points }, index) => tip(index, points));
  return (
    <svg viewBox="0 0 340 340" className="drawing" role="img" aria-label={words.chart}>
      <g className="text-cord-line">
        {[3, 6, 9, MAX_AREA_POINTS].map((points) => (
          <path key={points} d={closed(DIAGONALS.map((_, index) => tip(index, points)))} />
        ))}
        <path
          d={DIAGONALS.map(
            (_, index) => `M${CENTER.x} ${CENTER.y}L${point(tip(index, MAX_AREA_POINTS))}`,
          ).join('')}
        />
      </g>
      <path d={`M${CENTER.x} 0V290`} className="accent" />
      <path d={closed(tips)} className="fill-blueprint/15 stroke-blueprint" />
      {tips.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="4" className="fill-blueprint stroke-none" />
      ))}
      {areas.map(({ id, points }, index) => {
        const { x, y } = tip(index, MAX_AREA_POINTS);
        return (
          <text
            key={id}
            x={x}
            y={y < CENTER.y ? y - 12 : y + 24}
            fontSize="16"
            textAnchor="middle"
            className="font-display"
          >
            {words.short[id]} {points}
          </text>
        );
      })}
      <svg x={CENTER.x - 12} y="288" width="24" height="45" viewBox="0 0 32 60">
        <Bob />
      </svg>
    </svg>
  );
}

type Point = { x: number; y: number };

function tip(index: number, points: number): Point {
  const { x, y } = DIAGONALS[index] ?? DIAGONALS[0];
  const length = ZERO + ((REACH - ZERO) * points) / MAX_AREA_POINTS;
  return { x: CENTER.x + x * length, y: CENTER.y + y * length };
}

const point = ({ x, y }: Point) => `${x} ${y}`;
const closed = (points: Point[]) => `M${points.map(point).join('L')}Z`;
