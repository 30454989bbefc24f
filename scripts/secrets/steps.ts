import { dayAfter } from '../../lib/kernel/zone';
import { type Other, readOthers, writeOthers } from '../../lib/platform/config/overlap';

/** A secret as it stands in a file: the one that is used, and those beside it. */
export type Held = { used: string; others: Other[] };

/** @throws when what stands beside it can't be read */
export function heldIn(values: Record<string, string | undefined>, name: string): Held | null {
  const [used, also] = [values[name]?.trim(), values[`${name}_ALSO`]?.trim()];
  if (!used) return null;
  const others = also ? readOthers(also) : [];
  if (!others) throw new Error(`${name}_ALSO can't be read: MARK:SECRET, several separated by commas.`);
  return { used, others };
}

/** The same as lines of a file; null: no such line. */
export const linesOf = (name: string, { used, others }: Held): Record<string, string | null> => ({
  [name]: used,
  [`${name}_ALSO`]: others.length > 0 ? writeOthers(others) : null,
});

export const nextOf = ({ others }: Held): string | undefined =>
  others.find(({ mark }) => mark === 'next')?.secret;

/** First step: the next secret, accepted by whoever knows it and used by nobody. One that is there stays. */
export function prepare(held: Held, make: () => string): Held {
  return nextOf(held) ? held : { ...held, others: [{ mark: 'next', secret: make() }, ...held.others] };
}

/**
 * Second step: the next secret is used, and the former one still accepted. Without a next one nothing
 * changes.
 */
export function use(held: Held, today: string): Held {
  const next = nextOf(held);
  return next ? replace(held, next, today) : held;
}

/** Another secret is used from now on, and the former one still accepted. */
export function replace({ used, others }: Held, secret: string, today: string): Held {
  if (used === secret) return { used, others };
  const former = others.filter((other) => other.secret !== secret && other.mark !== 'next');
  return { used: secret, others: [{ mark: today, secret: used }, ...former] };
}

type Ending = {
  today: string;
  /** For how many days a secret that was replaced is accepted. */
  days: number;
  /** Whether it still finds what was noted under it; otherwise nobody needs it. */
  kept: boolean;
};

/** Third step: what was replaced that long ago is accepted no more. */
export function retire({ used, others }: Held, { today, days, kept }: Ending): Held {
  const isOver = ({ mark }: Other) => isDay(mark) && today >= dayAfter(mark, days);
  const ended = (other: Other): Other[] => (kept ? [{ ...other, mark: 'retired' }] : []);
  return { used, others: others.flatMap((other) => (isOver(other) ? ended(other) : [other])) };
}

export const isDay = (mark: string) => /^\d/.test(mark);
