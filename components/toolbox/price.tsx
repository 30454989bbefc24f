export type PriceWords = {
  /** In whole dollars. */
  price: string;
  /** What it cost before, where that may be said. */
  was?: string;
  saving?: string;
};

/** A price, and beside it what it was and what is saved. */
export function Price({ price, was, saving }: PriceWords) {
  return (
    <p className="price">
      <b>{price}</b>
      {was && <s>{was}</s>}
      {saving && <strong>{saving}</strong>}
    </p>
  );
}
