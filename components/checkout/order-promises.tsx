import { Dashes } from '@/components/toolbox/dashes';
import type { CheckoutFacts, ProductFacts } from './facts';

type OrderPromisesProps = { facts: CheckoutFacts; product: ProductFacts };

/**
 * What a careful buyer looks for before paying: what one gets, how to get the money back, who takes the
 * payment.
 */
export function OrderPromises({ facts: { words, refund }, product: { gets, more } }: OrderPromisesProps) {
  return (
    <section aria-labelledby="what-you-get" className="checkout-promises">
      <h3 id="what-you-get">{words.whatYouGet}</h3>
      <Dashes items={gets} more={more} />
      <p>
        <b>{refund.title}.</b> {refund.text}
      </p>
      <p>{words.stripe}</p>
    </section>
  );
}
