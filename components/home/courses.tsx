import { useId } from 'react';

export type Course = { label: string; percent: number; points: number; maxPoints: number };

type CoursesProps = { courses: Course[]; description: string; className: string };

const WIDTH = 324;
const STONE = { width: 206, height: 100 };
/** The width of one missing point. */
const POINT = 13;
/** The ground begins beside the bob. */
const CLEARANCE = 20;
const CUT = 52;
/** Twelve units between the lines along an edge, measured across them. */
const HATCH = 8.485;

/** Courses of stone right of a plumb line: each stands off it by what it is missing. */
export function Courses({ courses, description, className }: CoursesProps) {
  const hatch = useId();
  const ground = 30 + courses.length * STONE.height;
  const stones = courses.map((course, i) => place(course, i, ground));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${ground + 14}`}
      className={`drawing ${className}`}
      role="img"
      aria-label={description}
    >
      <pattern
        id={hatch}
        width={HATCH}
        height={HATCH}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M${HATCH / 2} 0v${HATCH}`} />
      </pattern>
      <path d={stones.map((stone) => stone.cut).join('')} fill={`url(#${hatch})`} />
      <path d={stones.map((stone) => stone.outline).join('') + groundLine(ground)} />
      <path d={stones.map((stone) => stone.gap).join('')} className="stroke-brass-deep" />
      {stones.map(({ label, percent, x, y }) => (
        <g key={label} transform={`translate(${x} ${y + 42})`}>
          <text fontSize="16" className="font-medium">
            {label}
          </text>
          <text y="32" fontSize="29" className="font-display font-medium">
            {percent}%
          </text>
        </g>
      ))}
    </svg>
  );
}

function place({ label, percent, points, maxPoints }: Course, index: number, ground: number) {
  const left = POINT * (maxPoints - points);
  const y = ground - (index + 1) * STONE.height;
  return {
    label,
    percent,
    y,
    x: left + 14,
    outline: rectangle(left, y, STONE.width, STONE.height),
    cut: rectangle(left + STONE.width - CUT, y, CUT, STONE.height),
    gap: dimension(0, left, y + 50),
  };
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const dimension = (from: number, to: number, y: number) =>
  `M${from} ${y}H${to}M${from + 6} ${y - 3}l-6 3 6 3M${to - 6} ${y - 3}l6 3-6 3`;

function groundLine(y: number): string {
  let path = `M${CLEARANCE} ${y}H${WIDTH}`;
  for (let tick = 32; tick < WIDTH; tick += 18) path += `M${tick} ${y}l-8 12`;
  return path;
}
