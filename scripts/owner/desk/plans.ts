import type { Act, ActName, ActNamed } from '../../../studio/desk/acts';
import type { Site } from '../../setup/open-site';
import { asCents } from '../amount';
import { eraseAddress, expectLinkSecret } from '../erase';
import { COST_REFUSALS } from '../funnel';
import { exactAmount } from '../../../lib/kernel/money';
import { CommandError } from '../output';
import { correctEmail, type Plan, refund, release, resend } from './order-plans';
import { addressOf, isNobody } from './person-sheet';

type Plans = { [N in ActName]: (site: Site, act: ActNamed<N>) => Promise<Plan> };

const PLANS: Plans = { resend, correctEmail, refund, release, retryMail, setCost, erase };

/** What an act would do, as things are now. @throws CommandError where it can't be done */
export function planOf(site: Site, act: Act): Promise<Plan> {
  const plan = PLANS[act.name] as (site: Site, act: Act) => Promise<Plan>;
  return plan(site, act);
}

async function retryMail(site: Site, { id }: ActNamed<'retryMail'>): Promise<Plan> {
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

async function setCost(site: Site, { channel, month, amount }: ActNamed<'setCost'>): Promise<Plan> {
  if (channel === '') throw new CommandError('Which channel? It is named as in the table.');
  const cents = asCents(amount);
  return Promise.resolve({
    question: null,
    async run() {
      const set = await site.funnel.setChannelCost({ channel, month, cents });
      if (!set.ok) throw new CommandError(COST_REFUSALS[set.error]);
      const cost = set.value;
      const said = `${cost.channel} cost ${exactAmount(cost.cents)} in ${cost.month}.`;
      const unknown = cost.known ? ' No visit came by it so far: look at how it is spelled.' : '';
      return { text: said + unknown, logged: said };
    },
  });
}

async function erase(site: Site, { address }: ActNamed<'erase'>): Promise<Plan> {
  expectLinkSecret(site);
  const email = addressOf(address);
  const data = await site.yourData.data.read(email);
  if (isNobody(data)) throw new CommandError('Nothing is stored under this address.');
  const { assessments, consents, mails, purchases } = data;
  return {
    question: {
      text: [
        `Delete everything under ${email} for good?`,
        `It is ${counted(assessments, 'diagnostic')}, ${counted(consents, 'consent')} and ${counted(mails, 'mail')}.`,
        purchases.length > 0 &&
          `Orders under it: ${purchases.length}. What was paid stays for the books without its buyer, and gives no files any more.`,
        'It can’t be undone, and no backup brings it back.',
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Delete for good',
    },
    async run() {
      const warnings: string[] = [];
      const gone = await eraseAddress(site, email, (text) => warnings.push(text));
      const said = `Deleted: ${gone.assessments} diagnostics, ${gone.consents} consents, ${gone.mails} mails. Orders without their buyer: ${gone.orders}.`;
      return { text: [said, ...warnings].join(' '), logged: said };
    },
  };
}

const counted = ({ length }: unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;
