import type { Worker } from './worker';

type Workers = Partial<Record<'outbox' | 'events', Worker>>;

const here = globalThis as { plumblineWorkers?: Workers };

/** Says which workers hear the bells: those that the server has started, if it has. */
export function hangBells(workers: Workers): void {
  here.plumblineWorkers = workers;
}

/** After mail was queued: it is delivered now and not at the worker's next look. */
export function ringOutboxBell(): void {
  here.plumblineWorkers?.outbox?.wake();
}

/** After an event was recorded: it is worked on now and not at the worker's next look. */
export function ringEventBell(): void {
  here.plumblineWorkers?.events?.wake();
}
