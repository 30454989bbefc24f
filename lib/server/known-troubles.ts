import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';

const here = () => oncePerProcess('plumblineTroubles', (): { now: Trouble[] } => ({ now: [] }));

/** What was in trouble when this process looked last (watch.ts), a minute ago at most. */
export const knownTroubles = (): Trouble[] => here().now;

/** Of what nobody could say now counts what was known before. */
export function knowTroubles({ found, unknown }: { found: Trouble[]; unknown: Trouble[] }): void {
  const before = knownTroubles();
  here().now = TROUBLES.filter(
    (one) => found.includes(one) || (unknown.includes(one) && before.includes(one)),
  );
}
