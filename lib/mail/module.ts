import type { Bells } from '@/lib/kernel/work-notifier';
import type { Database } from '@/lib/platform/database/client';
import { forgetAllowances } from './store/allowances';
import { outboxStore } from './store/outbox';
import { waitingMails } from './store/waiting-mails';

export type Mail = ReturnType<typeof createMail>;

type World = { database: Database; bells: Bells };

/**
 * Mail as routes and verbs know it, put together: they queue it. What writes and sends it is apart (delivery-module.ts), since
 * every route brings this in.
 */
export function createMail({ database, bells }: World) {
  return {
    outbox: outboxStore(database),
    /** After mail was queued: deliver it now, and not at the next look. */
    wakeOutbox: bells.mailQueued,
    waitingMails: (now: Date) => waitingMails(database, now),
    forgetAllowances: (now: Date) => forgetAllowances(database, now),
  };
}
