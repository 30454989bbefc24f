import { afterEach, beforeEach, expect } from 'vitest';
import { content as contentOfSite } from '@/lib/server/context';
import type { Database } from '@/lib/platform/database/client';
import { readEnv } from '@/lib/platform/config/env';
import { createMailDelivery } from '@/lib/server/mail-delivery';
import { aSite } from './a-context';
import { LINK_SECRETS } from './databases';
import { type Arrived, type MailServer, startMailServer } from './mail-server';

/** As this process has read it. */
export const content = contentOfSite();

/** For each test a mail server of its own, and an outbox and diagnostics with nothing in them. */
export function mailServerEach(database: Database): { server: MailServer } {
  const here = {} as { server: MailServer };
  beforeEach(async () => {
    here.server = await startMailServer();
    await database.outboxMail.deleteMany();
    await database.assessment.deleteMany();
    await database.mailAllowance.deleteMany();
  });
  afterEach(() => here.server.stop());
  return here;
}

/**
 * What delivers mail, as the site puts it together, at a time of the test's choosing. Closed when the test is
 * done.
 */
export function aMailDelivery(
  database: Database,
  smtpUrl: string,
  now: () => Date,
  environment: Record<string, string> = {},
) {
  const unexpectedErrors: unknown[] = [];
  /** What is done again and again while it delivers. */
  const repeated = new Set<() => Promise<void>>();
  const settings = readEnv({
    BASE_URL: 'https://plumbline.test',
    LINK_SECRETS,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Plumbline <hello@plumbline.test>',
    ...environment,
  });
  const onUnexpectedError = (error: unknown) => unexpectedErrors.push(error);
  const delivery = createMailDelivery(
    aSite({ settings, database, content, now, onUnexpectedError }),
    (_ms, work) => {
      repeated.add(work);
      return () => void repeated.delete(work);
    },
  )!;
  open.push(delivery);
  /** As if the time for it had come. */
  const repeat = async () => void (await Promise.all([...repeated].map((work) => work())));
  return { ...delivery, unexpectedErrors, repeat };
}

/**
 * Delivers what is due to a mail server of its own. Nothing may go wrong with it.
 * @returns what arrived
 */
export async function mailed(database: Database, now = () => new Date(), most = 100): Promise<Arrived[]> {
  const server = await startMailServer();
  const delivery = aMailDelivery(database, server.url, now);
  await delivery.deliver(most);
  await server.stop();
  expect(delivery.unexpectedErrors).toEqual([]);
  return server.arrived;
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const delivery of open.splice(0)) delivery.close();
});
