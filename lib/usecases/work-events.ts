import type { ApplyPayment, EventStore, RecordedEvent } from './ports';

type Ports = {
  events: EventStore;
  applyPayment: ApplyPayment;
  now: () => Date;
  /** Told when one could not be worked on: it is tried again. */
  onSurprise: (error: unknown) => void;
  /** Told of an event that names an order which is not here. */
  onUnknownOrder: (intentId: string) => void;
};

/** For how long an event is one worker's: longer than Stripe may take to answer all that is asked for it. */
const LEASE_MS = 2 * 60_000;
const MINUTE = 60_000;
/** How long to wait after each try that failed; then an hour each time. */
const PAUSES = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE];
/** After so many tries, three days: reconcile has long looked at the payment itself. */
const MOST_TRIES = 76;

/**
 * Works on recorded events that are due, up to `limit` side by side. Any number of workers may do so at once.
 * @returns how many were taken
 */
export function workEvents({ events, applyPayment, now, onSurprise, onUnknownOrder }: Ports) {
  return async (limit: number): Promise<number> => {
    const taken = await events.lease({ now: now(), until: new Date(now().getTime() + LEASE_MS), limit });
    await Promise.all(taken.map(workOn));
    return taken.length;
  };

  async function workOn({ id, notice, tries }: RecordedEvent): Promise<void> {
    try {
      const outcome = notice ? await applyPayment(notice, id) : 'unreadable';
      if (outcome === 'changed') return;
      if (notice && outcome === 'unknownOrder') onUnknownOrder(notice.intentId);
      await events.close(id, outcome, now());
    } catch (error) {
      onSurprise(error);
      if (tries >= MOST_TRIES) return events.close(id, 'given up', now());
      const pause = PAUSES[tries - 1] ?? 60 * MINUTE;
      await events.postpone(id, new Date(now().getTime() + pause));
    }
  }
}
