import type { Buyer } from '@/lib/shop/rules/buyer';
import { buyerSchema } from '@/lib/shop/rules/buyer-schema';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'shownOrders' | 'hash'>;

type BuyerRecorded = 'saved' | 'refused' | 'unknown';

type Form = Record<keyof Buyer, unknown>;

/** Puts the buyer's details on the receipt; an empty field removes one. Does nothing for an erased buyer. */
export function recordBuyer({ shownOrders, hash }: Ports) {
  return async (key: string, form: Form): Promise<BuyerRecorded> => {
    const order = await shownOrders.findByKey(hash(key));
    if (!order) return 'unknown';
    const buyer = buyerSchema.safeParse(form);
    if (!buyer.success) return 'refused';
    const { company, taxId, postalAddress } = buyer.data;
    const recorded = await shownOrders.recordBuyer(order.id, {
      company: company || null,
      taxId: taxId || null,
      postalAddress: postalAddress || null,
    });
    return recorded ? 'saved' : 'unknown';
  };
}
