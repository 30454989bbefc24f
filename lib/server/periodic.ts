import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

export type PeriodicWork = {
  /** Runs once now. Throws what goes wrong. */
  now(): Promise<void>;
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
