/** What was deleted for good, by the keyed hash of its id. */
export type Erased = { idHash: string; erasedAt: Date };

/** Before the id of what stays while its mails were ended: a consent, or an order with news of its files. */
export const ENDED = 'ended/';

export type ErasedCounts = { assessments: number; consents: number; mails: number; orders: number };

/** The deletions that a list does not have yet, each once. */
export function newsTo(list: Erased[], all: Erased[]): Erased[] {
  const noted = new Set(list.map(({ idHash }) => idHash));
  const news = new Map(all.filter(({ idHash }) => !noted.has(idHash)).map((one) => [one.idHash, one]));
  return [...news.values()];
}
