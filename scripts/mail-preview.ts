import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLimits, siteOf } from '../lib/server/context';
import { contentFolder } from '../lib/platform/config/running';
import { loadContent } from '../lib/content/load';
import { NO_NOTIFIER } from '../lib/kernel/work-notifier';
import { readEnv } from '../lib/platform/config/env';
import { openDatabase } from '../lib/platform/database/client';
import { migrate } from '../lib/platform/database/migrate';
import { queueMail, listMails } from '../lib/mail/store/outbox';
import { createMailDelivery } from '../lib/server/mail-delivery';
import { command } from './owner/command';
import { CommandError } from './owner/output';
import { sampleMails } from './owner/sample-mails';
import { sampleWorld } from './owner/sample-world';
import { readEnvironmentFiles } from './setup/environment';
import { inProject } from './setup/project.mjs';

const HELP = `npm run mail:preview

Writes every mail of the site with the words of content/ and invented people, and puts them all into the inbox of the demo,
which has to be running (npm run demo, or npm run dev). Nothing leaves this machine, and neither the site's database nor its
mail server is touched. Links in these mails lead nowhere.

  --help   this text

PORT is the site's (3000): the inbox is one above it, as in the demo.
`;

/** Delivers samples out of a database that is gone afterwards. @returns how many */
async function deliverSamples(smtpPort: number, siteUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-preview-'));
  const url = `file:${join(folder, 'preview.db')}`;
  await migrate(url, inProject('prisma'));
  const database = openDatabase(url);
  const content = loadContent(inProject(contentFolder()));
  const troubles: unknown[] = [];
  const settings = readEnv({
    DATABASE_URL: url,
    BASE_URL: siteUrl,
    LINK_SECRETS: 'nothing in a preview is worth a signature',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: `${content.site.brand.name} <${content.site.contact.email}>`,
  });
  const site = siteOf({
    settings,
    database,
    content,
    contentVersion: 'preview',
    contentFolder: inProject(contentFolder()),
    limits: createLimits(settings, null),
    notifier: NO_NOTIFIER,
    now: () => new Date(),
    onUnexpectedError: (error) => troubles.push(error),
  });
  const delivery = createMailDelivery(site)!;
  try {
    const mails = sampleMails(content, await sampleWorld(site));
    for (const mail of mails) await queueMail(database, mail);
    // Each pass takes some; one that fails is not due again in this minute.
    while ((await delivery.deliver(delivery.limit)).sent > 0);
    const failed = [
      ...(await listMails(database, 'queued', ENOUGH)),
      ...(await listMails(database, 'dead', ENOUGH)),
    ];
    const [first] = failed.filter(({ tries }) => tries > 0);
    if (first) {
      const why = first.lastError ?? String(troubles[0]);
      throw new CommandError(`${failed.length} mails are not there. ${first.template}: ${why}`);
    }
    return mails.length;
  } finally {
    delivery.close();
    await database.$disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** More mails than there are samples. */
const ENOUGH = 1_000;

await command({ help: HELP, options: {} }, async () => {
  readEnvironmentFiles();
  const port = Number(process.env.PORT || 3000);
  const count = await deliverSamples(port + 3, `http://127.0.0.1:${port}`);
  process.stdout.write(`${count} mails are at http://127.0.0.1:${port + 1}\n`);
});
