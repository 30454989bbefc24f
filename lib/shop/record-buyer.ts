import { BUYER_LIMITS } from '@/lib/shop/rules/buyer';
import { plainLines, plainText } from '@/lib/kernel/plain-text';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'shownOrders' | 'hash'>;

type BuyerRecorded = 'saved' | 'refused' | 'unknown';

type Form = Record<keyof typeof BUYER_LIMITS, unknown>;

/** Puts what the buyer wants on the receipt there, or takes it off: an empty field is none. Nothing, for who is erased. */
export function recordBuyer({ shownOrders, hash }: Ports) {
  return async (key: string, form: Form): Promise<BuyerRecorded> => {
    const order = await shownOrders.findByKey(hash(key));
    if (!order) return 'unknown';
    const company = plainText(BUYER_LIMITS.company, WORDS).safeParse(form.company);
    const taxId = plainText(BUYER_LIMITS.taxId, WORDS).safeParse(form.taxId);
    const postalAddress = plainLines(BUYER_LIMITS.postalAddress, WORDS).safeParse(form.postalAddress);
    if (!company.success || !taxId.success || !postalAddress.success) return 'refused';
    const recorded = await shownOrders.recordBuyer(order.id, {
      company: company.data || null,
      taxId: taxId.data || null,
      postalAddress: postalAddress.data || null,
    });
    return recorded ? 'saved' : 'unknown';
  };
}

/** What is wrong is said by one text for all fields: browsers keep to the limits, so hardly anybody reads it. */
const WORDS = { required: '', tooLong: () => 'too long', unshowable: 'unshowable' };
