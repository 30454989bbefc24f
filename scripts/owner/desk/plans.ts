import { channelNamed } from '../../../lib/funnel/rules/channel';
import { exactAmount, inShop } from '../../../lib/kernel/money';
import { sendTestEvent } from '../../../lib/server/lead-webhook';
import type { ErasedCounts } from '../../../lib/your-data/ports';
import type { Action, ActionName, ActionNamed } from '../../../studio/desk/actions';
import type { Site } from '../../setup/open-site';
import { asCents } from '../amount';
import { eraseAddress, expectLinkSecret } from '../erase';
import { COST_REFUSALS } from '../funnel';
import { CommandError } from '../output';
import { expectTaken } from '../test-event';
import { correctEmail, type Plan, refund, release, resend } from './order-plans';
import { addressOf } from './person-sheet';

type Plans = { [N in ActionName]: (site: Site, action: ActionNamed<N>) => Promise<Plan> };

const PLANS: Plans = { resend, correctEmail, refund, release, retryMail, setCost, erase, testEvent };

/** What an action would do, as things are now. @throws CommandError where it can't be done */
export function planOf(site: Site, action: Action): Promise<Plan> {
  const plan = PLANS[action.name] as (site: Site, action: Action) => Promise<Plan>;
  return plan(site, action);
}

async function retryMail(site: Site, { id }: ActionNamed<'retryMail'>): Promise<Plan> {
  return Promise.resolve({
    question: null,
    async run() {
      const queued = await site.mail.outbox.retry(id === null ? 'all' : [id], new Date());
      if (queued === 0) throw new CommandError('There is no mail that was given up.');
      const text = id === null ? `${queued} queued again.` : 'The mail is queued again.';
      return { text, logged: text };
    },
  });
}

/** Asks where there is one that it takes the place of. */
async function setCost(site: Site, { channel, month, amount }: ActionNamed<'setCost'>): Promise<Plan> {
  if (channel === '') throw new CommandError('Which channel? It is named as in the table.');
  const cents = asCents(amount);
  const name = channelNamed(channel);
  const noted = await site.funnel.counters.costs();
  const before = noted.find((one) => one.channel === name && one.month === month)?.cents ?? cents;
  return {
    question:
      before === cents
        ? null
        : {
            text: `${exactAmount(inShop(before))} is noted as the cost of ${name} in ${month}. ${cents === 0 ? 'Take it away?' : `Put ${exactAmount(inShop(cents))} in its place?`}`,
            confirm: cents === 0 ? 'Take it away' : `Note ${exactAmount(inShop(cents))}`,
          },
    async run() {
      const set = await site.funnel.setChannelCost({ channel, month, cents });
      if (!set.ok) throw new CommandError(COST_REFUSALS[set.error]);
      const cost = set.value;
      const said = `${cost.channel} cost ${exactAmount(inShop(cost.cents))} in ${cost.month}.`;
      const unknown = cost.known ? ' No visit came by it so far: look at how it is spelled.' : '';
      return { text: said + unknown, logged: said };
    },
  };
}

async function testEvent({ settings }: Site): Promise<Plan> {
  return Promise.resolve({
    question: null,
    async run() {
      const host = expectTaken(settings, await sendTestEvent(settings, () => new Date()));
      return { text: `${host} took the test event.`, logged: 'It was taken.' };
    },
  });
}

async function erase(site: Site, { address }: ActionNamed<'erase'>): Promise<Plan> {
  expectLinkSecret(site);
  const email = addressOf(address);
  const warnings: string[] = [];
  const { unpaid, others, ...under } = await site.yourData.erasure.under(email);
  if (Object.values({ ...under, unpaid, others }).every((count) => count === 0))
    throw new CommandError('Nothing is stored under this address.');
  return {
    question: {
      text: [
        `Delete everything under ${email} for good?`,
        `It is ${wordsOf(under)}.`,
        under.orders > 0 &&
          `Orders under it: ${under.orders}. What was paid stays for the books without its buyer, and gives no files any more.`,
        unpaid > 0 && `Orders that were begun and not paid: ${unpaid}. They lose their buyer.`,
        others > 0 &&
          `Orders of somebody else whose payment names it: ${others}. They keep their buyer and their files, and lose this address alone.`,
        'It can’t be undone, and no backup brings it back.',
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Delete for good',
    },
    async run() {
      const gone = await eraseAddress(site, email, (text) => warnings.push(text));
      const said = `Deleted: ${wordsOf(gone)}. Orders without their buyer: ${gone.orders}.`;
      return { text: [said, ...warnings].join(' '), logged: said };
    },
  };
}

/** What goes for good, such as "1 diagnostic, 0 consents and 2 mails". */
const wordsOf = ({ assessments, consents, mails }: ErasedCounts) =>
  `${counted(assessments, 'diagnostic')}, ${counted(consents, 'consent')} and ${counted(mails, 'mail')}`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
