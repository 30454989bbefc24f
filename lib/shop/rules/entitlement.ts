import { type Granted, isIn, type OrderState } from './order-state';

/** Access to files: a dispute suspends it, a full refund ends it. */
export function hasAccess(status: OrderState): status is Granted {
  return isIn(status, 'granted');
}
