import type { Account } from './account';
import { invalidRequest } from './api-error';

/** Where the object lies whose id stands under this name. */
const EXPANDABLE: Record<string, (account: Account) => Map<string, object>> = {
  balance_transaction: (account) => account.balanceTransactions,
  charge: (account) => account.charges,
  latest_charge: (account) => account.charges,
  payment_intent: (account) => account.intents,
  payment_method: (account) => account.paymentMethods,
};

/**
 * A copy with the objects in the place of their ids.
 * @param paths such as latest_charge or data.payment_intent
 */
export function expanded(account: Account, answer: object, paths: string[]): object {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(account, copy as Record<string, unknown>, path.split('.'), path);
  return copy;
}

function expandPath(account: Account, object: Record<string, unknown>, parts: string[], path: string): void {
  const [name = '', ...rest] = parts;
  if (name === 'data' && Array.isArray(object.data)) {
    for (const one of object.data) expandPath(account, one as Record<string, unknown>, rest, path);
    return;
  }
  if (name === 'refunds' && object.object === 'charge') {
    const data = [...account.refunds.values()].filter(({ charge }) => charge === object.id).reverse();
    object.refunds = {
      object: 'list',
      data,
      has_more: false,
      url: `/v1/charges/${String(object.id)}/refunds`,
    };
    return;
  }
  const where = EXPANDABLE[name];
  if (!where || !(name in object)) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  }
  const found = object[name];
  if (typeof found === 'string') object[name] = structuredClone(where(account).get(found) ?? null);
  if (rest.length > 0 && object[name])
    expandPath(account, object[name] as Record<string, unknown>, rest, path);
}
