export type PriceWords = {
  /** In whole dollars. */
  price: string;
  /** What it cost before, where that may be said. */
  was?: string;
  saving?: string;
};

/** A price, and beside it what it was and what is saved. */
export function Price({ price, was, saving, className }: PriceWords & { className: string }) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3.5 gap-y-1 lining-nums tabular-nums ${className}`}>
      <b className="font-display text-[2.25rem]/none font-medium lining-nums">{price}</b>
      {was && (
        <span className="text-muted">
          {was.split(/(\$[\d,.]+)/).map((part, i) => (i % 2 ? <s key={part}>{part}</s> : part))}
        </span>
      )}
      {saving && <strong className="font-semibold text-good in-[.blueprint]:text-accent">{saving}</strong>}
    </p>
  );
}
