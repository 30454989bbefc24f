import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stagesOf, statementsOf } from '../lib/funnel/rules/drop-off';
import { funnelPage } from './owner/funnel-page';
import { funnelTable } from './owner/funnel-table';
import { command, CommandError, say } from './owner/output';
import { openSite } from './setup/open-site';

const HELP = `npm run funnel -- [--days 30] [--from DAY] [--to DAY] [--html funnel.html] [--json]

How far visitors come: landing page, the steps of the diagnostic, results, the link to the calendar; checkout and payment. Then
how many rated each statement. Days are UTC.

  --days N      the last N days, today included (30)
  --from DAY    from this day on, such as 2026-03-01, in place of --days
  --to DAY      up to this day, included (today)
  --html FILE   writes a page with a chart
  --json        the same as JSON
  --help        this text

Only numbers are kept: no visitor, no session, no device. So a stage can have more than the one before it, where people came
in by another way or on another day. Browsers that ask not to be tracked are not counted, except that they pay.
`;

const DAY = 24 * 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

await command(async () => {
  const options = {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    days: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    html: { type: 'string' },
  } as const;
  const { help, json = false, days = '30', html, ...named } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(HELP);
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new CommandError('--days is a number from 1 to 9999.');
  const to = asDay('--to', named.to ?? dayOf(Date.now()));
  const from = asDay('--from', named.from ?? dayOf(Date.parse(to) - (Number(days) - 1) * DAY));
  if (from > to) throw new CommandError(`--from (${from}) is after --to (${to}).`);

  const site = openSite();
  try {
    const counts = await site.funnel.counters.between(from, to);
    const { statements } = site.content.diagnostic.advice;
    const funnel = {
      from,
      to,
      stages: stagesOf(counts),
      statements: statementsOf(counts).map((one) => ({ ...one, text: statements[one.id].short })),
    };
    say(json, funnel, funnelTable(funnel));
    if (!html) return;
    writeFileSync(html, funnelPage(funnel, site.content.site.brand.name));
    process.stderr.write(`Written to ${html}.\n`);
  } finally {
    await site.close();
  }
});

function asDay(option: string, text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time) || dayOf(time) !== text)
    throw new CommandError(`${option} is a day such as 2026-03-01.`);
  return text;
}
