/** A request that holds or waits for a place. A network of null is unknown; all unknown ones count as one. */
export type Holder = { rank: number; network: string | null };

/**
 * Counts places that are held, by rank. Up to and including rank r there are `most` × (r + 1) places, and a
 * request is judged by what its rank and those below hold: so a higher rank takes nothing from a lower one.
 * One network may hold a share of that, from 0 to 1.
 */
export function shares(ranks: number, most: number, share: number) {
  const none = () => Array.from({ length: ranks }, () => 0);
  const all = none();
  const byNetwork = new Map<Holder['network'], number[]>();
  const upTo = (held: readonly number[], rank: number) =>
    held.slice(0, rank + 1).reduce((sum, one) => sum + one, 0);

  return {
    hasRoom({ rank, network }: Holder): boolean {
      const its = byNetwork.get(network) ?? [];
      return upTo(all, rank) < most * (rank + 1) && upTo(its, rank) < share * most * (rank + 1);
    },
    /** @param by 1 for what is taken, -1 for what is given back */
    add({ rank, network }: Holder, by: 1 | -1): void {
      const its = byNetwork.get(network) ?? none();
      for (const held of [all, its]) held[rank]! += by;
      if (upTo(its, ranks) > 0) byNetwork.set(network, its);
      else byNetwork.delete(network);
    },
  };
}
