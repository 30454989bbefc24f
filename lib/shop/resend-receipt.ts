import type { Context } from '@/lib/context';
import { emailAddress } from '@/lib/kernel/email-address';
import { hasAccess } from '@/lib/shop/rules/order-state';
import { err, ok, type Result } from '@/lib/kernel/result';
import { queueOnce, newMail } from '@/lib/mail/store/outbox';
import { randomId } from '@/lib/platform/random/tokens';
import { correctAddress, findShownOrder } from './store/shown-orders';

export type NotResent = 'unknownOrder' | 'erased' | 'noAccess' | 'noAddress' | 'invalidAddress';

/**
 * Queues the receipt again.
 * @param number such as PL-7K3M-9QXW
 * @param corrected replaces the order's address and ends the links sent to the old one; refused for an erased
 * buyer
 */
export async function resendReceipt(
  context: Pick<Context, 'database' | 'now'>,
  number: string,
  corrected: string | null,
): Promise<Result<{ to: string }, NotResent>> {
  const order = await findShownOrder(context.database, { number });
  if (!order) return err('unknownOrder');
  if (order.erasedAt) return err('erased');
  const parsed = corrected === null ? null : emailAddress('').safeParse(corrected);
  if (parsed && !parsed.success) return err('invalidAddress');
  const to = parsed?.data ?? order.email;
  if (!to) return err('noAddress');
  if (parsed && !(await correctAddress(context.database, order.id, to))) return err('erased');
  if (!hasAccess(order.status)) return err('noAccess');
  const about = { orderId: order.id, reason: `receipt:${order.id}:${randomId()}` };
  const mail = newMail(context, { template: 'receipt', ...about, recipient: to, data: {} });
  await queueOnce(context.database, mail);
  return ok({ to });
}
