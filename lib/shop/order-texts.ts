import { routes } from '@/lib/kernel/routes';
import { soldOf } from '@/lib/content/catalogue';
import type { Content } from '@/lib/content/content';
import { longDay } from '@/lib/kernel/time';
import { exactAmount } from '@/lib/kernel/money';
import type { CatalogueProduct } from './rules/catalogue';
import type { OrderView } from './view-order';
import { buyerFacts, priceOf, refundPromise, toldState, wentBack } from './rules/shown-order';
import { FILE_LINK_HOURS } from './rules/product-file';
import { isIn, TONES } from './rules/order-state';
import { fill } from '@/lib/kernel/text';

type Seen = Omit<OrderView, 'files' | 'archive' | 'hasTracker' | 'upgrade'> & {
  upgrade: Pick<CatalogueProduct, 'slug' | 'title' | 'priceCents'> | null;
};

/** What the page of an order says. */
export type OrderTexts = ReturnType<typeof orderTexts>;

export function orderTexts(
  { orders, site, products, retired, toolbox }: Content,
  { order, terms, supportUntil, supportEnded, refundUntil, upgrade }: Seen,
) {
  const words = orders.order;
  const told = toldState(order);
  const state = words.states[told];
  // Asked, and a part was given back before or since.
  const isPartAsked = told === 'partially_refunded' && order.refundAskedAt;
  const isSold = products.some(({ slug }) => slug === order.productSlug);
  const amounts = {
    refundedAmount: exactAmount(wentBack(order, order.refunded)),
    exactAmount: exactAmount(priceOf(order)),
    requestDate: order.refundAskedAt ? longDay(order.refundAskedAt) : '',
  };
  const money = (cents: number) => exactAmount({ ...priceOf(order), cents });
  const counted = order.priceCents - order.tax;
  const support = supportEnded ? words.support.ended : words.support.text;
  const buyer = buyerFacts(order, words.receipt.paidWith);
  const { placeholder, legalName, postalAddress, taxId } = site.legal;
  return {
    title: words.title,
    bought: isIn(order.status, 'unpaid')
      ? order.title
      : fill(words.bought, { title: order.title, date: longDay(order.paidAt ?? order.createdAt) }),
    // These two are empty where that is not to be said.
    paidWith: buyer.paidWith && fill(words.paidWith, { paidWith: buyer.paidWith }),
    mailTo: buyer.email && fill(words.mailTo, { customerEmail: buyer.email }),
    state: { label: state.label, text: fill(state.text, amounts), tone: TONES[told] },
    buyAgain: isIn(order.status, 'over')
      ? { label: words.buyAgain, href: isSold ? routes.product(order.productSlug) : routes.toolbox }
      : null,
    editions: editionLines({ products, retired }, { order, terms }, words.editions),
    files: { ...words.files, links: fill(words.files.links, { hours: FILE_LINK_HOURS }) },
    filled: words.filled,
    demos: Object.fromEntries(toolbox.demos.items.map(({ slug, path }) => [slug, path])),
    tools: Object.fromEntries([...products, ...retired].map(({ slug, title }) => [slug, title])),
    tracker: { ...words.tracker, href: site.links.tracker },
    license: { title: words.license.title, text: terms.license },
    support: {
      title: words.support.title,
      text: fill(support, { orderNumber: order.number, supportUntil: longDay(supportUntil) }),
    },
    keep: words.keep,
    upgrade: upgrade && {
      slug: upgrade.slug,
      title: words.upgrade.title,
      text: fill(words.upgrade.text, {
        title: upgrade.title,
        exactAmount: money(upgrade.priceCents),
        paid: money(counted),
        before: money(upgrade.priceCents + counted),
      }),
      button: fill(words.upgrade.button, { exactAmount: money(upgrade.priceCents) }),
    },
    // Without a button it was asked for already, or it is too late.
    refund: {
      title: words.refund.title,
      text: isPartAsked
        ? fill(words.states.refund_requested.text, amounts)
        : refundUntil && fill(words.refund.text, { date: longDay(refundUntil) }),
      button: refundUntil && words.refund.button,
    },
    receipt: {
      ...words.receipt,
      paidWith: words.receipt.paidWith.label,
      firm: placeholder ? { name: '', taxId: '' } : { name: `${legalName}, ${postalAddress}`, taxId },
      promise:
        isIn(order.status, 'granted') && !order.refundAskedAt
          ? refundPromise(order, { dated: toolbox.refund.dated, days: site.refundDays })
          : '',
      withdrawal: order.soldAt && {
        label: words.receipt.withdrawal.label,
        text: terms.isKept
          ? fill(words.receipt.withdrawal.text, { withdrawal: terms.withdrawal })
          : words.receipt.withdrawal.withoutQuote,
      },
    },
    buyer,
  };
}

/** Which editions were bought, and which are there now; one line while none has changed. */
function editionLines(
  content: Pick<Content, 'products' | 'retired'>,
  { order, terms }: Pick<Seen, 'order' | 'terms'>,
  words: Content['orders']['order']['editions'],
): string[] {
  const day = (edition: string) => longDay(new Date(edition));
  const lines = [...new Set([order.productSlug, ...order.tools])].flatMap((slug) => {
    const product = soldOf(content, slug);
    const bought = terms.editions[slug];
    if (!product?.edition || !bought) return [];
    const { title, edition } = product;
    const values = { title, bought: day(bought), now: day(edition.date) };
    const isNew = edition.date !== bought;
    return [{ isNew, text: fill(isNew ? words.line : words.same, values) }];
  });
  const news = lines.filter(({ isNew }) => isNew);
  return (news.length > 0 ? news : lines.slice(0, 1)).map(({ text }) => text);
}
