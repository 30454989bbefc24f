/** How far out of true, in degrees, by rating. */
const LEANS = [13, 8, 4, 0];

/** A wall beside a plumb line: the higher the rating, the truer it stands. */
export function LeaningWall({ rating }: { rating: number }) {
  return (
    <svg viewBox="0 0 64 84" className="drawing w-13 md:w-19" aria-hidden="true">
      <path d="M4 78H60" />
      <path d="M12 4V62M12 62l-3 4 3 9 3-9z" className="accent" />
      <g transform={`rotate(${LEANS[rating]} 52 78)`}>
        <path d="M22 12H52V78H22zM22 34H52M22 56H52M37 12V34M31 34V56M43 34V56M37 56V78" />
      </g>
    </svg>
  );
}
