import type { UnrequestedAssessments } from '@/lib/diagnostic/store/unrequested-assessments';
import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import { daysBefore, spanOf } from '@/lib/diagnostic/rules/digest';

/** How many days back mails are made up for, after the site was down. */
const DAYS = 3;

type Ports = {
  results: Pick<UnrequestedAssessments, 'count'>;
  outbox: MailQueue;
  newId: () => string;
};

/**
 * Queues one mail to the firm for each of the last days on which somebody finished the diagnostic and asked
 * for nothing (rule 25). Called again, or by several processes, it queues none twice. @returns how many
 */
export function queueDigests({ results, outbox, newId }: Ports) {
  return async (now: Date): Promise<number> => {
    let queued = 0;
    for (const day of daysBefore(now, DAYS)) {
      const { from, to } = spanOf(day);
      if ((await results.count(from, to)) === 0) continue;
      const reason = `owner-digest:${day}`;
      const said = { template: 'owner-digest', reason, recipient: null, data: { day } } as const;
      if ((await outbox.queue(newMail({ newId, now: () => now }, said))) === 'queued') queued += 1;
    }
    return queued;
  };
}
