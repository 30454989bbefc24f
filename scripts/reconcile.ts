import { parseArgs } from 'node:util';
import { DAY } from '../lib/kernel/time';
import { withOuterNames } from '../lib/shop/rules/outer-names';
import { openSite } from './setup/open-site';
import { SetupError } from './setup/steps.mjs';
import { isOpen } from '../lib/context';
import { reconcile as readPayments } from '../lib/shop/reconcile';

const HELP = `npm run reconcile -- [--days 7] [--json]

Asks Stripe for payments of the last days, and for what it told since, because an event was lost: what is missing here is
recorded as the event would have been, and the buyer gets the mail. An order that is missing altogether is made anew.
A running site does the same by itself, every hour; the command is for afterwards, when a backup was restored or the site
was down for days. Safe to repeat, and beside a running site. Says what it found; the exit code is 1 when something needs
a person: an order on hold, a product that is not known, a second payment for one order (give it back in Stripe's
dashboard; you get a mail), one that failed (why, it says), Stripe out of reach.

  --days N  how far back to ask, 1 to 90 (7)
  --json    the same as JSON
`;

/** Outcomes that leave the owner nothing to do. */
const MENDED: readonly string[] = ['recorded', 'caught up', 'made anew', 'ended'];

async function reconcile(days: number, json: boolean): Promise<void> {
  const site = openSite();
  try {
    if (!isOpen(site)) throw new SetupError("Stripe's keys are not set: there is nobody to ask.");
    const { looked, found } = await readPayments(site, {
      since: new Date(Date.now() - days * DAY),
      until: new Date(),
    });
    const rows = found.map((one) => `${one.number ?? 'no order'}  ${one.paymentIntentId}  ${one.outcome}\n`);
    const summary = `${looked} paid at Stripe in the last ${days} ${days === 1 ? 'day' : 'days'}, ${found.length} mended or to be looked at\n`;
    process.stdout.write(
      json ? `${JSON.stringify(withOuterNames({ looked, found }), null, 2)}\n` : rows.join('') + summary,
    );
    const open = found.some(({ outcome }) => !MENDED.includes(outcome));
    process.exitCode = open ? 1 : 0;
  } finally {
    await site.close();
  }
}

try {
  const options = { help: { type: 'boolean' }, json: { type: 'boolean' }, days: { type: 'string' } } as const;
  const { help = false, json = false, days = '7' } = parseArgs({ options }).values;
  if (help) process.stdout.write(HELP);
  else if (!/^([1-9]|[1-8]\d|90)$/.test(days)) throw new SetupError('--days is a number from 1 to 90.');
  else await reconcile(Number(days), json);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
