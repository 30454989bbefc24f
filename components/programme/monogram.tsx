/** Two letters, constructed: lines and circles they are made from, the first letter, the second one. */
const DRAWN: Record<string, { construction: string; first: string; second: string }> = {
  NC: {
    construction:
      'M152 90a40 40 0 1 1-80 0 40 40 0 1 1 80 0M141 90a29 29 0 1 1-58 0 29 29 0 1 1 58 0M112 36v108M4 90h152M8 50h144M8 130h144M12 31.5l58 107M-2 38.5l59 109',
    first: 'M10 130V50h12l26 48V50h12v80H48L22 82v48z',
    second: 'M140.3 61.7A40 40 0 1 0 140.3 118.3L132.5 110.5A29 29 0 1 1 132.5 69.5z',
  },
  AL: {
    construction:
      'M2 144l46-108 46 108M14.5 143l33.5-79 33.5 79M48 28v116M4 90h152M8 50h144M8 130h144M96 78a52 52 0 0 1 52 52M96 36v108M108 108a11 11 0 0 1-22 0 11 11 0 0 1 22 0',
    first: 'M8 130l34-80h12l34 80H76l-9.3-22H29.3L20 130zM48 64L33.6 98h28.8z',
    second: 'M96 50h12v69h40v11H96z',
  },
};

type MonogramProps = {
  /** Initials. Those nobody has constructed are set in the display face between the same lines. */
  letters: string;
  className?: string;
};

/** A coach's portrait: drawn initials. Decoration: the name stands beside it. */
export function Monogram({ letters, className = '' }: MonogramProps) {
  const drawn = DRAWN[letters];
  return (
    <svg viewBox="0 0 160 180" className={`drawing ${className}`} aria-hidden="true">
      <path
        d={`M4 40V8h32M156 140v32h-32${drawn?.construction ?? 'M4 90h152M8 50h144M8 130h144M80 36v108'}`}
        strokeOpacity=".35"
      />
      {drawn ? (
        <>
          <path d={drawn.first} />
          <path d={drawn.second} className="accent" />
        </>
      ) : (
        <text x="80" y="130" fontSize="112" textAnchor="middle" textLength="144" className="font-display">
          {letters}
        </text>
      )}
    </svg>
  );
}
