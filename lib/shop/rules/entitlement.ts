import { type Granted, isIn, type OrderState } from './order-state';
import { type ShownOrder, supportUntil } from './shown-order';

/** What an order gives its buyer now. */
type Entitlement =
  /** The files of these products, by slug, for as long as the order stands; help by e-mail until a day. */
  | { access: true; products: string[]; supportUntil: Date }
  | { access: false; reason: Exclude<OrderState, Granted> };

/** Who paid and got at most a part back has the files; a dispute suspends that, a refund ends it. */
export function hasAccess(status: OrderState): status is Granted {
  return isIn(status, 'granted');
}

/** What the buyer of an order may download, and why not. */
export function entitlement(
  order: Pick<ShownOrder, 'status' | 'productSlug' | 'tools' | 'paidAt' | 'createdAt'>,
): Entitlement {
  if (!hasAccess(order.status)) return { access: false, reason: order.status };
  return {
    access: true,
    products: [...new Set([order.productSlug, ...order.tools])],
    supportUntil: supportUntil(order),
  };
}
