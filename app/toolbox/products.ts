import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import type { PriceWords } from '@/components/toolbox/price';
import { isoDay } from '@/lib/kernel/time';
import { exactAmount, inShop, wholeDollars } from '@/lib/kernel/money';
import { savingOn, shownOriginalPrice } from '@/lib/shop/rules/prices';

type Product = Content['products'][number];
export type Tool = Extract<Product, { type: 'digital' }>;
type Bundle = Extract<Product, { type: 'bundle' }>;

/** The tools in the order of the toolbox. */
export const tools = (): Tool[] => content().products.filter((product) => product.type === 'digital');

export const titleOf = (slug: string): string => tools().find((tool) => tool.slug === slug)!.title;

/** The three to start with. */
export const firstTools = () =>
  content().toolbox.start.tools.map(({ slug, why }) => ({
    path: routes.product(slug),
    title: titleOf(slug),
    description: why,
  }));

/** "If you buy only three: $157", added up. */
export function startTitle(): string {
  const { start } = content().toolbox;
  const prices = tools().map(({ slug, priceCents }) =>
    start.tools.some((tool) => tool.slug === slug) ? priceCents : 0,
  );
  return fill(start.title, { price: wholeDollars(prices.reduce((sum, price) => sum + price, 0)) });
}

/** The content check made sure that there is one. */
export const bundle = (): Bundle => content().products.find((product) => product.type === 'bundle')!;

/** "8 downloadable tools plus the Execution Tracker: 9 in all", counted. */
export function countOf({ count, includes }: Bundle): string {
  const downloadable = includes.filter((slug) => slug !== TRACKER_SLUG).length;
  return fill(count, { downloadable, all: includes.length });
}

export const badgeOf = (product: Product): string | undefined =>
  product.type === 'bundle'
    ? product.ribbon
    : product.recommended
      ? content().toolbox.cards.badge
      : undefined;

/** The price in whole dollars; the saving if it may be shown, exact for the bundle (rules 27 to 29). */
export function priceWords(product: Product, { cards, bundle }: Content['toolbox']): PriceWords {
  const { priceCents } = product;
  const original = shownOriginalPrice(product, isoDay(new Date()));
  if (original === undefined) return { price: wholeDollars(priceCents) };
  const saving = savingOn(priceCents, original);
  const isBundle = product.type === 'bundle';
  return {
    price: wholeDollars(priceCents),
    was: fill(isBundle ? bundle.oneByOne : cards.was, { price: wholeDollars(original) }),
    saving: isBundle
      ? fill(product.badge, { saving: exactAmount(inShop(saving.cents)), percent: saving.percent })
      : fill(cards.saving, { saving: wholeDollars(saving.cents) }),
  };
}
