import { z } from 'zod';
import {
  byId,
  strict,
  text,
  titledText,
  toolReference,
  type Known,
  texts,
} from '@/lib/content/schemas/building-blocks';
import { fillKnown } from '@/lib/kernel/text';
import { SHOWN_STATUSES } from '@/lib/shop/rules/payment-status';
import { CATEGORIES } from './product';

const demoPath = z
  .string()
  .regex(/^\/tools\/[a-z0-9-]+\.html$/, 'must be the address of a demo: /tools/<name>.html');

const cards = strict({
  ...texts('title', 'intro', 'badge'),
  more: text({ holds: ['n'] }),
  ...texts('whatYouGet', 'benefits', 'fold', 'buy'),
  was: text({ holds: ['price'] }),
  saving: text({ holds: ['saving'] }),
  empty: text(),
});

const product = strict({
  ...texts('back', 'whatYouGet', 'benefits', 'features', 'license'),
  counts: byId(['files', 'sheets', 'slides', 'parts'], text({ holds: ['n'] })).describe(
    'What a fold holds: the files of a tool in the bundle, the sheets, slides or parts of a file.',
  ),
  proof: text({ holds: ['cases'] }).describe(
    'Below the workbook that npm run files:prove has recalculated; another workbook, and the line is gone.',
  ),
  check: text().describe('Leads to the page of the demo, which checks a workbook that was filled in.'),
  ...texts('samples', 'enlarge', 'close'),
  buy: text({ holds: ['price'] }),
  again: text().describe('Under the price, where Buy stands once more.'),
  demo: text(),
  demoNote: text().describe('Below the two buttons.'),
  demos: text().describe('In the place of demo, on the bundle’s page.'),
  inBundle: strict({
    title: text({ holds: ['bundle'] }),
    text: text({ holds: ['all', 'price', 'original'] }),
    link: text(),
  }),
  notAll: text().describe('Of the diagnostic, on the bundle’s page.'),
});

const status = strict({ title: text(), text: text(), button: text().optional() });

const question = strict({
  title: text(),
  text: text({ holds: ['title', 'exactAmount', 'before'] }),
  button: text({ holds: ['exactAmount'] }),
  cancel: text(),
});

const checkout = strict({
  title: text(),
  amount: text(),
  whatYouGet: text(),
  stripe: text(),
  declined: text({ holds: ['message'] }).describe('{message} is what the card’s bank says.'),
  ...texts('emailHelp', 'submit', 'submitting', 'cancel', 'opening'),
  late: text().describe('While Stripe’s form has still not come, beside a button that leads to its page.'),
  again: text(),
  terms: text({ holds: ['terms', 'refunds'] }).describe('{terms} and {refunds} become links.'),
  ...texts('termsLink', 'refundsLink', 'withdrawal', 'sandbox'),
  refused: strict({ title: text(), close: text() }),
  bought: strict({
    title: text({ holds: ['day'] }),
    text: text({ holds: ['title'] }),
    order: text(),
    onHold: text({ holds: ['title'] }).describe('While the payment is looked at: this browser has no link.'),
    ...texts('findOrder', 'button', 'cancel'),
  }).describe('Asked of whoever chooses what this browser has bought before.'),
  priceChanged: question,
  contactFailed: text(),
  hosted: text().describe('The button that leads to Stripe’s own page, where its form doesn’t load in ours.'),
  onlyThere: byId(['code', 'invoice', 'both'], text()).describe(
    'Before that button, where Stripe’s page takes codes or makes invoices (payments in site.yaml).',
  ),
  loadFailed: strict({ title: text(), text: text(), button: text() }),
  success: strict({
    ...texts('title', 'text', 'waiting', 'download', 'order', 'button'),
  }),
  status: byId(SHOWN_STATUSES, status).describe('What the return page says for each status of the payment.'),
});

/** `text` of a purchase that may come, `dated` of one: it holds {date}, the last day. */
const refundSchema = () =>
  strict({
    title: text(),
    text: text({ holds: ['until'] }).describe(
      'The one promise, on tools’ pages, in the checkout, on the order page and in the receipt. {until} is one of the two below. The Terms of Service say the same.',
    ),
    before: text(),
    after: text({ holds: ['date'] }),
  }).transform(({ title, text, before, after }) => ({
    title,
    text: fillKnown(text, new Map([['until', before]])),
    dated: fillKnown(text, new Map([['until', after]])),
  }));

/** content/toolbox.yaml */
export const toolboxSchema = (known: Known) =>
  strict({
    hero: strict(texts('title', 'headline', 'text', 'demos', 'rest')).describe(
      '`demos` leads to the free demos.',
    ),
    demos: strict({
      title: text(),
      text: text(),
      items: z
        .array(
          strict({
            slug: toolReference(known),
            path: demoPath,
            line: text(),
            search: text({ characters: 60 }).describe('Its title for search engines: what people look for.'),
            check: text().describe('What the page finds in a workbook that was filled in.'),
          }),
        )
        .transform((demos) => demos.filter(({ slug }) => !known.retired?.includes(slug))),
    }),
    categories: byId(CATEGORIES, text()).describe('What the category of a product is called.'),
    bundle: strict({ oneByOne: text({ holds: ['price'] }) }),
    start: strict({
      title: text({ holds: ['price'] }),
      tools: z
        .array(strict({ slug: toolReference(known), why: text() }))
        .transform((tools) => tools.filter(({ slug }) => !known.retired?.includes(slug))),
    }).describe('Which tools to start with.'),
    cards,
    trust: strict({ title: text(), items: z.array(titledText) }),
    refund: refundSchema(),
    testDrive: strict({
      ...texts('title', 'text', 'button'),
      path: demoPath,
      paidAdds: strict({ title: text(), items: z.array(text()) }),
    }),
    product,
    diagnostic: strict({ title: text(), text: text(), button: text() }).describe(
      'The end of every page of the toolbox.',
    ),
    checkout,
  });

export type Toolbox = z.infer<ReturnType<typeof toolboxSchema>>;
