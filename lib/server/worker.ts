import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

export type Worker = {
  /** There is something to do: look at once. */
  wake(): void;
  /** Everything that is due now, once, beside what it does by itself. What goes wrong is thrown. */
  workDue(): Promise<void>;
  /** Takes nothing new, and is done when what is under way is. */
  stop(): Promise<void>;
};

/** How long to wait when nothing is due: what other processes have left to do, and retries. */
const EVERY_MS = 5_000;

/**
 * Does what is due for as long as the process lives. A broken database or mail server only makes it wait.
 * @param work does what is due, up to so many side by side, and says how many there were
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
