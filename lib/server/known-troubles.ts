import { keyed } from '@/lib/kernel/keyed';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import type { Seen } from './troubles';

const here = () => oncePerProcess('plumblineTroubles', (): { known?: Seen } => ({}));

/** The troubles at this process's last check (watch.ts), at most a minute ago. */
export const knownTroubles = (): Trouble[] => here().known?.found ?? [];

/** An unknown result keeps the former one. */
export function setKnownTroubles({ found, unknown }: Seen): void {
  const before = knownTroubles();
  const now = TROUBLES.filter(
    (one) => found.includes(one) || (unknown.includes(one) && before.includes(one)),
  );
  here().known = { found: now, unknown };
}

/** 'unknown': the check failed, or none has run yet. */
export function troubleChecks(): Record<Trouble, 'ok' | 'attention' | 'unknown'> {
  const { known } = here();
  return keyed(TROUBLES, (one) => {
    if (known?.found.includes(one)) return 'attention';
    return !known || known.unknown.includes(one) ? 'unknown' : 'ok';
  });
}
