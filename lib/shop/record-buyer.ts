import type { Context } from '@/lib/context';
import type { Buyer } from '@/lib/shop/rules/buyer';
import { buyerSchema } from '@/lib/shop/rules/buyer-schema';
import { tokenHash } from '@/lib/platform/random/token-hash';
import { shownOrderStore } from './store/shown-orders';

type BuyerRecorded = 'saved' | 'refused' | 'unknown';

type Form = Record<keyof Buyer, unknown>;

/** Puts the buyer's details on the receipt; an empty field removes one. Does nothing for an erased buyer. */
export async function recordBuyer({ database }: Context, key: string, form: Form): Promise<BuyerRecorded> {
  const orders = shownOrderStore(database);
  const order = await orders.findByKey(tokenHash(key));
  if (!order) return 'unknown';
  const buyer = buyerSchema.safeParse(form);
  if (!buyer.success) return 'refused';
  const { company, taxId, postalAddress } = buyer.data;
  const recorded = await orders.recordBuyer(order.id, {
    company: company || null,
    taxId: taxId || null,
    postalAddress: postalAddress || null,
  });
  return recorded ? 'saved' : 'unknown';
}
