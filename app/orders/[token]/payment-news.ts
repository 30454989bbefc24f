import type { PaymentNewsTexts } from '@/components/orders/payment-news';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { isWaiting, type ShownStatus, stageOf } from '@/lib/shop/rules/payment-status';

type Status = ShownStatus | 'succeeded';
type Followed = {
  status: Status;
  url: string | null;
};
type Seen = { token: string; productSlug: string; followed: Followed | null; query: Record<string, unknown> };

/**
 * In seconds, each longer than the one before: a bank takes minutes or days. Then whoever waits loads the
 * page again.
 */
const WAITS = [3, 5, 10, 10, 20, 30, 60, 60, 60, 60, 60];

/**
 * What an order's page says first of its payment on Stripe's page. That it has succeeded is said once, to
 * whoever comes back from there; what is still to be done, always. Of the address nothing is believed.
 */
export function paymentNews(
  { toolbox }: Pick<Content, 'toolbox'>,
  { token, productSlug, followed, query }: Seen,
): PaymentNewsTexts | null {
  if (!followed) return null;
  const { status, url } = followed;
  const words = toolbox.checkout;
  if (status === 'succeeded') {
    const { title, text } = words.success;
    return query.payment === 'made' ? { title, text, button: null, again: null } : null;
  }
  const { title, text, button } = words.status[status];
  const asked = typeof query.asked === 'string' ? Number.parseInt(query.asked, 10) || 0 : 0;
  const seconds = isWaiting(status) ? WAITS[asked] : undefined;
  const otherwise = stageOf(status) === 'open' ? routes.product(productSlug) : routes.toolbox;
  return {
    ...{ title, text },
    button: button ? { label: button, href: url ?? otherwise } : null,
    again: seconds
      ? { seconds, label: words.again, href: `${routes.order(token)}?payment=made&asked=${asked + 1}` }
      : null,
  };
}
