import type { UnrequestedAssessments } from '@/lib/diagnostic/store/unrequested-assessments';
import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import { daysBefore, spanOf } from '@/lib/diagnostic/rules/digest';

/** After a downtime, mails for so many days are made up. */
const DAYS = 3;

type Ports = {
  results: Pick<UnrequestedAssessments, 'count'>;
  outbox: MailQueue;
  newId: () => string;
};

/**
 * Queues one mail to the firm for each recent day with diagnostics without a request (rule 25). Never one
 * twice, also with several processes.
 * @returns how many
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
