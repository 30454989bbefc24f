import { parseArgs } from 'node:util';
import { listCosts, setCost, showFunnel } from './owner/funnel';
import { command } from './owner/output';
import { named } from './owner/sub-command';
import { openSite } from './setup/open-site';

const HELP = `npm run funnel -- [--days 30] [--from DAY] [--to DAY] [--html funnel.html] [--json]

How far visitors come: landing page, the steps of the diagnostic, results, the link to the calendar; checkout and payment. Then
how many rated each statement, and what was said of the advice; then what came of each channel, and what it cost. Days are UTC.

  --days N      the last N days, today included (30)
  --from DAY    from this day on, such as 2026-03-01, in place of --days
  --to DAY      up to this day, included (today)
  --html FILE   writes a page with a chart
  --json        the same as JSON, amounts in cents
  --help        this text

npm run funnel -- cost CHANNEL MONTH AMOUNT
                what a channel cost in a month, such as: cost google/cpc 2026-03 450.00
                AMOUNT is in dollars; 0 takes away what was typed in. The days of a month bear equal parts of it
npm run funnel -- costs
                all that were typed in

A channel is utm_source and utm_medium of the address by which a visit began (newsletter, google/cpc), else whose click id was in
it (google/click), else the site that linked here (example.org), else "direct". Revenue is what was sold less refunds and
lost disputes.

Only numbers are kept: no visitor, no session, no device. So a stage can have more than the one before it, where people came
in by another way or on another day. Browsers that ask not to be tracked are not counted, except that they pay.
`;

const COMMANDS = {
  show: { run: showFunnel, min: 0, max: 0 },
  cost: { run: setCost, min: 3, max: 3 },
  costs: { run: listCosts, min: 0, max: 0 },
};

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    days: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    html: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return void process.stdout.write(HELP);
  const { run, args } = named(COMMANDS, positionals.length > 0 ? positionals : ['show'], HELP);
  const site = openSite();
  try {
    await run({ site, args, ...values, json: values.json ?? false });
  } finally {
    await site.close();
  }
});
