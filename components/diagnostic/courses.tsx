import { useId } from 'react';
import { dimension, groundLine, rectangle } from '@/components/ui/drawing';

/** One area of the diagnostic as a course of stone, lowest course first. */
export type Course = { label: string; percent: number; points: number; maxPoints: number };

type CoursesProps = {
  courses: Course[];
  /** On which side of the cord the wall stands. The drawing's other edge is the cord. */
  side: 'left' | 'right';
  description: string;
  className?: string;
};

const WIDTH = 324;
const STONE = { width: 206, height: 100 };
/** Room for half the bob, and the width of one missing point. */
const CLEARANCE = 20;
const POINT = 10.75;
const CUT = [66, 44];
/** Twelve units between the lines along an edge, measured across them. */
const HATCH = 8.485;

/** Courses of stone beside a plumb line: how far each stands off the line is what it is missing. */
export function Courses({ courses, side, description, className }: CoursesProps) {
  const hatch = useId();
  const ground = 30 + courses.length * STONE.height;
  const stones = courses.map((course, i) => place(course, i, side, ground));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${ground + 14}`}
      className={`drawing ${className ?? ''}`}
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
        <path d={`M0 0v${HATCH}`} />
      </pattern>
      <path d={stones.map((stone) => stone.cut).join('')} fill={`url(#${hatch})`} />
      <path d={stones.map((stone) => stone.outline).join('') + groundLine(0, ground, WIDTH)} />
      <path d={stones.map((stone) => stone.gap).join('')} className="stroke-brass-deep" />
      {stones.map(({ label, percent, x, y }) => (
        <g key={label}>
          <text x={x} y={y + 42} fontSize="16" className="font-medium">
            {label}
          </text>
          <text x={x} y={y + 74} fontSize="29" className="font-display font-medium">
            {percent}%
          </text>
        </g>
      ))}
    </svg>
  );
}

function place(course: Course, index: number, side: 'left' | 'right', ground: number) {
  const off = CLEARANCE + POINT * (course.maxPoints - course.points);
  const cut = CUT[index % CUT.length]!;
  const y = ground - (index + 1) * STONE.height;
  const left = side === 'left' ? WIDTH - off - STONE.width : off;
  const cutLeft = side === 'left' ? left : left + STONE.width - cut;
  const jointAt = side === 'left' ? left + cut : cutLeft;
  return {
    ...course,
    x: side === 'left' ? jointAt + 12 : left + 14,
    y,
    outline: rectangle(left, y, STONE.width, STONE.height),
    cut: rectangle(cutLeft, y, cut, STONE.height),
    gap: side === 'left' ? dimension(WIDTH - off, WIDTH, y + 50) : dimension(0, off, y + 50),
  };
}
