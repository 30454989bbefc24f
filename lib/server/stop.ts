import { endConnections } from '@/lib/platform/http/exchange';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';

/** A stop that takes longer than this (ms) is cut off. A supervisor has to wait longer before it kills us. */
const LIMIT = 25_000;

/**
 * On a signal to stop, what works beside the site takes nothing new and ends what it has begun; then whoever
 * listened to the signal before, which is Next, answers the last requests and ends the process.
 */
export function stopWorkFirst(stopWork: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    let begun = false;
    process.on(signal, () => {
      if (begun) return;
      begun = true;
      endConnections();
      setTimeout(() => process.exit(1), LIMIT).unref();
      void stopWork()
        .catch((error: unknown) => log().error('The stop failed', { error: described(error) }))
        .then(() => others.forEach((listener) => listener(signal)));
    });
  }
}
