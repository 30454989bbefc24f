import { DAY } from '@/lib/kernel/time';
import type { Order } from '@/lib/shop/rules/order';
import { aside } from '@/lib/shop/rules/stripe-unavailable';
import { endNow, payableNow } from './steps/payable';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'orders' | 'payments' | 'applyPayment' | 'onUnexpectedError'>;

/** After how long an order that nobody paid ends. */
const UNPAID_MS = DAY;
/** So many are read at a time. */
const AT_ONCE = 100;

type Ended = { ended: number; paid: number; waiting: number };

/**
 * Ends orders that were begun a day before `now` and not paid: their intent is canceled, so that it can't be
 * paid any more, and the row emptied of personal data. One that was paid meanwhile is recorded as paid; one
 * whose buyer is still to be told something waits until that mail is out. Goes through all of them; a call
 * that is stopped, or can't read on, leaves the rest to the next one, which goes on there: those that wait,
 * the oldest among them, hold up nobody.
 * @returns how many ended, were found paid, or wait: for the bank, for a mail, or because Stripe did not
 * answer
 */
export function endUnpaidOrders({ orders, payments, applyPayment, onUnexpectedError }: Ports) {
  /** The last one that was looked at; null where a call begins at the oldest. */
  let after: Order | null = null;

  return async (now: Date, stopped?: AbortSignal): Promise<Ended> => {
    const result = { ended: 0, paid: 0, waiting: 0 };
    const moment = new Date(now.getTime() - UNPAID_MS);
    for (;;) {
      const found: Order[] = await orders.unpaidBefore(moment, { after, limit: AT_ONCE });
      for (const order of found) {
        if (stopped?.aborted) return result;
        result[await aside(onUnexpectedError, 'waiting', () => ended(order, now))] += 1;
        after = order;
      }
      if (found.length < AT_ONCE) break;
    }
    after = null;
    return result;
  };

  async function ended(order: Order, now: Date): Promise<keyof Ended> {
    const outcome = await endOrKeep(order);
    if (outcome !== 'over') return outcome;
    return (await orders.end(order.id, now)) ? 'ended' : 'waiting';
  }

  /** Ends an intent unless it was paid, or a bank has it in hand: Stripe would cancel some of those too. */
  async function endOrKeep(order: Order): Promise<'over' | 'waiting' | 'paid'> {
    const found = await payableNow(payments, order);
    if (!found.ok) return 'waiting';
    const { stage, intent } = found.value;
    if (intent) await applyPayment(intent.paymentEvent, null);
    if (stage === 'paid') return 'paid';
    if (stage === 'underWay') return 'waiting';
    if (stage === 'over') return 'over';
    const ended = await endNow(payments, order);
    return ended.ok && ended.value === 'ended' ? 'over' : 'waiting';
  }
}
