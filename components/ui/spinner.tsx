/**
 * A bob that swings while something is under way. The label is read out, and stands beside it where it is
 * shown.
 */
export function Spinner({ label, showLabel = false }: { label: string; showLabel?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <svg viewBox="0 0 24 32" className="drawing spinner h-8 w-6" aria-hidden="true">
        <path d="M4 .75h16" />
        <g className="origin-top animate-swing">
          <path d="M12 .75V18" />
          <path
            d="M12 18c-3 1-4.25 3-4.25 5 0 3 3 5 4.25 8 1.25-3 4.25-5 4.25-8 0-2-1.25-4-4.25-5z"
            className="fill-accent"
          />
        </g>
      </svg>
      <span className={showLabel ? '' : 'sr-only'}>{label}</span>
    </span>
  );
}
