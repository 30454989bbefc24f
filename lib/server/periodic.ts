import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

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
