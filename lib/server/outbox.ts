import type { Env } from '@/lib/platform/config/env';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { linkSecret } from '@/lib/container-secrets';
import type { Content } from '@/lib/content/content';
import { mailDesk } from './mail-desk';
import { startWorker, type Worker } from './worker';
import { logSurprise } from '@/lib/platform/http/surprise';
import type { Database } from '@/lib/platform/database/client';
import type { Delivery } from '@/lib/mail/deliver-mail';

/** How often the outbox is looked at when nobody says that there is something in it. */
const EVERY_MS = 5_000;

type MailDesk = ReturnType<typeof mailDesk>;

type Outbox = Worker & {
  /** Everything that is due now, once. */
  deliverDue(): Promise<Delivery>;
};

/**
 * All that delivers mail, as the environment says.
 * @returns undefined without a mail server: then mail waits in the outbox
 */
export function openMailDesk(
  settings: Env,
  content: Content,
  database: Database,
  onSurprise: (error: unknown) => void,
): MailDesk | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: siteUrl } = settings;
  if (!url || !from) return undefined;
  return mailDesk({
    database,
    content,
    siteUrl,
    linkSecret: linkSecret(settings),
    smtp: { url, from },
    leadWebhook: leadWebhookOf(settings),
    now: () => new Date(),
    onSurprise,
  });
}

/** Delivers everything that is due now. @returns what became of it, counted */
export async function deliverDue({ deliver, limit }: MailDesk): Promise<Delivery> {
  const all = { sent: 0, postponed: 0, dead: 0 };
  for (;;) {
    const some = await deliver(limit);
    all.sent += some.sent;
    all.postponed += some.postponed;
    all.dead += some.dead;
    if (mailsIn(some) === 0) return all;
  }
}

const mailsIn = ({ sent, postponed, dead }: Delivery) => sent + postponed + dead;

/** Delivers mail from now on, until it is stopped. Without a mail server it waits in the outbox. */
export function startOutbox(settings: Env, content: Content, database: Database): Outbox | undefined {
  const onSurprise = (error: unknown) => void logSurprise(error);
  const desk = openMailDesk(settings, content, database, onSurprise);
  if (!desk) return undefined;
  const work = async (limit: number) => mailsIn(await desk.deliver(limit));
  const worker = startWorker({ work, limit: desk.limit, everyMs: EVERY_MS, onSurprise });
  return {
    ...worker,
    deliverDue: () => deliverDue(desk),
    stop: () => worker.stop().finally(() => desk.close()),
  };
}
