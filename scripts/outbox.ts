import { createMailDelivery, deliverDue } from '../lib/server/mail-delivery';
import { mailTable } from './desk/tables';
import { tableText } from './desk/text';
import { type Given, siteCommand } from './owner/command';
import { CommandError, say } from './owner/output';
import { retryMails, unsentMails } from '../lib/mail/store/outbox';

const HELP = `npm run outbox -- COMMAND [--json]

  list                     mails that were given up after days of tries, then those that wait
  retry ID... | all        queues dead mails again
  deliver                  delivers what is due now, and ends: for a scheduler, beside a running site or without one
                           (the exit code is 1 also when a mail had to be given up)

`;

async function list({ site, json }: Given): Promise<void> {
  const mails = await unsentMails(site.database);
  say(json, mails, tableText(mailTable(site, mails), site.content.site.timeZone));
}

async function retry({ site, args: ids, json }: Given): Promise<void> {
  const queued = await retryMails(site.database, ids[0] === 'all' ? 'all' : ids, new Date());
  say(json, { queued }, `${queued} queued again.\n`);
  if (queued === 0 && ids[0] !== 'all') throw new CommandError('None of these is a dead mail.');
}

async function deliver({ site, json }: Given): Promise<void> {
  const delivery = createMailDelivery(site);
  if (!delivery)
    throw new CommandError('SMTP_URL and MAIL_FROM are not set: there is no mail server to speak to.');
  const all = await deliverDue(delivery).finally(() => delivery.close());
  say(json, all, `${all.sent} sent, ${all.postponed} to be tried again, ${all.dead} given up.\n`);
  if (all.dead > 0) process.exitCode = 1;
}

await siteCommand(HELP, [], {
  list: { run: list, min: 0, max: 0 },
  retry: { run: retry, min: 1, max: Infinity },
  deliver: { run: deliver, min: 0, max: 0 },
});
