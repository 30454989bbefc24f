import { z } from 'zod';
import { BUYER_LIMITS } from '@/lib/shop/rules/buyer';
import { plainLines, plainText } from '@/lib/kernel/plain-text';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'shownOrders' | 'hash'>;

type BuyerRecorded = 'saved' | 'refused' | 'unknown';

/** What is wrong is said by one text for all fields: browsers keep to the limits, so hardly anybody reads it. */
const WORDS = { required: '', tooLong: () => 'too long', unshowable: 'unshowable' };

const buyerSchema = z.object({
  company: plainText(BUYER_LIMITS.company, WORDS),
  taxId: plainText(BUYER_LIMITS.taxId, WORDS),
  postalAddress: plainLines(BUYER_LIMITS.postalAddress, WORDS),
});

type Form = Record<keyof typeof BUYER_LIMITS, unknown>;

/** Puts what the buyer wants on the receipt there, or takes it off: an empty field is none. Nothing, for who is erased. */
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
