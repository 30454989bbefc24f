import { paidOnHold } from '../../lib/shop/rules/progress';
import { amountIn } from '../owner/amount';
import { eraseAddress, expectLinkSecret } from '../owner/erase';
import { REFUSALS } from '../owner/orders';
import { CommandError } from '../owner/output';
import { wholeOrder } from '../owner/show-order';
import type { Site } from '../setup/open-site';
import { addressOf } from './person-sheet';
import type { ActionName } from './sheet';

/** The words of each button. */
export const ACTIONS: Record<ActionName, string> = {
  resend: 'Send the receipt again',
  release: 'Release the order',
  retryMail: 'Send it again',
  erase: 'Delete everything',
};

/** What would be done: the question to ask first (`null`: none), and a function that does it and says so. */
export type Plan = { question: string | null; run: () => Promise<string> };

/**
 * @param id of the order, the mail, or the address
 * @param reason why, in the owner's words: kept with a released order
 * @throws CommandError where it can't be done now
 */
export const planOf = (site: Site, name: ActionName, id: string, reason: string): Promise<Plan> =>
  PLANS[name](site, id, reason);

const PLANS: Record<ActionName, (site: Site, id: string, reason: string) => Promise<Plan>> = {
  resend: (site, number) =>
    Promise.resolve({
      question: null,
      async run() {
        const sent = await site.shop.resendReceipt(number, null);
        if (!sent.ok) throw new CommandError(REFUSALS[sent.error]);
        return `The receipt with new links is on its way to ${sent.value.to}.`;
      },
    }),

  async release(site, number, reason) {
    const order = await wholeOrder(site, number);
    const payment = paidOnHold(order);
    if (!payment) throw new CommandError(REFUSALS.notOnHold);
    if (payment.currency !== order.currency) throw new CommandError(REFUSALS.otherCurrency);
    if (reason === '') throw new CommandError('Say why: it is kept with the order, and only you see it.');
    const [paid, ordered] = [payment.amount, order.priceCents].map((cents) =>
      amountIn(cents, order.currency),
    );
    return {
      question: `Release order ${number} at ${paid}, as it was paid? It was ordered at ${ordered}. The buyer gets the receipt and the files.`,
      async run() {
        const released = await site.shop.releaseOrder(number, reason);
        if (!released.ok) throw new CommandError(REFUSALS[released.error]);
        return `The order is released at ${paid}. The receipt and the files are on their way to the buyer.`;
      },
    };
  },

  retryMail: (site, id) =>
    Promise.resolve({
      question: null,
      async run() {
        const queued = await site.mail.outbox.retry(id === 'all' ? 'all' : [id], new Date());
        if (queued === 0) throw new CommandError('There is no mail that was given up.');
        return `Queued again: ${queued}.`;
      },
    }),

  async erase(site, typed) {
    expectLinkSecret(site);
    const email = addressOf(typed);
    const { unpaid, others, assessments, consents, mails, orders, ...rest } =
      await site.yourData.erasure.under(email);
    const counts = { unpaid, others, assessments, consents, mails, orders, ...rest };
    if (Object.values(counts).every((count) => count === 0))
      throw new CommandError('Nothing is stored under this address.');
    return {
      question: [
        `Delete everything under ${email} for good?`,
        `Diagnostics: ${assessments}. Consents: ${consents}. Mails: ${mails}.`,
        orders > 0 && `Orders: ${orders}. What was paid stays for the books without its buyer.`,
        unpaid > 0 && `Unpaid orders: ${unpaid}. They lose their buyer.`,
        others > 0 && `Orders of somebody else that name it: ${others}. They lose this address alone.`,
        'It can’t be undone, and no backup brings it back.',
      ]
        .filter(Boolean)
        .join(' '),
      async run() {
        const warnings: string[] = [];
        const gone = await eraseAddress(site, email, (text) => warnings.push(text));
        return [
          `Deleted: ${gone.assessments} diagnostics, ${gone.consents} consents, ${gone.mails} mails.`,
          `Orders without their buyer: ${gone.orders}.`,
          ...warnings,
        ].join(' ');
      },
    };
  },
};
