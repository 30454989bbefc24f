import { dayAfter } from '@/lib/kernel/zone';
import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import type { WeekStore } from './ports';
import { weekDue, weekFrom } from './rules/week';

type Ports = {
  week: Pick<WeekStore, 'hadBegun'>;
  outbox: MailQueue;
  newId: () => string;
  /** The firm's, such as America/New_York. */
  zone: string;
};

/**
 * Queues the mail about last week, once it is Monday morning with the firm (rule 110). Called again, or by several processes, it
 * queues none twice. A site that was not there in that week does not begin with one.
 */
export function queueWeekly({ week, outbox, newId, zone }: Ports) {
  return async (now: Date): Promise<'queued' | 'already' | 'notDue'> => {
    const monday = weekDue(now, zone);
    if (monday === null) return 'notDue';
    if (!(await week.hadBegun(weekFrom(monday, zone).to, dayAfter(monday, 7)))) return 'notDue';
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
