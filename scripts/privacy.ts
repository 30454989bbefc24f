import { parseArgs } from 'node:util';
import { emailAddress } from '../lib/kernel/email-address';
import { exportText } from '../lib/your-data/rules/personal-data';
import { withoutKeyText } from '../lib/your-data/rules/erased';
import { purge, type PurgeCounts } from '../lib/your-data/purge';
import { readPersonalData } from '../lib/your-data/store/personal-data';
import { agreed } from './owner/agreed';
import { eraseAddress, erasePlan, expectLinkSecret, warnOfTraces } from './owner/erase';
import { command, CommandError, say, table } from './owner/output';
import { openSite, type Site } from './setup/open-site';

const HELP = `npm run privacy -- COMMAND [--json] [--yes]

  purge             deletes what is older than the retention in content/site.yaml, what was deleted before and came back
                    with a backup, and links and counts that have ended. Run it daily, and after restoring a backup
  export ADDRESS    prints everything that is stored under an address, as JSON
  erase ADDRESS     deletes everything under an address for good. A paid order stays without its buyer, and its downloads
                    end. Make sure that it is the owner of the address who asks

  --yes    answers the question that erase asks first, where nobody can
  --json   the same as JSON
  --help   this text

The exit code is 1 when something could not be done.
`;

/** Said when the rows are deleted, and something is left to do. */
const warn = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

async function purgeAll(site: Site, json: boolean): Promise<void> {
  const { isCleanedUp, ...counts } = await purge(site, site.content.site.retention, new Date());
  const rows = Object.entries(counts).map(([what, count]) => [
    LABELS[what as keyof PurgeCounts],
    String(count),
  ]);
  say(json, counts, table(rows));
  warnOfTraces(isCleanedUp, warn);
  if (counts.withoutKey > 0) warn(withoutKeyText(counts.withoutKey));
}

const LABELS: Record<keyof PurgeCounts, string> = {
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
  const { isListed, ...counts } = await eraseAddress(site, address, warn);
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

/**
 * The terminal of whoever called is no log: it may show what a database says. What failed is said besides.
 */
const reasonOf = (error: unknown) => String(error instanceof Error && error.cause ? error.cause : error);

await command(async () => {
  const options = { help: { type: 'boolean' }, json: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { help = false, json = false, yes = false } = values;
  const [name = '', ...args] = positionals;
  if (help) return void process.stdout.write(HELP);
  if (!['purge', 'export', 'erase'].includes(name))
    throw new CommandError(`${name ? `There is no command "${name}".\n\n` : ''}${HELP}`);
  const address = name === 'purge' ? '' : addressIn(args);
  const site = openSite({ onUnexpectedError: (error) => warn(reasonOf(error)) });
  try {
    if (name !== 'export') expectLinkSecret(site);
    if (name === 'purge') await purgeAll(site, json);
    if (name === 'erase') {
      const question = yes ? null : (await erasePlan(site, address)).question;
      await agreed({ question, run: () => erase(site, address, json) });
    }
    if (name === 'export')
      process.stdout.write(exportText(await readPersonalData(site.database, address), new Date()));
  } finally {
    await site.close();
  }
});
