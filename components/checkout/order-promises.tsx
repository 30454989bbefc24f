import { Dashes } from '@/components/toolbox/dashes';
import type { CheckoutFacts, ProductFacts } from './facts';

type OrderPromisesProps = { facts: CheckoutFacts; product: ProductFacts };

/**
 * What a careful buyer looks for before paying: what one gets, how to get the money back, who takes the
 * payment.
 */
export function OrderPromises({ facts: { words, refund }, product: { gets, more } }: OrderPromisesProps) {
  return (
    <section aria-labelledby="what-you-get" className="lg:col-start-2 [&>ul]:mb-4">
      <h3 id="what-you-get" className="mb-2">
        {words.whatYouGet}
      </h3>
      <Dashes items={gets} more={more} />
      <p className="max-w-none border-t border-line py-3 text-ui">
        <b className="font-semibold">{refund.title}.</b> {refund.text}
      </p>
      <p className="max-w-none border-t border-line py-3 text-ui">{words.stripe}</p>
    </section>
  );
}
