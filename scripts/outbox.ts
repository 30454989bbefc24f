import { parseArgs } from 'node:util';
import { leadWebhookOf } from '../lib/config/lead-webhook';
import { linkSecret } from '../lib/container-orders';
import { outboxStore } from '../lib/gateways/prisma/outbox';
import { mailDesk } from '../lib/start/mail-desk';
import { command, CommandError, list as listed, minute, say } from './owner/output';
import { openShop } from './setup/open-shop';

const HELP = `npm run outbox -- COMMAND [--json]

  list [--status dead]     mails by state: queued, sent or dead (dead). Dead ones were given up after days of tries
  retry ID... | all        queues dead mails again
  deliver                  delivers what is due now, and ends: for a scheduler, beside a running site or without one

  --json   the same as JSON
  --help   this text

The exit code is 1 when something could not be done; of deliver also when a mail had to be given up.
`;

type Shop = ReturnType<typeof openShop>;

async function list(shop: Shop, status: string, json: boolean): Promise<void> {
  if (status !== 'queued' && status !== 'sent' && status !== 'dead')
    throw new CommandError('--status is queued, sent or dead.');
  const mails = await outboxStore(shop.database).list(status, 200);
  const rows = mails.map((mail) => [
    mail.id,
    mail.template,
    minute(mail.createdAt),
    minute(mail.dueAt),
    String(mail.tries),
    mail.recipient ?? '',
    mail.lastError ?? '',
  ]);
  const head = ['ID', 'MAIL', 'QUEUED (UTC)', 'DUE', 'TRIES', 'TO', 'LAST ERROR'];
  say(json, mails, listed(head, rows, `No mails are ${status}.`));
}

async function retry(shop: Shop, ids: string[], json: boolean): Promise<void> {
  if (ids.length === 0) throw new CommandError('Which mails? Name their ids, or say all.');
  const queued = await outboxStore(shop.database).retry(ids[0] === 'all' ? 'all' : ids, new Date());
  say(json, { queued }, `${queued} queued again.\n`);
  if (queued === 0 && ids[0] !== 'all') throw new CommandError('None of these is a dead mail.');
}

async function deliver({ settings, content, database }: Shop, json: boolean): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: siteUrl } = settings;
  if (!url || !from)
    throw new CommandError('SMTP_URL and MAIL_FROM are not set: there is no mail server to speak to.');
  const onSurprise = (error: unknown) => process.stderr.write(`${String(error)}\n`);
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
  const all = { sent: 0, postponed: 0, dead: 0 };
  try {
    for (;;) {
      const { sent, postponed, dead } = await desk.deliver(desk.limit);
      all.sent += sent;
      all.postponed += postponed;
      all.dead += dead;
      if (sent + postponed + dead === 0) break;
    }
  } finally {
    desk.close();
  }
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
  const shop = openShop();
  try {
    if (name === 'list') await list(shop, status, json);
    if (name === 'retry') await retry(shop, args, json);
    if (name === 'deliver') await deliver(shop, json);
  } finally {
    await shop.close();
  }
});
