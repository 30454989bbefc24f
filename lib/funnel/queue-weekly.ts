import { dayAfter } from '@/lib/kernel/zone';
import { type MailQueue, newMail } from '@/lib/mail/rules/outbox';
import type { FunnelCounters, OtherNouns } from './ports';
import { weekDue, weekFrom } from './rules/week';

type Ports = {
  counters: Pick<FunnelCounters, 'hadBegun'>;
  nouns: { [Noun in keyof OtherNouns]: Pick<OtherNouns[Noun], 'hadBegun'> };
  outbox: MailQueue;
  newId: () => string;
  /** The firm's, such as America/New_York. */
  zone: string;
};

/**
 * Queues the mail about last week, once it is Monday morning with the firm (rule 110). Called again, or by
 * several processes, it queues none twice. A site that was not there in that week does not begin with one.
 */
export function queueWeekly({ counters, nouns, outbox, newId, zone }: Ports) {
  /** Whether anything was counted, finished, begun to be bought or mailed before the week was over. */
  const wasThere = async (monday: string) => {
    const { to } = weekFrom(monday, zone);
    if (await counters.hadBegun(dayAfter(monday, 7))) return true;
    for (const noun of Object.values(nouns)) if (await noun.hadBegun(to)) return true;
    return false;
  };
  return async (now: Date): Promise<'queued' | 'already' | 'notDue'> => {
    const monday = weekDue(now, zone);
    if (monday === null) return 'notDue';
    if (!(await wasThere(monday))) return 'notDue';
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
