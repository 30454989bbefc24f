import { byId, strict, text } from '@/lib/content/schemas/building-blocks';
import { keyed } from '@/lib/kernel/keyed';
import { mail, siteMailsSchema } from '@/lib/mail/content';

/** What every mail about an order can say. */
const OF_ORDER = ['orderNumber', 'date', 'title', 'exactAmount'] as const;

const BUYER = ['customerEmail', 'paidWith'];
const REFUND = [...OF_ORDER, 'refundedAmount'];
const DISPUTED = [...OF_ORDER, 'disputedAmount'];

const ON_HOLD = 'Of an order that is still on hold: its buyer never had the files.';

/** content/mail/buyer.yaml */
export const mailBuyerSchema = () =>
  strict({
    receipt: mail({
      values: [...OF_ORDER, ...BUYER, 'discount', 'taxLine', 'license', 'supportUntil', 'refundPromise'],
      needs: ['button', 'files', 'facts', 'withdrawal'],
    }),
    onHold: mail({ values: [...OF_ORDER], needs: ['button'] }).describe(
      'Paid, and something about the payment does not agree with the order.',
    ),
    paymentFailed: mail({ values: [...OF_ORDER], needs: ['button'] }).describe(
      'A bank debit that was on its way for days, and came to nothing.',
    ),
    refund: mail({ values: REFUND }),
    partialRefund: mail({ values: REFUND, needs: ['button'] }),
    refundOnHold: mail({ values: REFUND, needs: ['button'] }).describe(
      'While an order, or its dispute, is on hold: it says nothing of files.',
    ),
    refundAsked: mail({ values: [...OF_ORDER], needs: ['button'] }),
    refundFailed: mail({ values: REFUND, needs: ['button'] }).describe(
      'The bank could not take the refund: an account was closed, a card has expired.',
    ),
    dispute: mail({ values: DISPUTED, needs: ['button'] }).describe(
      'The buyer, or somebody whose card it was, asked the bank to take a payment back.',
    ),
    disputeWon: mail({ values: DISPUTED, needs: ['button'] }),
    disputeLost: mail({ values: DISPUTED }),
    disputeWonOnHold: mail({ values: DISPUTED, needs: ['button'] }).describe(ON_HOLD),
    disputeLostOnHold: mail({ values: DISPUTED }).describe(ON_HOLD),
    improved: mail({ values: [...OF_ORDER, 'tool', 'edition', 'news'], needs: ['button'] }).describe(
      'To all buyers of a tool, by npm run orders -- announce. It has a link that ends such emails.',
    ),
    findPurchase: mail({ values: [], needs: ['orders'] }),
  });

const TO_OWNER = [...OF_ORDER, 'customerEmail', 'command', 'orderState', 'refundedBefore'];
const DISPUTE = [...TO_OWNER, 'dueBy', 'disputedAmount', 'disputeReason'];
const DISPUTES = [
  ...(['inquiry', 'inquiryRefunded', 'inquiryClosed'] as const),
  ...(['dispute', 'disputeAfterPart', 'disputeRefunded'] as const),
  ...(['disputeWon', 'disputeWonClosed', 'disputeLost', 'disputeLostRefunded'] as const),
] as const;
/** Of the mails about disputes, those whose name doesn't say when they are sent. */
const WHEN = {
  inquiryRefunded: 'The buyer has the money already.',
  disputeAfterPart: 'A part was refunded before.',
  disputeRefunded: 'The buyer has the money already.',
  disputeWonClosed: 'The files stay closed: on hold, refunded, or another dispute is open.',
  disputeLostRefunded: 'Refunds and the bank have both given the money back.',
};
const HOLDS = ['amount', 'currency', 'mode', 'product', 'upgrade', 'other'] as const;

/** content/mail/owner.yaml */
export const mailOwnerSchema = () =>
  strict({
    sale: mail({ values: TO_OWNER }),
    paymentFailed: mail({ values: TO_OWNER }),
    refund: mail({ values: [...TO_OWNER, 'refundedAmount'] }),
    refundAsked: mail({ values: [...TO_OWNER, 'otherOrder'] }).describe(
      'A buyer pressed the button on the order page. {otherOrder} is a bundle bought upon this one.',
    ),
    ...byId(
      ['refundFailed', 'refundFailedSettled'],
      mail({ values: [...TO_OWNER, 'refundedAmount', 'refundReason'] }),
    ).shape,
    ...byId(['fraudWarning', 'fraudWarningLate'], mail({ values: TO_OWNER })).shape,
    ...byId(DISPUTES, mail({ values: DISPUTE })).shape,
    ...keyed(Object.keys(WHEN) as (keyof typeof WHEN)[], (name) =>
      mail({ values: DISPUTE }).describe(WHEN[name]),
    ),
    hold: mail({ values: [...TO_OWNER, 'holdReason'] }),
    strayPayment: mail({ values: ['intent', 'strayReason', 'orderNumber'] }).describe(
      'A payment that bears the mark of this site, and belongs to no order.',
    ),
    eventGivenUp: mail({ values: ['intent', 'orderNumber', 'eventType', 'tries'] }).describe(
      'Something that Stripe told, and that came to nothing.',
    ),
    double: mail({ values: [...TO_OWNER, 'otherOrder'] }),
    declines: mail({ values: ['declined', 'charges', 'minutes'] }),
    ...siteMailsSchema().shape,
    unknownDay: text().describe('In place of {dueBy} when Stripe has named no day.'),
    unknownReason: text().describe('In place of a reason that nobody gave.'),
    holdReasons: byId(HOLDS, text()).describe('Behind “Why” of an order on hold.'),
    strayReasons: byId(['second', 'product'], text()).describe('Behind “Why” of a payment without an order.'),
  });
