import { type Granted, isIn, type OrderState } from './order-state';

/** Who paid and got at most a part back has the files; a dispute suspends that, a refund ends it. */
export function hasAccess(status: OrderState): status is Granted {
  return isIn(status, 'granted');
}
