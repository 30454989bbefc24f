import { parseArgs } from 'node:util';
import { MAIL_STATUSES, type MailStatus } from '../lib/mail/rules/outbox';
import { createMailDelivery } from '../lib/server/mail-delivery';
import { deliverDue } from '../lib/server/outbox';
import { command, CommandError, list as listed, minute, say } from './owner/output';
import { openSite, type Site } from './setup/open-site';

const HELP = `npm run outbox -- COMMAND [--json]

  list [--status dead]     mails by state: queued, sent or dead (dead). Dead ones were given up after days of tries
  retry ID... | all        queues dead mails again
  deliver                  delivers what is due now, and ends: for a scheduler, beside a running site or without one

  --json   the same as JSON
  --help   this text

Times are by the clock of timeZone in content/site.yaml, in JSON in UTC, as 2026-03-01T10:05:00.000Z. The exit code is 1 when
something could not be done; of deliver also when a mail had to be given up.
`;

const isStatus = (text: string): text is MailStatus => (MAIL_STATUSES as readonly string[]).includes(text);

async function list(site: Site, status: string, json: boolean): Promise<void> {
  if (!isStatus(status)) throw new CommandError(`--status is one of ${MAIL_STATUSES.join(', ')}.`);
  const mails = await site.mail.outbox.list(status, 200);
  const { timeZone } = site.content.site;
  const rows = mails.map((mail) => [
    mail.id,
    mail.template,
    minute(mail.createdAt, timeZone),
    minute(mail.dueAt, timeZone),
    String(mail.tries),
    mail.recipient ?? '',
    mail.lastError ?? '',
  ]);
  const head = ['ID', 'MAIL', `QUEUED (${timeZone})`, 'DUE', 'TRIES', 'TO', 'LAST ERROR'];
  say(json, mails, listed(head, rows, `No mails are ${status}.`));
}

async function retry(site: Site, ids: string[], json: boolean): Promise<void> {
  if (ids.length === 0) throw new CommandError('Which mails? Name their ids, or say all.');
  const queued = await site.mail.outbox.retry(ids[0] === 'all' ? 'all' : ids, new Date());
  say(json, { queued }, `${queued} queued again.\n`);
  if (queued === 0 && ids[0] !== 'all') throw new CommandError('None of these is a dead mail.');
}

async function deliver(site: Site, json: boolean): Promise<void> {
  const delivery = createMailDelivery({ site });
  if (!delivery)
    throw new CommandError('SMTP_URL and MAIL_FROM are not set: there is no mail server to speak to.');
  const all = await deliverDue(delivery).finally(() => delivery.close());
  say(json, all, `${all.sent} sent, ${all.postponed} to be tried again, ${all.dead} given up.\n`);
  if (all.dead > 0) process.exitCode = 1;
}

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    status: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { help = false, json = false, status = 'dead' } = values;
  const [name = '', ...args] = positionals;
  if (help) return void process.stdout.write(HELP);
  if (!['list', 'retry', 'deliver'].includes(name))
    throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${HELP}`);
  const site = openSite({ onUnexpectedError: (error) => process.stderr.write(`${String(error)}\n`) });
  try {
    if (name === 'list') await list(site, status, json);
    if (name === 'retry') await retry(site, args, json);
    if (name === 'deliver') await deliver(site, json);
  } finally {
    await site.close();
  }
});
