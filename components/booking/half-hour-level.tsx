import { Bob } from '@/components/layout/bob';

const CENTER = { x: 162, y: 26 };
const RADIUS = 150;
const MINUTES = 30;
/** Where the numbers of what is covered stand: in the middle of four equal parts of the arc. */
const STATIONS = [1, 2, 3, 4];

/**
 * A builder's level for half an hour: minutes along the arc, the four things covered, and a cord that hangs
 * true.
 */
export function HalfHourLevel({ className }: { className?: string }) {
  const minutes = Array.from({ length: MINUTES + 1 }, (_, minute) => minute);
  return (
    <svg viewBox="0 0 324 286" className={`drawing ${className ?? ''}`} aria-hidden="true">
      <path
        d={`M${CENTER.x - RADIUS} ${CENTER.y}a${RADIUS} ${RADIUS} 0 0 0 ${2 * RADIUS} 0zM2 ${CENTER.y}v-16h320v16z`}
        className="fill-paper-raised"
      />
      <path d={minutes.map(tick).join('')} />
      {minutes
        .filter((minute) => minute % 10 === 0)
        .map((minute) => {
          const { x, y } = at(minute, RADIUS - 28);
          return (
            <text key={minute} x={x} y={Math.max(y + 5, CENTER.y + 24)} fontSize="15" textAnchor="middle">
              {minute}
            </text>
          );
        })}
      {STATIONS.map((station) => {
        const { x, y } = at(((station - 0.5) * MINUTES) / STATIONS.length, 74);
        return (
          <g key={station}>
            <circle cx={x} cy={y} r="15" className="accent" />
            <text x={x} y={y + 6.5} fontSize="19" textAnchor="middle" className="font-display font-medium">
              {station}
            </text>
          </g>
        );
      })}
      <path d={`M${CENTER.x} ${CENTER.y}V228`} className="accent" />
      <circle cx={CENTER.x} cy={CENTER.y} r="4" className="fill-paper" />
      <svg x={CENTER.x - 15} y="226" width="30" height="56" viewBox="0 0 32 60">
        <Bob />
      </svg>
    </svg>
  );
}

/** A point on the arc, read from left to right: minute 0 is level on the left, minute 30 on the right. */
function at(minute: number, radius: number) {
  const angle = Math.PI * (1 - minute / MINUTES);
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(CENTER.x + radius * Math.cos(angle)), y: round(CENTER.y + radius * Math.sin(angle)) };
}

function tick(minute: number): string {
  const outer = at(minute, RADIUS);
  const inner = at(minute, RADIUS - (minute % 5 === 0 ? 16 : 8));
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
}
