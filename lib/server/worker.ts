import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

export type Worker = {
  /** Looks for work at once. */
  wake(): void;
  /** Does everything that is due now. Throws what goes wrong. */
  workDue(): Promise<void>;
  /** Takes no new work, and resolves when the current is done. */
  stop(): Promise<void>;
};

/** Polls so often for retries and for work of other processes. */
const EVERY_MS = 5_000;

/**
 * Does due work for as long as the process lives. If the database or mail server fails, it waits.
 * @param work does up to `limit` items side by side and returns how many there were
 */
export function startWorker(work: (limit: number) => Promise<number>, limit: number): Worker {
  let stopped = false;
  let woken = false;
  let endPause: (() => void) | undefined;
  const wake = () => {
    woken = true;
    endPause?.();
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, EVERY_MS);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopped) endPause();
    });

  async function run() {
    while (!stopped) {
      woken = false;
      const found = await work(limit).catch((error: unknown) => {
        logUnexpectedError(error);
        return 0;
      });
      if (found === 0) await pause();
    }
  }

  const running = run();
  return {
    wake,
    async workDue() {
      while ((await work(limit)) > 0);
    },
    stop: () => {
      stopped = true;
      endPause?.();
      return running;
    },
  };
}
