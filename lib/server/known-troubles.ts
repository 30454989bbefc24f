import { keyed } from '@/lib/kernel/keyed';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Heartbeat, HEARTBEATS, type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import type { Heartbeats } from './heartbeats';
import type { Seen } from './troubles';

type Known = { lookedAt: Date; now: Trouble[]; unknown: Trouble[] };
const here = () => oncePerProcess('plumblineTroubles', (): { known?: Known; beats?: Heartbeats } => ({}));

/** What was in trouble when this process looked last (watch.ts), a minute ago at most. */
export const knownTroubles = (): Trouble[] => here().known?.now ?? [];

/** Of what nobody could say now counts what was known before. */
export function knowTroubles({ found, unknown }: Seen, lookedAt: Date): void {
  const before = knownTroubles();
  const now = TROUBLES.filter(
    (one) => found.includes(one) || (unknown.includes(one) && before.includes(one)),
  );
  here().known = { lookedAt, now, unknown };
}

export function noteHeartbeats(beats: Heartbeats): void {
  here().beats = beats;
}

/** 'unknown': it could not be said at the last look, or none was taken yet. */
type Check = 'ok' | 'attention' | 'unknown';

/** How each of them was at the last look. */
export function troubleChecks(): Record<Trouble, Check> {
  const { known } = here();
  const check = (one: Trouble): Check => {
    if (known?.now.includes(one)) return 'attention';
    return !known || known.unknown.includes(one) ? 'unknown' : 'ok';
  };
  return keyed(TROUBLES, check);
}

/** How long ago (s) the last look was and what it saw of the site's work; null: never, or nothing waits. */
export function heartbeatAges(now: Date): Record<'look' | Heartbeat, number | null> {
  const { known, beats } = here();
  const age = (then: Date | null | undefined) =>
    then ? Math.max(0, Math.round((now.getTime() - then.getTime()) / 1000)) : null;
  return { look: age(known?.lookedAt), ...keyed(HEARTBEATS, (beat) => age(beats?.[beat])) };
}
