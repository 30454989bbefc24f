/** With fewer, a quarter would be a dozen firms, and somebody might know one. */
export const FEWEST_PEERS = 50;

/** What firms of one size score: half of them between low and high. `n` firms, counted at `at`. */
export type Peers = { low: number; median: number; high: number; n: number; at: Date };

/** In whole percent, of at least one score. */
export function quartiles(scores: readonly number[]): Pick<Peers, 'low' | 'median' | 'high'> {
  const sorted = scores.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return Math.round(below + (above - below) * (place % 1));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
