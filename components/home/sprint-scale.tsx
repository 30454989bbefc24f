import { dimension } from '@/components/ui/drawing';

type SprintScaleProps = { weeks: number; planning: string; coachingNote: string };

const WEEK = 96;
const BASE = 40;

/** Twelve weeks as a rule: a mark for each session of coaching, and the first month measured off. Wide screens only. */
export function SprintScale({ weeks, planning, coachingNote }: SprintScaleProps) {
  const length = weeks * WEEK;
  const numbers = Array.from({ length: weeks }, (_, i) => i + 1);
  const marks = numbers.filter((week) => week % 2 === 0);
  const ticks = [0, ...numbers].map((week) => `M${1 + week * WEEK} ${BASE}v${week % 4 === 0 ? -16 : -9}`);
  return (
    <div className="mt-11 hidden text-note text-blueprint-muted lg:block">
      <svg viewBox={`0 0 ${length + 2} 78`} className="drawing w-full" aria-hidden="true">
        <path d={`M1 ${BASE}H${length + 1}${ticks.join('')}`} />
        {numbers.map((week) => (
          <text key={week} x={1 + (week - 0.5) * WEEK} y={BASE + 20} fontSize="15" textAnchor="middle">
            {week}
          </text>
        ))}
        <path
          d={marks.map((week) => `M${1 + week * WEEK} ${BASE - 20}l-5-11h10z`).join('')}
          className="accent fill-(--accent)"
        />
        <path d={dimension(1, 1 + 4 * WEEK, 74)} className="accent" />
      </svg>
      <div className="mt-2 flex justify-between gap-8">
        <p>{planning}</p>
        <p className="flex items-center gap-2">
          <svg viewBox="0 0 12 12" className="drawing accent size-3" aria-hidden="true">
            <path d="M6 11.5L1 .75h10z" className="fill-(--accent)" />
          </svg>
          {coachingNote}
        </p>
      </div>
    </div>
  );
}
