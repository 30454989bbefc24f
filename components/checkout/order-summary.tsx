import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import type { ChargedTo, CheckoutWords, ProductFacts } from './facts';

type OrderSummaryProps = {
  words: CheckoutWords;
  /** `amount` in cents. */
  product: ProductFacts & { slug: string };
  from: ChargedTo;
};

/** What is bought and for how much, to the cent, and under which license. */
export function OrderSummary({ words, product, from }: OrderSummaryProps) {
  const { slug, title, license, priceCents } = product;
  return (
    <aside className="checkout-summary" aria-label={title}>
      <ToolDrawing slug={slug} />
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2" aria-live="polite">
        {fill(words.summary, { title })}{' '}
        {fill(words.charge[from], { exactAmount: exactAmount(inShop(priceCents)) })}
      </p>
      <dl>
        <dt>{words.amount}</dt>
        <dd>{exactAmount(inShop(priceCents))}</dd>
      </dl>
      <p>{fill(words.licenseNote, { license })}</p>
    </aside>
  );
}
