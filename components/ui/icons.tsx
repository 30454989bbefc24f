/**
 * The small signs: 14 units square, one stroke, decoration only. The text beside them carries the meaning.
 */
const SIGNS = {
  chevron: 'M2 4.5l5 5 5-5',
  right: 'M1 7h12M8.5 2.5L13 7l-4.5 4.5',
  cross: 'M2.5 2.5l9 9M11.5 2.5l-9 9',
  menu: 'M0 2.5h14M0 7h14M0 11.5h14',
  tick: 'M1.5 7.5l4 4 7-9',
  dash: 'M1 7h12',
  half: 'M2 2h10v10H2zM2 8h10M2 10h10',
  exclamation: 'M7 1v8M7 11v2',
};

export type Sign = keyof typeof SIGNS;

/** Draws one sign in the color of the text. */
export function Icon({ sign, className = 'size-3.5' }: { sign: Sign; className?: string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className={`drawing shrink-0 ${className}`}
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={SIGNS[sign]} />
    </svg>
  );
}
