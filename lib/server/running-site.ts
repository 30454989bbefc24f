import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { DeliveryCounts } from '@/lib/mail/deliver-mail';

/** The process's workers. Shared by oncePerProcess, because Next bundles each route apart. */
type RunningSite = {
  /** Takes no new work, and resolves when the current is done. */
  stopWork(): Promise<void>;
  /** Runs all jobs once and delivers due mail, for hosts without lasting processes. */
  workNow(): Promise<DeliveryCounts>;
  /** Call after the last request. */
  close(): Promise<void>;
};

const here = oncePerProcess('plumblineSite', (): { site?: RunningSite } => ({}));

export function setRunningSite(site: RunningSite): void {
  here.site = site;
}

/** `undefined` before the start is done. */
export const runningSite = (): RunningSite | undefined => here.site;
