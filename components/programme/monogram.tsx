import { LETTERS } from './letters';

/** Where the slot of each letter begins. */
const SLOTS = [8, 88];
const TOP = 50;

/** Two initials as a builder would construct them, in place of a portrait. Decoration: the name stands beside it. */
export function Monogram({ initials, className }: { initials: string; className?: string }) {
  const letters = [...initials].slice(0, SLOTS.length);
  return (
    <svg viewBox="0 0 160 180" className={`drawing ${className ?? ''}`} aria-hidden="true">
      <g strokeOpacity="0.35">
        <path d="M0 50h160M0 130h160M0 90h160M4 40V8h32M156 140v32h-32" />
        {letters.map((letter, i) => (
          <path key={i} d={LETTERS[letter]?.construction} transform={`translate(${SLOTS[i]} ${TOP})`} />
        ))}
      </g>
      {letters.map((letter, i) => (
        <g key={i} transform={`translate(${SLOTS[i]} ${TOP})`} className={i === 1 ? 'accent' : undefined}>
          <Capital letter={letter} />
        </g>
      ))}
    </svg>
  );
}

/** A letter that nobody has constructed yet is the outline of its type. */
function Capital({ letter }: { letter: string }) {
  const known = LETTERS[letter];
  if (known) return <path d={known.outline} />;
  return (
    <text x="32" y="80" fontSize="119" textAnchor="middle" className="font-display outlined">
      {letter}
    </text>
  );
}
