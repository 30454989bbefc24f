import { endConnections } from '@/lib/platform/http/exchange';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';

/** In ms. A supervisor has to wait longer before it kills the process. */
const LIMIT = 25_000;

/**
 * On a signal, first lets the workers finish, then calls the earlier listeners: Next answers its last
 * requests and exits.
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
