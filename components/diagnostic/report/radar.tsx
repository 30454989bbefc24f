import { Bob } from '@/components/layout/bob';
import type { AdviceBook } from '@/lib/domain/diagnostic/advice';
import { type AreaScore, MAX_AREA_POINTS } from '@/lib/domain/diagnostic/score';
import { Badge } from './badge';
import type { ReportWords } from './words';

type Props = { areas: AreaScore[]; book: AdviceBook; words: ReportWords['sections'] };

const CENTER = 170;
const RADIUS = 120;
/** A zero is drawn a little off the centre, so that the shape never vanishes. */
const ZERO = 6;
const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** The four areas on one chart that hangs from the cord, and the same numbers as a table. */
export function Radar({ areas, book, words }: Props) {
  return (
    <div className="radar">
      <table className="w-full">
        <caption className="sr-only">{words.chart}</caption>
        <thead>
          <tr>
            {words.table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ id, points, percent, badge }) => (
            <tr key={id}>
              <th scope="row">{book.areas[id].title}</th>
              <td>
                {points} / {MAX_AREA_POINTS}
              </td>
              <td>{percent}%</td>
              <td>
                <Badge verdict={badge} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figure>
        <RadarDrawing areas={areas} words={words} />
      </figure>
    </div>
  );
}

function RadarDrawing({ areas, words }: Omit<Props, 'book'>) {
  const at = (index: number, points: number) => {
    const { x, y } = DIRECTIONS[index] ?? DIRECTIONS[0];
    const length = ZERO + ((RADIUS - ZERO) * points) / MAX_AREA_POINTS;
    return `${CENTER + x * length} ${CENTER + y * length}`;
  };
  const shape = areas.map(({ points }, index) => at(index, points));
  return (
    <svg viewBox="0 0 340 340" className="drawing" role="img" aria-label={words.chart}>
      <g className="text-cord-line">
        {[3, 6, 9, MAX_AREA_POINTS].map((points) => (
          <path key={points} d={`M${DIRECTIONS.map((_, index) => at(index, points)).join('L')}Z`} />
        ))}
        <path d={`M${CENTER - RADIUS} ${CENTER}h${2 * RADIUS}`} />
      </g>
      <path d={`M${CENTER} 0V${CENTER + RADIUS}`} className="accent" />
      <path d={`M${shape.join('L')}Z`} className="fill-blueprint/15 stroke-blueprint" />
      {shape.map((point, index) => {
        const [cx, cy] = point.split(' ');
        return <circle key={index} cx={cx} cy={cy} r="4" className="fill-blueprint stroke-none" />;
      })}
      <RadarLabels areas={areas} words={words} />
      <svg x={CENTER - 12} y={CENTER + RADIUS} width="24" height="45" viewBox="0 0 32 60">
        <Bob />
      </svg>
    </svg>
  );
}

/** Beside the ends of the axes, where neither cord nor bob is. */
const LABEL_PLACES = [
  { x: CENTER + 14, y: 34, anchor: 'start' },
  { x: CENTER + RADIUS, y: CENTER - 14, anchor: 'middle' },
  { x: CENTER + 22, y: 316, anchor: 'start' },
  { x: CENTER - RADIUS, y: CENTER - 14, anchor: 'middle' },
] as const;

function RadarLabels({ areas, words }: Omit<Props, 'book'>) {
  return areas.map(({ id, points }, index) => {
    const place = LABEL_PLACES[index] ?? LABEL_PLACES[0];
    return (
      <text key={id} x={place.x} y={place.y} textAnchor={place.anchor} className="font-display text-[1rem]">
        {words.short[id]} {points}
      </text>
    );
  });
}
