/** Lower limits, highest first (rules 2 to 4 and 9): `score` in percent, the others in an area's points. */
export const BANDS = {
  score: [
    { from: 75, id: 'strong' },
    { from: 50, id: 'moderate' },
    { from: 0, id: 'needsAttention' },
  ],
  badge: [
    { from: 9, id: 'strong' },
    { from: 6, id: 'moderate' },
    { from: 0, id: 'needsAttention' },
  ],
  colour: [
    { from: 4, id: 'green' },
    { from: 3, id: 'yellow' },
    { from: 0, id: 'red' },
  ],
  advice: [
    { from: 10, id: 'none' },
    { from: 8, id: 'refinement' },
    { from: 0, id: 'strong' },
  ],
} as const;

type Kind = keyof typeof BANDS;
type IdOf<K extends Kind> = (typeof BANDS)[K][number]['id'];

export type Verdict = IdOf<'score' | 'badge'>;
export const VERDICTS: readonly Verdict[] = BANDS.score.map(({ id }) => id);
export type Colour = IdOf<'colour'>;

/** @param value percent or points, 0 or more */
export function bandOf<K extends Kind>(kind: K, value: number): IdOf<K> {
  const bands: readonly { from: number; id: IdOf<K> }[] = BANDS[kind];
  return bands.find(({ from }) => value >= from)!.id;
}

export function startsOf<K extends Kind>(kind: K): Record<IdOf<K>, number> {
  return Object.fromEntries(BANDS[kind].map(({ id, from }) => [id, from])) as Record<IdOf<K>, number>;
}
