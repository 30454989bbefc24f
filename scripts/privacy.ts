import { parseArgs } from 'node:util';
import { createLimits } from '../lib/container';
import { createErasure } from '../lib/your-data/erasure-module';
import { emailAddress } from '../lib/kernel/email-address';
import { exportText } from '../lib/your-data/rules/personal-data';
import { withoutKeyText } from '../lib/your-data/rules/erased';
import { linkSecrets } from '../lib/platform/config/link-secrets';
import { keyedHashes } from '../lib/platform/files/link-signing';
import { sharedPool } from '../lib/platform/database/shared-database';
import { tellNewsletter } from '../lib/your-data/newsletter-module';
import { createPurge } from '../lib/your-data/purge-module';
import { command, CommandError, say, table } from './owner/output';
import { openSite, type Site } from './setup/open-site';

const HELP = `npm run privacy -- COMMAND [--json]

  purge             deletes what is older than the retention in content/site.yaml, what was deleted before and came back
                    with a backup, and links and counts that have ended. Run it daily, and after restoring a backup
  export ADDRESS    prints everything that is stored under an address, as JSON
  erase ADDRESS     deletes everything under an address for good. A paid order stays without its buyer, and its downloads
                    end. Make sure that it is the owner of the address who asks

  --json   the same as JSON
  --help   this text

The exit code is 1 when something could not be done.
`;

/** Said when the rows are deleted, and the list outside the database could not be written. */
const sayWhy = (error: unknown) => {
  process.stderr.write(`ERASED_LIST could not be written: ${String(error)}\n`);
  process.exitCode = 1;
};

/** Said when the rows are deleted, and somebody who read the file all the while kept it from being cleaned. */
const sayTraces = (error: unknown) => {
  process.stderr.write(
    `Deleted, but the database was in use: its file may still hold traces, until a running site or another purge finds it free. ${String(error)}\n`,
  );
  process.exitCode = 1;
};

/** What deletes; it says so when the file could not be cleaned up. */
function erasureOf({ world, content }: Site) {
  const tellErased = tellNewsletter({ ...world, content, now: () => new Date() }).erased;
  const erasure = createErasure({ ...world, tellErased, onUnexpectedError: sayWhy });
  return { ...erasure, cleanUp: () => erasure.cleanUp().catch(sayTraces) };
}

async function purgeAll(site: Site, json: boolean): Promise<void> {
  const { retention } = site.content.site;
  const purged = await createPurge({ ...site.world, erasure: erasureOf(site), retention })();
  const rows = Object.entries(purged).map(([what, count]) => [
    LABELS[what as keyof typeof purged],
    String(count),
  ]);
  say(json, purged, table(rows));
  if (purged.withoutKey > 0) sayWhatIsMissing(purged.withoutKey);
}

const sayWhatIsMissing = (count: number) => {
  process.stderr.write(`${withoutKeyText(count)}\n`);
  process.exitCode = 1;
};

const LABELS = {
  assessments: 'Diagnostics',
  orders: 'Orders',
  mails: 'Mails',
  consents: 'Consents',
  teamRooms: 'Team rooms',
  keys: 'Ended links and counts',
  cameBack: 'Came back with a backup',
  withoutKey: 'Deletions that could not be looked for',
};

async function erase(site: Site, address: string, json: boolean): Promise<void> {
  const { settings } = site;
  const erasure = erasureOf(site);
  const { isListed, ...counts } = await erasure.address(address, new Date());
  if (!isListed) {
    process.stderr.write(
      'The list of what was erased could not be written: the running site adds it when it can.\n',
    );
    process.exitCode = 1;
  }
  const pool = sharedPool(settings.DATABASE_URL);
  const limits = createLimits({ settings, shared: settings.LIMITS_STORE === 'memory' ? null : pool });
  for (const counted of keyedHashes(linkSecrets(settings).known, 'address')(address.toLowerCase()))
    await limits.forgetAddress(counted);
  await pool?.end();
  await erasure.cleanUp();
  const { assessments, orders, consents, mails } = counts;
  say(
    json,
    { ...counts, isListed },
    `Deleted: ${assessments} diagnostics, ${consents} consents, ${mails} mails. Orders without their buyer: ${orders}.\n`,
  );
}

function addressIn([typed, ...rest]: string[]): string {
  const parsed = emailAddress('').safeParse(typed);
  if (!parsed.success || rest.length > 0) throw new CommandError(`Which address?\n\n${HELP}`);
  return parsed.data;
}

await command(async () => {
  const options = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { help = false, json = false } = values;
  const [name = '', ...args] = positionals;
  if (help) return void process.stdout.write(HELP);
  if (!['purge', 'export', 'erase'].includes(name))
    throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${HELP}`);
  const address = name === 'purge' ? '' : addressIn(args);
  const site = openSite();
  try {
    // A hash by a secret that ends with this process would be worthless.
    if (name !== 'export' && !site.settings.LINK_SECRET)
      throw new CommandError('LINK_SECRET is not set: what is deleted could not be noted.');
    if (name === 'purge') await purgeAll(site, json);
    if (name === 'erase') await erase(site, address, json);
    if (name === 'export')
      process.stdout.write(exportText(await site.yourData.data.read(address), new Date()));
  } finally {
    await site.close();
  }
});
