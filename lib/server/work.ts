import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { DeliveryCounts } from '@/lib/mail/deliver-mail';
import { env } from '@/lib/platform/config/env';
import { isOneOf } from '@/lib/platform/files/link-signing';

const here = oncePerProcess('plumblineWork', (): { workNow?: () => Promise<DeliveryCounts> } => ({}));

/** @param workNow runs all jobs once and delivers due mail, for hosts without lasting processes */
export function setWorkNow(workNow: () => Promise<DeliveryCounts>): void {
  here.workNow = workNow;
}

/** Does the due work once. `null` without the right CRON_SECRET. @throws before the start is done */
export async function work(authorization: string | null): Promise<DeliveryCounts | null> {
  const { CRON_SECRET: secret } = env();
  if (!secret || !isOneOf([`Bearer ${secret}`], authorization ?? '')) return null;
  if (!here.workNow) throw new Error('The site is not started.');
  return here.workNow();
}
