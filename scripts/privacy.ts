import { parseArgs } from 'node:util';
import { erasedKeys, erasureOf } from '../lib/container-erasure';
import { siteLimits } from '../lib/container-limits';
import { linkSecrets } from '../lib/container-secrets';
import { emailAddress } from '../lib/kernel/email-address';
import { exportText } from '../lib/your-data/rules/personal-data';
import { withoutKeyText } from '../lib/your-data/rules/erased';
import { keyedHashes } from '../lib/platform/files/link-signing';
import { personalDataStore } from '../lib/your-data/store/personal-data';
import { purgeStore } from '../lib/your-data/store/purge';
import { sharedPool } from '../lib/platform/database/shared-database';
import { purge } from '../lib/your-data/purge';
import { command, CommandError, say, table } from './owner/output';
import { openShop } from './setup/open-shop';

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

type Shop = ReturnType<typeof openShop>;

function erasureOfShop({ settings, database }: Shop) {
  const erasure = erasureOf(settings, database, sayWhy);
  return { ...erasure, cleanUp: () => erasure.cleanUp().catch(sayTraces) };
}

async function purgeAll(shop: Shop, json: boolean): Promise<void> {
  const { settings, content, database } = shop;
  const purged = await purge({
    store: purgeStore(database, erasedKeys(settings)),
    erasure: erasureOfShop(shop),
    retention: content.site.retention,
    now: () => new Date(),
  })();
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
  keys: 'Ended links and counts',
  cameBack: 'Came back with a backup',
  withoutKey: 'Deletions that could not be looked for',
};

async function erase(shop: Shop, address: string, json: boolean): Promise<void> {
  const { settings } = shop;
  const erasure = erasureOfShop(shop);
  const counts = await erasure.address(address, new Date());
  const limits = siteLimits(settings);
  for (const counted of keyedHashes(linkSecrets(settings).known, 'address')(address.toLowerCase()))
    await limits.forgetAddress(counted);
  await sharedPool(settings.DATABASE_URL)?.end();
  await erasure.cleanUp();
  const { assessments, orders, consents, mails } = counts;
  say(
    json,
    counts,
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
  const shop = openShop();
  try {
    // Without LINK_SECRET the hashes would be made with a secret of this process, and nobody could find them again.
    if (name !== 'export' && !shop.settings.LINK_SECRET)
      throw new CommandError('LINK_SECRET is not set: what is deleted could not be noted.');
    if (name === 'purge') await purgeAll(shop, json);
    if (name === 'erase') await erase(shop, address, json);
    if (name === 'export')
      process.stdout.write(exportText(await personalDataStore(shop.database).read(address), new Date()));
  } finally {
    await shop.close();
  }
});
