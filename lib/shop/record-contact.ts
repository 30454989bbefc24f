import { contactSchema } from '@/lib/shop/rules/checkout';
import { costsTheSame } from '@/lib/shop/rules/as-sold';
import { FIRST_RECHECK_MS } from '@/lib/shop/rules/next-recheck';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'catalogue' | 'limits' | 'hash' | 'now'>;

type ContactRefusal =
  | { reason: 'badContact' | 'purchaseNotFound' | 'alreadyPaid' }
  /** What the order costs by now, in cents. */
  | { reason: 'priceChanged'; priceCents: number }
  | { reason: 'tooMany'; seconds: number };

/**
 * Notes where the files are to be mailed, before the payment is confirmed (rule 38). The client secret proves
 * that it is the buyer's browser; it is compared by its hash. A page that shows another price than would be
 * charged is refused, and so is one whose order has ended since another tab began to buy at a new price.
 * @param body what was sent, parsed but not trusted
 * @param network the network that calls; null where networks are not known
 */
export function recordContact({ orders, catalogue, limits, hash, now }: Ports) {
  return async (body: unknown, network: string | null): Promise<Result<null, ContactRefusal>> => {
    const contact = contactSchema.safeParse(body);
    if (!contact.success) return err({ reason: 'badContact' });
    const secretHash = hash(contact.data.clientSecret);
    const own = await limits.contact(secretHash);
    const allowed = own.allowed ? await limits.payments.mayConfirm(network) : own;
    if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
    const outcome = await orders.recordContact(secretHash, {
      email: contact.data.email,
      priceCents: contact.data.amount,
      recheckAt: new Date(now().getTime() + FIRST_RECHECK_MS),
      attribution: contact.data.attribution,
    });
    if (outcome === 'recorded') return ok(null);
    if (!outcome) return err({ reason: 'purchaseNotFound' });
    if (outcome.paidAt) return err({ reason: 'alreadyPaid' });
    if (!outcome.canceledAt) return err({ reason: 'priceChanged', priceCents: outcome.priceCents });
    const product = await catalogue.find(outcome.productSlug);
    return err(
      product && !costsTheSame(outcome, product)
        ? { reason: 'priceChanged', priceCents: product.priceCents }
        : { reason: 'purchaseNotFound' },
    );
  };
}
