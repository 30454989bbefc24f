import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { Dashes } from '@/components/toolbox/dashes';
import type { CheckoutWords, ProductFacts, CheckoutFacts } from './facts';

type OrderSummaryProps = { words: CheckoutWords; product: ProductFacts & { slug: string } };

/** What is bought and for how much, to the cent. */
export function OrderSummary({ words, product }: OrderSummaryProps) {
  const { slug, title, priceCents } = product;
  return (
    <aside className="order-first lg:order-none lg:pt-2" aria-label={title}>
      <ToolDrawing
        slug={slug}
        className="mb-4 w-36 max-md:float-right max-md:mb-2 max-md:ml-4 max-md:w-22 enlarged:float-none"
      />
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-5 flex clear-both items-baseline justify-between border-y border-ink py-3 enlarged:flex-wrap">
        <dt>{words.amount}</dt>
        <dd className="font-display text-[min(2.25rem,13vw)]/none font-medium lining-nums tabular-nums enlarged:text-nowrap!">
          {exactAmount(inShop(priceCents))}
        </dd>
      </dl>
    </aside>
  );
}

type OrderPromisesProps = { facts: CheckoutFacts; product: ProductFacts };

/**
 * What a careful buyer looks for before paying: what one gets, under which license, how to get the money
 * back, who takes the payment.
 */
export function OrderPromises({ facts: { words, refund }, product }: OrderPromisesProps) {
  return (
    <section aria-labelledby="what-you-get" className="lg:col-start-2 [&>ul]:mb-4">
      <h3 id="what-you-get" className="mb-2">
        {words.whatYouGet}
      </h3>
      <Dashes items={product.gets} more={product.more} />
      <p className="max-w-none border-t border-line py-3 text-ui">{product.license}</p>
      <p className="max-w-none border-t border-line py-3 text-ui">
        <b className="font-semibold">{refund.title}.</b> {refund.text}
      </p>
      <p className="max-w-none border-t border-line py-3 text-ui">{words.stripe}</p>
    </section>
  );
}
