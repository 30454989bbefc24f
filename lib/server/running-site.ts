import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { DeliveryCounts } from '@/lib/mail/deliver-mail';

/** What the process has running beside the pages; each route is bundled apart. */
type RunningSite = {
  /** Takes no new work from now on; done when what is under way is. */
  stopWork(): Promise<void>;
  /**
   * Does once what is otherwise done now and then, and delivers what mail is due: for a host without lasting
   * processes.
   */
  workNow(): Promise<DeliveryCounts>;
  /** After the last request. */
  close(): Promise<void>;
};

const here = oncePerProcess('plumblineSite', (): { site?: RunningSite } => ({}));

/** Says what runs, once it does. */
export function setRunningSite(site: RunningSite): void {
  here.site = site;
}

/** Undefined before the start is through. */
export const runningSite = (): RunningSite | undefined => here.site;
