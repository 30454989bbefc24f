/** The plumb bob, the one filled thing on the site. */
export function Bob({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 60" className={`drawing ${className ?? ''}`} aria-hidden="true">
      <path d="M16 0v9" />
      <circle cx="16" cy="11" r="2.5" />
      <g className="bob-fill">
        <path d="M12 13.5h8v6h-8z" />
        <path d="M12 19.5C7 21 4 25 4 30c0 10 9 18 12 29 3-11 12-19 12-29 0-5-3-9-8-10.5z" />
      </g>
      <path d="M4.3 33h23.4M12 16.5h8" />
    </svg>
  );
}
