import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

export type Worker = {
  /** Looks for work at once. */
  wake(): void;
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
    stop: () => {
      stopped = true;
      endPause?.();
      return running;
    },
  };
}

export type PeriodicWork = {
  /** Aborts the current run and resolves when it has ended. */
  stop(): Promise<void>;
};

/**
 * Repeats work for as long as the process lives. Errors are logged; the next run tries again.
 * @param work may end early when its signal aborts
 * @param firstMs the first delay: a starting process has visitors waiting
 */
export function runPeriodically(
  work: (stopped: AbortSignal) => Promise<unknown>,
  when: { firstMs: number; everyMs: number },
): PeriodicWork {
  const stopping = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const look = () => {
    underWay = underWay.then(() => work(stopping.signal)).catch(logUnexpectedError);
  };
  const first = setTimeout(look, when.firstMs).unref();
  const next = setInterval(look, when.everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(next);
      stopping.abort();
      await underWay;
    },
  };
}
