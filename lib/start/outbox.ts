import type { Env } from '@/lib/config/env';
import { leadWebhookOf } from '@/lib/config/lead-webhook';
import { linkSecret } from '@/lib/container-orders';
import type { Content } from '@/lib/content/content';
import { mailDesk } from './mail-desk';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker';
import { logSurprise } from '@/lib/http/surprise';
import type { Database } from '@/lib/gateways/prisma/client';

/** How often the outbox is looked at when nobody says that there is something in it. */
const EVERY_MS = 5_000;

/** Delivers mail from now on, until the process is told to end. Without a mail server it waits in the outbox. */
export function startOutbox(settings: Env, content: Content, database: Database): OutboxWorker | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: siteUrl } = settings;
  if (!url || !from) return undefined;
  const onSurprise = (error: unknown) => void logSurprise(error);
  const desk = mailDesk({
    database,
    content,
    siteUrl,
    linkSecret: linkSecret(settings),
    smtp: { url, from },
    leadWebhook: leadWebhookOf(settings),
    now: () => new Date(),
    onSurprise,
  });
  const worker = startOutboxWorker({ ...desk, everyMs: EVERY_MS, onSurprise });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void worker.stop().finally(() => desk.close()));
  return worker;
}
