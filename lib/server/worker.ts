import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

export type Worker = {
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

export type PeriodicWork = {
  /** Runs once now. Throws what goes wrong. */
  now(): Promise<void>;
  /** Aborts the current run and resolves when it has ended. */
  stop(): Promise<void>;
};

/** Errors are logged; the next run tries again. The first delay is for visitors of a starting process. */
export function runPeriodically(
  work: (stopped: AbortSignal) => Promise<unknown>,
  when: { firstMs: number; everyMs: number },
): PeriodicWork {
  const stopping = new AbortController();
  const once = () => work(stopping.signal);
  let underWay: Promise<unknown> = Promise.resolve();
  const look = () => {
    underWay = underWay.then(once).catch(logUnexpectedError);
  };
  const first = setTimeout(look, when.firstMs).unref();
  const next = setInterval(look, when.everyMs).unref();
  return {
    now: async () => void (await once()),
    stop: async () => {
      clearTimeout(first);
      clearInterval(next);
      stopping.abort();
      await underWay;
    },
  };
}

/** Runs one after another. An error is logged and doesn't stop the rest. */
export async function oneByOne(works: (() => Promise<unknown>)[]): Promise<void> {
  for (const work of works) await work().catch(logUnexpectedError);
}
