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

const MINUTES = [0, 5, 10, 15, 20, 25, 30];

/** A protractor that is read in minutes: half a turn, half an hour. */
export function HalfHour() {
  const ticks = MINUTES.map((minute) => {
    const angle = Math.PI * (1 - minute / 30);
    const at = (radius: number) =>
      `${(59 + radius * Math.cos(angle)).toFixed(1)} ${(59 - radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(58)}L${at(minute % 15 === 0 ? 46 : 51)}`;
  }).join('');
  return (
    <svg viewBox="0 0 240 64" className="drawing w-60 max-w-full" aria-hidden="true">
      <path d={`M1 59a58 58 0 0 1 116 0z${ticks}`} />
      <path d="M31 59a28 28 0 0 1 56 0M83 51l4 8 4-8" className="accent" />
    </svg>
  );
}
