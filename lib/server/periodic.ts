import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';

/** Work that is repeated for as long as the process lives. */
export type PeriodicWork = {
  /** Once now, beside its times. What goes wrong is thrown. */
  now(): Promise<void>;
  /** No more; done when what is under way is, which is told to end. */
  stop(): Promise<void>;
};

/**
 * Does something again and again for as long as the process lives. What goes wrong is logged, and tried again
 * the next time.
 * @param work is given what tells it of a stop; it may end then without having been done
 * @param firstMs not at once: a process that starts has visitors waiting
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

/** Does one after the other. What goes wrong is logged, and the rest is done all the same. */
export async function oneByOne(works: (() => Promise<unknown>)[]): Promise<void> {
  for (const work of works) await work().catch(logUnexpectedError);
}
