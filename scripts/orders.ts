import { parseArgs } from 'node:util';
import { writeEvidence } from './owner/evidence';
import { announceEdition, exportOrders, listOrders, release, resend } from './owner/orders';
import { command } from './owner/output';
import { showOrder } from './owner/show-order';
import { openSite } from './setup/open-site';
import { asCount, named } from './owner/sub-command';

const HELP = `npm run orders -- COMMAND [--json]

  list [--status paid] [--limit 50]     the newest orders
  show NUMBER                           one order: payments, refunds, disputes, events, mails and downloads
  resend NUMBER                         sends the receipt with new links again
  correct-email NUMBER ADDRESS          puts another address on the order, ends the links sent to the old one, and sends
                                        the receipt to the new one
  release NUMBER --reason "..." [--yes] lets an order go that is on hold, at the price that was paid: the buyer gets
                                        receipt and files
  evidence NUMBER [--file evidence.txt] writes what a bank asks for in a dispute into one file: what was sold, the terms,
                                        the mails that went out, and the downloads
  announce SLUG [--yes]                 mails each buyer of a product once that its files have a new edition (edition in
                                        its product.yaml)
  export [--file orders.csv] [--status paid]
                                        every order as CSV, safe to open in a spreadsheet

  --reason why, in your own words: it is kept with the order, and nobody else is told
  --yes    answers the question that release and announce ask first, where nobody can
  --json   the same as JSON
  --help   this text

NUMBER is the order's, such as PL-7K3M-9QXW. Refunds are made in Stripe's Dashboard. In JSON amounts are in cents. Times are by the clock of
timeZone in content/site.yaml, and so are the days in CSV; in JSON they are in UTC, as 2026-03-01T10:05:00.000Z. The exit code is 1 when something could not be done.
`;

const COMMANDS = {
  list: { run: listOrders, min: 0, max: 0 },
  show: { run: showOrder, min: 1, max: 1 },
  resend: { run: resend, min: 1, max: 1 },
  'correct-email': { run: resend, min: 2, max: 2 },
  release: { run: release, min: 1, max: 1 },
  evidence: { run: writeEvidence, min: 1, max: 1 },
  announce: { run: announceEdition, min: 1, max: 1 },
  export: { run: exportOrders, min: 0, max: 0 },
};

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    status: { type: 'string' },
    limit: { type: 'string' },
    file: { type: 'string' },
    reason: { type: 'string' },
    yes: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return void process.stdout.write(HELP);
  const { run, args } = named(COMMANDS, positionals, HELP);
  const { json = false, status, file, reason, yes } = values;
  const limit = asCount('--limit', values.limit);
  const site = openSite();
  try {
    await run({ site, args, json, status, file, reason, yes, limit });
  } finally {
    await site.close();
  }
});
