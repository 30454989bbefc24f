import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { BusyWords } from '@/lib/platform/http/busy';
import type { PageLabels } from '@/lib/platform/http/page-or-message';
import type { ProblemWords } from '@/lib/platform/http/problem';
import type { DeliveryCounts } from '@/lib/mail/deliver-mail';

/** What the front says by itself: while too much is asked, and of forms that it hands to nobody. */
export type FrontWords = BusyWords & ProblemWords & PageLabels & Record<'formRefusedTitle', string>;

/** What Next's side of the process has running, for the front, which is bundled apart. */
type RunningSite = {
  /** Takes no new work from now on; done when what is under way is. */
  stopWork(): Promise<void>;
  /**
   * Does once what is otherwise done now and then, and delivers what mail is due: for a host without lasting
   * processes.
   */
  workNow(): Promise<DeliveryCounts>;
  words: FrontWords;
  /** Hosts that public pages may load a counter of visits from, and call. */
  counter?: { script: string; calls: string };
  /** After the last request. */
  close(): Promise<void>;
  /** How many mails wait, and for how long the oldest that is due has, in seconds. */
  outbox(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** How often reconciling has mended something, or could not, by what came of it. */
  mended(): Record<string, number>;
};

type Here = {
  site?: RunningSite;
  start?: { through: () => void; failed: (error: unknown) => void };
};
const here = oncePerProcess('plumblineSite', (): Here => ({}));

/** Says what runs, once it does. */
export function setRunningSite(site: RunningSite): void {
  here.site = site;
  here.start?.through();
}

/** Says that the start broke off with what nobody expected. */
export function noteFailedStart(error: unknown): void {
  here.start?.failed(error);
}

/** Undefined before the start is through. */
export const runningSite = (): RunningSite | undefined => here.site;

/**
 * Done when the start is through, and fails with what it failed with. To be asked before the start begins.
 */
export function startIsThrough(): Promise<void> {
  return new Promise((through, failed) => {
    here.start = { through, failed };
  });
}
