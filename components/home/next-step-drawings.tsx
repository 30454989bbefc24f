const MARKS = Array.from({ length: 16 }, (_, i) => `M${12 + i * 14.4} 40v-${i % 4 === 0 ? 16 : 9}`).join('');

/** A rule with sixteen marks, one for each statement of the diagnostic, in four groups. */
export function SixteenMarks() {
  return (
    <svg viewBox="0 0 240 64" className="drawing w-60 max-w-full" aria-hidden="true">
      <path d={`M1 40h238v18H1z${MARKS}`} />
      <path d="M156 4v14M152 12l4 8 4-8" className="accent" />
    </svg>
  );
}

/** Half of a dial: thirty minutes. */
export function HalfHour() {
  return (
    <svg viewBox="0 0 240 64" className="drawing w-60 max-w-full" aria-hidden="true">
      <path d="M1 58h238M32 4v4M32 54v4" />
      <path d="M32 8a25 25 0 0 1 0 50" className="accent" />
      <path d="M32 58a25 25 0 0 1 0-50" strokeDasharray="2 3" />
      <path d="M32 8v25M32 33v14" />
    </svg>
  );
}
