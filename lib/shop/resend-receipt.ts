import { newMail } from '@/lib/mail/rules/outbox';
import { emailAddress } from '@/lib/kernel/email-address';
import { hasAccess } from '@/lib/shop/rules/entitlement';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<ShopPorts, 'shownOrders' | 'outbox' | 'newId' | 'now'>;

export type NotResent = 'unknownOrder' | 'erased' | 'noAccess' | 'noAddress' | 'invalidAddress';

/**
 * Queues the receipt again.
 * @param number such as PL-7K3M-9QXW
 * @param corrected replaces the order's address and ends the links sent to the old one; refused for an erased
 * buyer
 */
export function resendReceipt({ shownOrders, outbox, newId, now }: Ports) {
  return async (number: string, corrected: string | null): Promise<Result<{ to: string }, NotResent>> => {
    const order = await shownOrders.findByNumber(number);
    if (!order) return err('unknownOrder');
    if (order.erasedAt) return err('erased');
    const parsed = corrected === null ? null : emailAddress('').safeParse(corrected);
    if (parsed && !parsed.success) return err('invalidAddress');
    const to = parsed?.data ?? order.email;
    if (!to) return err('noAddress');
    if (parsed && !(await shownOrders.correctAddress(order.id, to))) return err('erased');
    if (!hasAccess(order.status)) return err('noAccess');
    const about = { orderId: order.id, reason: `receipt:${order.id}:${newId()}` };
    await outbox.queue(newMail({ newId, now }, { template: 'receipt', ...about, recipient: to, data: {} }));
    return ok({ to });
  };
}
