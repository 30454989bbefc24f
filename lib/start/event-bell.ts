type Sleeper = { wake(): void };

const process = globalThis as { plumblineEvents?: Sleeper };

/** Says which worker hears the bell: the one that the server has started, if it has. */
export function hangEventBell(worker: Sleeper | undefined): void {
  process.plumblineEvents = worker;
}

/** After an event was recorded: it is worked on now and not at the worker's next look. */
export function ringEventBell(): void {
  process.plumblineEvents?.wake();
}
