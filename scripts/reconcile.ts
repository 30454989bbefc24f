import { DAY } from '../lib/kernel/time';
import { isOpen } from '../lib/context';
import { reconcile } from '../lib/shop/reconcile';
import { asCount, command } from './owner/command';
import { CommandError, say } from './owner/output';
import { openSite } from './setup/open-site';

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

const options = { days: { type: 'string', default: '7' } } as const;

await command({ help: HELP, options }, async ({ json = false, days: typed }) => {
  const days = asCount('--days', typed, 90);
  const site = openSite();
  try {
    if (!isOpen(site)) throw new CommandError("Stripe's keys are not set: there is nobody to ask.");
    const now = Date.now();
    const { looked, found } = await reconcile(site, {
      since: new Date(now - days * DAY),
      until: new Date(now),
    });
    const rows = found.map((one) => `${one.number ?? 'no order'}  ${one.paymentIntentId}  ${one.outcome}\n`);
    const summary = `${looked} paid at Stripe in the last ${days} ${days === 1 ? 'day' : 'days'}, ${found.length} mended or to be looked at\n`;
    say(json, { looked, found }, rows.join('') + summary);
    process.exitCode = found.some(({ outcome }) => !MENDED.includes(outcome)) ? 1 : 0;
  } finally {
    await site.close();
  }
});
