import { BUYER_LIMITS } from '@/lib/domain/orders/buyer';
import { plainText } from '@/lib/domain/plain-text';
import type { PurchaseReader, PurchaseWriter } from './ports';

type Ports = {
  purchases: PurchaseReader & PurchaseWriter;
  hash: (text: string) => string;
};

export type BuyerRecorded = 'saved' | 'refused' | 'unknown';

/** Puts the buyer's company and tax id on the receipt, or takes them off: an empty field is none. */
export function recordBuyer({ purchases, hash }: Ports) {
  return async (key: string, form: { company: unknown; taxId: unknown }): Promise<BuyerRecorded> => {
    const order = await purchases.findByKey(hash(key));
    if (!order) return 'unknown';
    const company = field(BUYER_LIMITS.company).safeParse(form.company);
    const taxId = field(BUYER_LIMITS.taxId).safeParse(form.taxId);
    if (!company.success || !taxId.success) return 'refused';
    await purchases.recordBuyer(order.id, { company: company.data || null, taxId: taxId.data || null });
    return 'saved';
  };
}

/** What is wrong is said by one text for both fields: browsers keep to the limits, so hardly anybody reads it. */
const field = (max: number) =>
  plainText(max, { required: '', tooLong: () => 'too long', unshowable: 'unshowable' });
