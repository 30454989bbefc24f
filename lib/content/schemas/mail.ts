import { z } from 'zod';
import { LINK_NAMES, type LinkName, type MailWords } from '@/lib/mail/rules/words';
import { byId, strict, text } from './building-blocks';

type Rules = {
  values: readonly string[];
  needs?: readonly MailWords['blocks'][number]['kind'][];
  links?: readonly LinkName[];
};

/** What every mail about an order can say. */
const OF_ORDER = ['orderNumber', 'date', 'title', 'exactAmount'] as const;

/**
 * One e-mail. `values` are the placeholders it may hold, `needs` the kinds of block it makes no sense without, `links` where
 * its buttons can lead.
 */
export function mail({ values, needs = [], links = ['order'] }: Rules) {
  const NO_BUTTON =
    'speaks of a button, which plain text has not. Write "the link below", or name what it does.';
  const filled = () =>
    text({ mayHold: values }).refine((words) => !/\bthis\s+button\b/i.test(words), NO_BUTTON);
  const withdrawal = text({ holds: ['withdrawal'], mayHold: values });
  const block = z.discriminatedUnion(
    'kind',
    [
      strict({ kind: z.enum(['heading', 'text', 'command', 'tracker']), text: filled() }),
      strict({ kind: z.literal('withdrawal'), text: withdrawal, withoutQuote: filled() }),
      strict({ kind: z.enum(['button', 'link']), text: text(), to: z.enum(LINK_NAMES).extract([...links]) }),
      strict({ kind: z.literal('facts'), rows: z.array(z.tuple([text(), filled()])).min(1) }),
      strict({ kind: z.literal('files'), columns: z.tuple([text(), text()]) }),
      strict({ kind: z.literal('orders'), link: text() }),
      strict({ kind: z.literal('list'), items: z.array(filled()).min(1) }),
      strict({ kind: z.literal('score'), label: text() }),
      strict({ kind: z.literal('areas'), columns: z.tuple([text(), text(), text(), text()]) }),
      strict({ kind: z.literal('recommendations'), because: text() }),
    ],
    'must be heading, text, command, tracker, withdrawal, button, link, facts, files, orders, list, score, areas or recommendations.',
  );
  const blocks = z.array(block).superRefine((list, context) => {
    for (const kind of needs)
      if (!list.some((one) => one.kind === kind))
        context.addIssue({ code: 'custom', message: `needs a block of the kind '${kind}'.` });
  });
  return strict({ subject: filled(), preheader: filled(), blocks });
}

/** content/mail/frame.yaml */
export const mailFrameSchema = () =>
  strict({
    signature: text(),
    data: text().describe(
      'The link to the page on which everybody sees and deletes what is stored about them.',
    ),
    unsubscribe: text().describe('A link in every email that is marketing.'),
    buyer: strict({ why: text(), reply: text() }),
    visitor: strict({ why: text(), reply: text() }),
    owner: strict({ why: text() }),
  });

const BUYER = ['customerEmail', 'soldTo', 'paidWith'];
const REFUND = [...OF_ORDER, 'refundedAmount'];
const DISPUTED = [...OF_ORDER, 'disputedAmount'];

/** content/mail/buyer.yaml */
export const mailBuyerSchema = () =>
  strict({
    receipt: mail({
      values: [...OF_ORDER, ...BUYER, 'taxLine', 'license', 'supportUntil'],
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
    findPurchase: mail({ values: [], needs: ['orders'] }),
  });

const TO_OWNER = [...OF_ORDER, 'customerEmail', 'command'];
const DISPUTE = [...TO_OWNER, 'dueBy', 'disputedAmount', 'disputeReason'];
const HOLDS = ['amount', 'currency', 'mode', 'product', 'other'] as const;
const NAMED = [
  ...(['receipt', 'on-hold', 'payment-failed', 'refund', 'refund-failed'] as const),
  ...(['dispute', 'dispute-won', 'dispute-lost'] as const),
  ...(['find-purchase', 'report', 'lead-hook', 'your-data'] as const),
  ...(['address-change', 'address-changed', 'confirm-newsletter', 'owner'] as const),
] as const;

/** content/mail/owner.yaml */
export const mailOwnerSchema = () =>
  strict({
    sale: mail({ values: TO_OWNER }),
    paymentFailed: mail({ values: TO_OWNER }),
    refund: mail({ values: [...TO_OWNER, 'refundedAmount'] }),
    refundFailed: mail({ values: [...TO_OWNER, 'refundedAmount', 'refundReason'] }),
    fraudWarning: mail({ values: [...TO_OWNER, 'fraudReason'] }),
    inquiry: mail({ values: DISPUTE }),
    inquiryClosed: mail({ values: DISPUTE }),
    dispute: mail({ values: DISPUTE }),
    disputeWon: mail({ values: DISPUTE }),
    disputeLost: mail({ values: DISPUTE }),
    hold: mail({ values: [...TO_OWNER, 'holdReason'] }),
    strayPayment: mail({ values: ['intent', 'strayReason', 'orderNumber'] }),
    eventGivenUp: mail({ values: ['intent', 'orderNumber', 'eventType', 'tries'] }),
    double: mail({ values: [...TO_OWNER, 'otherOrder'] }),
    declines: mail({ values: ['declined', 'charges', 'minutes'] }),
    manyPayments: mail({ values: ['begun'] }),
    deadLetter: mail({ values: ['mailName', 'orderNumber', 'tries', 'lastError', 'command'] }),
    unknownDay: text(),
    unknownReason: text(),
    holdReasons: byId(HOLDS, text()),
    strayReasons: byId(['second', 'product'], text()),
    mailNames: byId(NAMED, text()),
  });

export type MailFrames = z.infer<ReturnType<typeof mailFrameSchema>>;
export type BuyerMails = z.infer<ReturnType<typeof mailBuyerSchema>>;
export type OwnerMails = z.infer<ReturnType<typeof mailOwnerSchema>>;
