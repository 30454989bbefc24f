import { logSurprise } from '@/lib/http/surprise';

/** A stop of something that runs by itself: done when what is under way is. */
export type Stop = () => Promise<void>;

/**
 * Does something again and again for as long as the process lives. What goes wrong is logged, and tried again the next time.
 * @param firstMs not at once: a process that starts has visitors waiting
 */
export function nowAndThen(work: () => Promise<unknown>, when: { firstMs: number; everyMs: number }): Stop {
  let underWay: Promise<unknown> = Promise.resolve();
  const look = () => {
    underWay = underWay.then(work).catch(logSurprise);
  };
  const first = setTimeout(look, when.firstMs).unref();
  const next = setInterval(look, when.everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(next);
    await underWay;
  };
}
