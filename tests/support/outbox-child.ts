/**
 * A worker in a process of its own, for a test that kills it: argv is the database, the mail server and the
 * time.
 */
import { openDatabase } from '@/lib/platform/database/client';
import { readEnv } from '@/lib/platform/config/env';
import { createMailDelivery } from '@/lib/server/mail-delivery';
import { aSite } from './a-context';

const [databaseUrl = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const settings = readEnv({
  ...{ BASE_URL: 'https://plumbline.test', LINK_SECRETS: 'k'.repeat(40) },
  ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'hello@plumbline.test' },
});
const site = aSite({
  ...{ settings, database: openDatabase(databaseUrl), now: () => new Date(now) },
  onUnexpectedError: (error) => console.error(error),
});
const delivery = createMailDelivery({ site, webhook: null })!;
console.log(JSON.stringify(await delivery.deliver(1)));
process.exit(0);
