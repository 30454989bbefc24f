/**
 * What each part of a result is called from which number on, the highest first (rules 2 to 4 and 9): `score`
 * goes by the percentage of all points, the others by an area's points of 12. The ids are no words: those of
 * verdicts stand under them in content/diagnostic/results.yaml, those of advice in recommendations.yaml.
 */
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

/** What the overall score and the badge of an area say. */
export type Verdict = IdOf<'score' | 'badge'>;
export const VERDICTS: readonly Verdict[] = BANDS.score.map(({ id }) => id);
export type Colour = IdOf<'colour'>;

/** The band that a number of percent or points lies in. @param value 0 or more */
export function bandOf<K extends Kind>(kind: K, value: number): IdOf<K> {
  const bands: readonly { from: number; id: IdOf<K> }[] = BANDS[kind];
  return bands.find(({ from }) => value >= from)!.id;
}

/** Where each band begins, by its id: what texts and workbooks name. */
export function startsOf<K extends Kind>(kind: K): Record<IdOf<K>, number> {
  return Object.fromEntries(BANDS[kind].map(({ id, from }) => [id, from])) as Record<IdOf<K>, number>;
}
