import { keyed } from '@/lib/kernel/keyed';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Heartbeat, HEARTBEATS, type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import type { Heartbeats } from './heartbeats';
import type { Seen } from './troubles';

type Known = { lookedAt: Date; now: Trouble[]; unknown: Trouble[] };
const here = () => oncePerProcess('plumblineTroubles', (): { known?: Known; beats?: Heartbeats } => ({}));

/** The troubles at this process's last check (watch.ts), at most a minute ago. */
export const knownTroubles = (): Trouble[] => here().known?.now ?? [];

/** An unknown result keeps the former one. */
export function setKnownTroubles({ found, unknown }: Seen, lookedAt: Date): void {
  const before = knownTroubles();
  const now = TROUBLES.filter(
    (one) => found.includes(one) || (unknown.includes(one) && before.includes(one)),
  );
  here().known = { lookedAt, now, unknown };
}

export function noteHeartbeats(beats: Heartbeats): void {
  here().beats = beats;
}

/** 'unknown': the check failed, or none has run yet. */
type Check = 'ok' | 'attention' | 'unknown';

export function troubleChecks(): Record<Trouble, Check> {
  const { known } = here();
  const check = (one: Trouble): Check => {
    if (known?.now.includes(one)) return 'attention';
    return !known || known.unknown.includes(one) ? 'unknown' : 'ok';
  };
  return keyed(TROUBLES, check);
}

/** Ages in seconds; `null`: never, or nothing waits. */
export function heartbeatAges(now: Date): Record<'look' | Heartbeat, number | null> {
  const { known, beats } = here();
  const age = (then: Date | null | undefined) =>
    then ? Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000)) : null;
  return { look: age(known?.lookedAt), ...keyed(HEARTBEATS, (beat) => age(beats?.[beat])) };
}
