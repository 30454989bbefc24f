import { useId } from 'react';
import { Callout } from '@/components/ui/callout';
import { Icon } from '@/components/ui/icons';
import { Led } from '@/components/ui/led';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/kernel/text';
import { Bob } from '@/components/layout/bob';

type RoadmapProps = Content['programme']['page']['roadmap'] & { weeks: number };

/** The blueprint of the page: four steps, and every session hung from its week. */
export function Roadmap({ title, drawing, week, minutes, steps, weeks }: RoadmapProps) {
  const id = useId();
  const scale = { sessions: steps, weeks, unit: week, label: (n: number) => fill(minutes, { n }) };
  return (
    <section aria-labelledby={id} className="blueprint py-section">
      <div className="beside-cord">
        <div className="lg:grid lg:grid-cols-[var(--column)_minmax(0,1fr)] lg:gap-x-gap">
          <h2 id={id} className="station">
            {title}
          </h2>
          <p className="lead mt-5 max-w-[26em] lg:mt-0.5">{drawing}</p>
        </div>
        <div className="mt-10 border-drawn border-blueprint-line bg-blueprint-deep px-4 pt-6 md:px-8 lg:mt-16 lg:px-12 lg:py-14">
          <HangingSessions {...scale} width="wide" className="w-full max-xl:hidden" />
          <HangingSessions {...scale} width="medium" className="w-full max-md:hidden xl:hidden" />
          <HangingSessions {...scale} width="narrow" className="w-full md:hidden" />
          <ol className="mt-8 grid gap-x-10 md:grid-cols-2 lg:mt-12 xl:grid-cols-4">
            {steps.map((step, i) => (
              <li
                key={step.title}
                className="border-t border-blueprint-line py-6 md:row-span-5 md:grid md:grid-rows-subgrid md:justify-items-start lg:nth-[n+3]:pb-0 xl:pb-0"
              >
                <div className="max-md:float-left max-md:mr-4">
                  <Callout>{i + 1}</Callout>
                </div>
                <h3 className="md:mt-3">{step.title}</h3>
                <p className="font-semibold text-blueprint-brass">
                  <Unbroken>{step.duration}</Unbroken>
                </p>
                <p className="mt-3 text-ui text-blueprint-muted">
                  <Led>{step.text}</Led>
                </p>
                <p className="mt-4 flex gap-3 font-display text-ui">
                  <Icon sign="right" className="mt-1.5 size-3.5" />
                  {step.leaveWith}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

type Session = { minutes: number; weeks: readonly number[] };

type HangingSessionsProps = {
  sessions: readonly Session[];
  weeks: number;
  /** The words of one line of the scale: "60 min". */
  label: (minutes: number) => string;
  unit: string;
  /** For the width of a page, of a tablet, or of a phone. */
  width: keyof typeof SIZES;
  className?: string;
};

/** `scale` is the room for the minutes at the left. */
const SIZES = {
  wide: { week: 87, margin: 28, scale: 64, bob: 20, font: 15, every: 1 },
  medium: { week: 45, margin: 20, scale: 64, bob: 18, font: 15, every: 1 },
  narrow: { week: 22, margin: 8, scale: 50, bob: 12, font: 13, every: 2 },
};
const BEAM = { y: 34, height: 14 };
const PER_MINUTE = 1.6;

/** The sessions of the sprint, each hung from its week on a cord as long as the session lasts. */
function HangingSessions({ sessions, weeks, unit, label, width, className }: HangingSessionsProps) {
  const { week, margin, scale, bob, font, every } = SIZES[width];
  const left = margin + scale;
  const end = left + weeks * week;
  const base = BEAM.y + BEAM.height;
  const deep = (minutes: number) => base + minutes * PER_MINUTE;
  const lengths = [...new Set(sessions.map(({ minutes }) => minutes))].sort((a, b) => a - b);
  const cords = sessions.flatMap((session, i) =>
    session.weeks.map((at) => ({ step: i + 1, x: left + at * week, y: deep(session.minutes) })),
  );
  const numbers = Array.from({ length: weeks }, (_, i) => i + 1);
  const bobHeight = (bob * 60) / 32;
  const height = deep(lengths.at(-1)!) + 28;
  return (
    <svg
      viewBox={`0 0 ${end + margin} ${height}`}
      className={`drawing ${className ?? ''}`}
      aria-hidden="true"
    >
      <path
        d={`M${left} ${BEAM.y}H${end}v${BEAM.height}H${left}z${numbers
          .slice(1)
          .map((n) => `M${left + (n - 1) * week} ${BEAM.y}v${BEAM.height}`)
          .join('')}`}
      />
      {numbers
        .filter((n) => n % every === 0)
        .map((n) => (
          <text key={n} x={left + (n - 0.5) * week} y={BEAM.y - 12} fontSize={font} textAnchor="middle">
            {n}
          </text>
        ))}
      <text x={left - 12} y={BEAM.y - 12} fontSize={font} textAnchor="end">
        {unit}
      </text>
      {lengths.map((minutes) => (
        <g key={minutes} className="text-blueprint-muted forced-colors:text-[CanvasText]">
          <path
            d={`M${left - 8} ${deep(minutes)}H${end + margin}`}
            strokeDasharray="2 5"
            strokeOpacity="0.6"
          />
          <text x={left - 12} y={deep(minutes) + 5} fontSize={font} textAnchor="end">
            {label(minutes)}
          </text>
        </g>
      ))}
      {cords.map(({ step, x, y }) => (
        <g key={x}>
          <path d={`M${x} ${base}V${y - bobHeight + 2}`} className="accent" />
          <svg x={x - bob / 2} y={y - bobHeight} width={bob} height={bobHeight} viewBox="0 0 32 60">
            <Bob />
          </svg>
          <text
            x={x}
            y={y + 21}
            fontSize={font + 2}
            textAnchor="middle"
            className="fill-current stroke-blueprint-deep font-display font-medium [paint-order:stroke] forced-colors:stroke-none"
            strokeWidth="7"
          >
            {step}
          </text>
        </g>
      ))}
    </svg>
  );
}
