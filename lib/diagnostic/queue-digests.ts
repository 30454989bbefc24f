import type { Context } from '@/lib/context';
import { newMail } from '@/lib/mail/new-mail';
import { queueOnce } from '@/lib/mail/store/outbox';
import { daysBefore, spanOf } from '@/lib/diagnostic/rules/digest';
import { countUnrequested } from '@/lib/diagnostic/store/unrequested-assessments';

/** After a downtime, mails for so many days are made up. */
const DAYS = 3;

/** Queues one mail for each recent day with diagnostics without a request (rule 25); never one twice. */
export async function queueDigests({ database }: Pick<Context, 'database'>, now: Date): Promise<number> {
  let queued = 0;
  for (const day of daysBefore(now, DAYS)) {
    const { from, to } = spanOf(day);
    if ((await countUnrequested(database, from, to)) === 0) continue;
    const reason = `owner-digest:${day}`;
    const said = { template: 'owner-digest', reason, recipient: null, data: { day } } as const;
    if ((await queueOnce(database, newMail({ now: () => now }, said))) === 'queued') queued += 1;
  }
  return queued;
}
