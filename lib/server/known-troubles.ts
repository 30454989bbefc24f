import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { Trouble } from '@/lib/mail/rules/troubles';

const here = () => oncePerProcess('plumblineTroubles', (): { now: Trouble[] } => ({ now: [] }));

/** What was in trouble when this process looked last (watch.ts), a minute ago at most. */
export const knownTroubles = (): Trouble[] => here().now;

export function knowTroubles(troubles: Trouble[]): void {
  here().now = troubles;
}
