import type { Server } from 'node:http';

/**
 * Told to stop, the process takes no more connections, finishes what it has begun, and ends with exit code 0.
 * @param site what else has to be closed then
 */
export function stopOnSignal(server: Server, site: { close: () => Promise<void> }): void {
  const stop = () => {
    server.close(() => void site.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
