import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import { weekDue } from './rules/week';

type Ports = {
  outbox: MailQueue;
  newId: () => string;
  /** The firm's, such as America/New_York. */
  zone: string;
};

/**
 * Queues the mail about last week, once it is Monday morning with the firm (rule 110). Called again, or by several processes, it
 * queues none twice.
 */
export function queueWeekly({ outbox, newId, zone }: Ports) {
  return async (now: Date): Promise<'queued' | 'already' | 'notDue'> => {
    const monday = weekDue(now, zone);
    if (monday === null) return 'notDue';
    const data = { monday };
    const message = {
      template: 'owner-week',
      reason: `owner-week:${monday}`,
      recipient: null,
      data,
    } as const;
    return outbox.queue(newMail({ newId, now: () => now }, message));
  };
}
