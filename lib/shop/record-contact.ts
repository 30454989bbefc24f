import type { Context } from '@/lib/context';
import { contactSchema } from '@/lib/shop/rules/checkout';
import { costsTheSame } from '@/lib/shop/rules/prices';
import { FIRST_RECHECK_MS } from '@/lib/shop/rules/order';
import { err, ok, type Result } from '@/lib/kernel/result';
import { tokenHash } from '@/lib/platform/random/tokens';
import { catalogue } from './store/catalogue';
import { storeContact } from './store/orders';

type ContactRefusal =
  | { reason: 'badContact' | 'purchaseNotFound' | 'alreadyPaid' }
  /** The present price in cents. */
  | { reason: 'priceChanged'; priceCents: number }
  | { reason: 'tooMany'; seconds: number };

/**
 * Stores the buyer's address before the payment is confirmed (rule 38). The client secret proves that it is
 * the buyer's browser. Refuses a page that shows another price than would be charged, or whose order has
 * ended.
 * @param body parsed, not trusted
 * @param network the calling network; `null` if unknown
 */
export async function recordContact(
  { database, limits, now }: Context,
  body: unknown,
  network: string | null,
): Promise<Result<null, ContactRefusal>> {
  const contact = contactSchema.safeParse(body);
  if (!contact.success) return err({ reason: 'badContact' });
  const secretHash = tokenHash(contact.data.clientSecret);
  const own = await limits.contact(secretHash);
  const allowed = own.allowed ? await limits.payments.mayConfirm(network) : own;
  if (!allowed.allowed) return err({ reason: 'tooMany', seconds: allowed.seconds });
  const outcome = await storeContact(database, secretHash, {
    email: contact.data.email,
    priceCents: contact.data.amount,
    recheckAt: new Date(now().getTime() + FIRST_RECHECK_MS),
    attribution: contact.data.attribution,
  });
  if (outcome === 'recorded') return ok(null);
  if (!outcome) return err({ reason: 'purchaseNotFound' });
  if (outcome.paidAt) return err({ reason: 'alreadyPaid' });
  if (!outcome.canceledAt) return err({ reason: 'priceChanged', priceCents: outcome.priceCents });
  const product = await catalogue(database).find(outcome.productSlug);
  return err(
    product && !costsTheSame(outcome, product)
      ? { reason: 'priceChanged', priceCents: product.priceCents }
      : { reason: 'purchaseNotFound' },
  );
}
