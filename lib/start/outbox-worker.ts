import type { Delivery } from '@/lib/usecases/deliver-mail';

export type OutboxWorker = {
  /** Something was queued: look at once. */
  wake(): void;
  /** Takes no new mail, and is done when those under way are. */
  stop(): Promise<void>;
};

type Work = {
  deliver: (limit: number) => Promise<Delivery>;
  /** How many mails at once. */
  limit: number;
  /** How long to wait when nothing is due, in ms: mails that other processes have queued, and retries. */
  everyMs: number;
  onSurprise: (error: unknown) => void;
};

/** Delivers mail for as long as the process lives. A broken database or mail server only makes it wait. */
export function startOutboxWorker({ deliver, limit, everyMs, onSurprise }: Work): OutboxWorker {
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
      const found = await deliver(limit)
        .then(({ sent, postponed, dead }) => sent + postponed + dead)
        .catch((error: unknown) => {
          onSurprise(error);
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
