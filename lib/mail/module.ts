import type { WorkNotifier } from '@/lib/kernel/work-notifier';
import type { Database } from '@/lib/platform/database/client';
import { forgetAllowances } from './store/allowances';
import { outboxStore } from './store/outbox';
import { waitingMails } from './store/waiting-mails';

export type Mail = ReturnType<typeof createMail>;

type World = { database: Database; notifier: WorkNotifier };

/**
 * Mail as routes and verbs know it, put together: they queue it. What writes and sends it is apart
 * (delivery-module.ts), since every route brings this in.
 */
export function createMail({ database, notifier }: World) {
  return {
    outbox: outboxStore(database),
    /** After mail was queued: wakes the worker, so that it does not wait for its next poll. */
    wakeOutbox: notifier.mailQueued,
    waitingMails: (now: Date) => waitingMails(database, now),
    forgetAllowances: (now: Date) => forgetAllowances(database, now),
  };
}
