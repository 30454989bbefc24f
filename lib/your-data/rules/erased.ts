/** What was deleted for good, by the keyed hash of its id. */
export type Erased = {
  idHash: string;
  erasedAt: Date;
  /** Tells which secret keyed the hash; null: noted before that was. */
  keyFingerprint: string | null;
};

export type ErasedCounts = { assessments: number; consents: number; mails: number; orders: number };

/** Each deletion once, with its secret where any of them names it. */
export function eachOnce(noted: Erased[]): Erased[] {
  const all = new Map<string, Erased>();
  for (const one of noted) if (!all.get(one.idHash)?.keyFingerprint) all.set(one.idHash, one);
  return [...all.values()];
}

/** What a list does not have yet: deletions, and the secrets of those that it has without. Each once. */
export function newsTo(list: Erased[], all: Erased[]): Erased[] {
  const noted = new Map(list.map((one) => [one.idHash, one]));
  const isNews = ({ idHash, keyFingerprint }: Erased) =>
    !noted.has(idHash) || (keyFingerprint !== null && noted.get(idHash)?.keyFingerprint === null);
  return eachOnce(all).filter(isNews);
}

export const withoutKeyText = (count: number) =>
  `${count} deletions were noted under a former LINK_SECRETS that is not at hand: if a backup brings them back, they are ` +
  'not found. Add it to LINK_SECRETS, behind the others.';
