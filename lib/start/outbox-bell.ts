type Sleeper = { wake(): void };

const process = globalThis as { plumblineOutbox?: Sleeper };

/** Says which worker hears the bell: the one that the server has started, if it has. */
export function hangOutboxBell(worker: Sleeper | undefined): void {
  process.plumblineOutbox = worker;
}

/** After mail was queued: it is delivered now and not at the worker's next look. */
export function ringOutboxBell(): void {
  process.plumblineOutbox?.wake();
}
