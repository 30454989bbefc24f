import { endConnections } from '@/lib/platform/http/exchange';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';

/** In ms. A supervisor has to wait longer before it kills the process. */
const LIMIT = 25_000;

/**
 * On a signal, first lets the workers finish, then calls the earlier listeners: Next answers its last
 * requests and exits, with 143 or 130. A stop that was asked for is no failure: the process ends with 0.
 */
export function stopWorkFirst(stopWork: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    let begun = false;
    process.on(signal, () => {
      if (begun) return;
      begun = true;
      process.once('exit', (code) => {
        if (code > 128) process.exitCode = 0;
      });
      endConnections();
      setTimeout(() => process.exit(1), LIMIT).unref();
      void stopWork()
        .catch((error: unknown) => log().error('The stop failed', { error: described(error) }))
        .then(() => others.forEach((listener) => listener(signal)));
    });
  }
}
