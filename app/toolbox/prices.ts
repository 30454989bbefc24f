import type { PriceWords } from '@/components/toolbox/price';
import type { Content } from '@/lib/content/content';
import { isoDay } from '@/lib/kernel/time';
import { exactAmount, inShop, wholeDollars } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { savingOn, shownOriginalPrice } from '@/lib/shop/rules/prices';

type Product = Content['products'][number];

/** The price in whole dollars; the saving if it may be shown, exact for the bundle (rules 27 to 29). */
export function priceWords(product: Product, { cards, bundle }: Content['toolbox']): PriceWords {
  const { priceCents } = product;
  const original = shownOriginalPrice(product, isoDay(new Date()));
  if (original === undefined) return { price: wholeDollars(priceCents) };
  const saving = savingOn(priceCents, original);
  if (product.type === 'bundle')
    return {
      price: wholeDollars(priceCents),
      was: fill(bundle.oneByOne, { price: wholeDollars(original) }),
      saving: fill(product.badge, { saving: exactAmount(inShop(saving.cents)), percent: saving.percent }),
    };
  return {
    price: wholeDollars(priceCents),
    was: fill(cards.was, { price: wholeDollars(original) }),
    saving: fill(cards.saving, { saving: wholeDollars(saving.cents) }),
  };
}
