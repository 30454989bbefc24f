const DRAWINGS = {
  linkedin: 'M2 2h18v18H2zM6.5 9v8M6.5 5v1.5M10.5 17V9M10.5 13c0-5 6-5 6 0v4',
  youtube: 'M2 4h18v14H2zM9 8l5 3-5 3z',
  instagram: 'M2 2h18v18H2zM6.500 11a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0M15.500 5.500H17',
};

export type SocialId = keyof typeof DRAWINGS;

/** A network's sign, drawn like everything else here. */
export function SocialIcon({ id }: { id: SocialId }) {
  return (
    <svg viewBox="0 0 22 22" className="drawing size-5.5" aria-hidden="true">
      <path d={DRAWINGS[id]} />
    </svg>
  );
}
