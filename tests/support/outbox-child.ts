/** A worker in a process of its own, for a test that kills it: argv is the database, the mail server and the time. */
import { openDatabase } from '@/lib/platform/database/client';
import { loadContent } from '@/lib/content/load';
import { mailDesk } from '@/lib/server/mail-desk';
import { CONTENT } from './content-folder';

const [databaseUrl = '', smtpUrl = '', now = ''] = process.argv.slice(2);
const desk = mailDesk({
  database: openDatabase(databaseUrl),
  content: loadContent(CONTENT),
  siteUrl: 'https://plumbline.test',
  linkSecret: 'k'.repeat(40),
  smtp: { url: smtpUrl, from: 'hello@plumbline.test' },
  leadWebhook: null,
  now: () => new Date(now),
  onSurprise: (error) => console.error(error),
});
console.log(JSON.stringify(await desk.deliver(1)));
process.exit(0);
