export type Worker = {
  /** There is something to do: look at once. */
  wake(): void;
  /** Takes nothing new, and is done when what is under way is. */
  stop(): Promise<void>;
};

type Work = {
  /** Does what is due, up to so many side by side, and says how many there were. */
  work: (limit: number) => Promise<number>;
  limit: number;
  /** How long to wait when nothing is due, in ms: what other processes have left to do, and retries. */
  everyMs: number;
  onUnexpectedError: (error: unknown) => void;
};

/** Does what is due for as long as the process lives. A broken database or mail server only makes it wait. */
export function startWorker({ work, limit, everyMs, onUnexpectedError }: Work): Worker {
  let stopped = false;
  let woken = false;
  let endPause: (() => void) | undefined;
  const wake = () => {
    woken = true;
    endPause?.();
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
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
        onUnexpectedError(error);
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
