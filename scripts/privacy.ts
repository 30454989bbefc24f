import { emailAddress } from '../lib/kernel/email-address';
import { exportText } from '../lib/your-data/rules/personal-data';
import { bringErasedUpToDate } from '../lib/server/erased';
import { purge, type PurgeCounts } from '../lib/your-data/purge';
import { readPersonalData } from '../lib/your-data/store/personal-data';
import { erasePlan, expectLinkSecret, TRACES } from './owner/erase';
import { type Given, siteCommand } from './owner/command';
import { CommandError, say, table, agreed } from './owner/output';

const HELP = `npm run privacy -- COMMAND [--json] [--yes]

  purge             deletes what is older than the retention in content/site.yaml, what was deleted before and came back
                    with a backup, and links and counts that have ended. Run it daily, and after restoring a backup
  export ADDRESS    prints everything that is stored under an address, as JSON
  erase ADDRESS     deletes everything under an address for good. A paid order stays without its buyer, and its downloads
                    end. Make sure that it is the owner of the address who asks

  --yes          answers the question that erase asks first, where nobody can
`;

const warn = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

async function purgeAll({ site, json }: Given): Promise<void> {
  expectLinkSecret(site);
  for (const line of await bringErasedUpToDate(site, new Date())) process.stderr.write(`${line}\n`);
  const { isCleanedUp, ...counts } = await purge(site, site.content.site.retention, new Date());
  const rows = Object.entries(counts).map(([what, count]) => [
    LABELS[what as keyof PurgeCounts],
    String(count),
  ]);
  say(json, counts, table(rows));
  if (!isCleanedUp) warn(TRACES);
}

const LABELS: Record<keyof PurgeCounts, string> = {
  assessments: 'Diagnostics',
  orders: 'Orders',
  mails: 'Mails',
  consents: 'Consents',
  teamRooms: 'Team rooms',
  keys: 'Ended links and counts',
  cameBack: 'Came back with a backup',
};

async function erase({ site, json, yes, args }: Given): Promise<void> {
  const { counts, said, warnings } = await agreed(await erasePlan(site, addressIn(args)), yes);
  say(json, counts, `${said}\n`);
  warnings.forEach(warn);
}

async function exportAll({ site, args }: Given): Promise<void> {
  process.stdout.write(exportText(await readPersonalData(site.database, addressIn(args)), new Date()));
}

function addressIn([typed]: string[]): string {
  const parsed = emailAddress('').safeParse(typed);
  if (!parsed.success) throw new CommandError(`Which address?\n\n${HELP}`);
  return parsed.data;
}

await siteCommand(HELP, ['yes'], {
  purge: { run: purgeAll, min: 0, max: 0 },
  export: { run: exportAll, min: 1, max: 1 },
  erase: { run: erase, min: 1, max: 1 },
});
