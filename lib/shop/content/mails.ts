import type { z } from 'zod';
import { byId, strict, text } from '@/lib/content/schemas/building-blocks';
import { mail, siteMailsSchema } from '@/lib/mail/content';

/** What every mail about an order can say. */
const OF_ORDER = ['orderNumber', 'date', 'title', 'exactAmount'] as const;

const BUYER = ['customerEmail', 'soldTo', 'paidWith'];
const REFUND = [...OF_ORDER, 'refundedAmount'];
const DISPUTED = [...OF_ORDER, 'disputedAmount'];

/** content/mail/buyer.yaml */
export const mailBuyerSchema = () =>
  strict({
    receipt: mail({
      values: [...OF_ORDER, ...BUYER, 'taxLine', 'license', 'supportUntil', 'refundPromise'],
      needs: ['button', 'files', 'facts', 'withdrawal'],
    }),
    onHold: mail({ values: [...OF_ORDER], needs: ['button'] }),
    paymentFailed: mail({ values: [...OF_ORDER], needs: ['button'] }),
    refund: mail({ values: REFUND }),
    partialRefund: mail({ values: REFUND, needs: ['button'] }),
    refundOnHold: mail({ values: REFUND, needs: ['button'] }),
    refundFailed: mail({ values: REFUND, needs: ['button'] }),
    dispute: mail({ values: DISPUTED, needs: ['button'] }),
    disputeWon: mail({ values: DISPUTED, needs: ['button'] }),
    disputeLost: mail({ values: DISPUTED }),
    disputeWonOnHold: mail({ values: DISPUTED, needs: ['button'] }),
    disputeLostOnHold: mail({ values: DISPUTED }),
    findPurchase: mail({ values: [], needs: ['orders'] }),
  });

export type BuyerMails = z.infer<ReturnType<typeof mailBuyerSchema>>;

const TO_OWNER = [...OF_ORDER, 'customerEmail', 'command', 'orderState', 'refundedBefore'];
const DISPUTE = [...TO_OWNER, 'dueBy', 'disputedAmount', 'disputeReason'];
const DISPUTES = [
  ...(['inquiry', 'inquiryRefunded', 'inquiryClosed'] as const),
  ...(['dispute', 'disputeAfterPart', 'disputeRefunded'] as const),
  ...(['disputeWon', 'disputeWonClosed', 'disputeLost', 'disputeLostRefunded'] as const),
] as const;
const HOLDS = ['amount', 'currency', 'mode', 'product', 'other'] as const;

/** content/mail/owner.yaml */
export const mailOwnerSchema = () =>
  strict({
    sale: mail({ values: TO_OWNER }),
    paymentFailed: mail({ values: TO_OWNER }),
    refund: mail({ values: [...TO_OWNER, 'refundedAmount'] }),
    ...byId(
      ['refundFailed', 'refundFailedSettled'],
      mail({ values: [...TO_OWNER, 'refundedAmount', 'refundReason'] }),
    ).shape,
    ...byId(['fraudWarning', 'fraudWarningLate'], mail({ values: [...TO_OWNER, 'fraudReason'] })).shape,
    ...byId(DISPUTES, mail({ values: DISPUTE })).shape,
    hold: mail({ values: [...TO_OWNER, 'holdReason'] }),
    strayPayment: mail({ values: ['intent', 'strayReason', 'orderNumber'] }),
    eventGivenUp: mail({ values: ['intent', 'orderNumber', 'eventType', 'tries'] }),
    double: mail({ values: [...TO_OWNER, 'otherOrder'] }),
    declines: mail({ values: ['declined', 'charges', 'minutes'] }),
    manyPayments: mail({ values: ['begun'] }),
    ...siteMailsSchema().shape,
    unknownDay: text(),
    unknownReason: text(),
    holdReasons: byId(HOLDS, text()),
    strayReasons: byId(['second', 'product'], text()),
  });

export type OwnerMails = z.infer<ReturnType<typeof mailOwnerSchema>>;
