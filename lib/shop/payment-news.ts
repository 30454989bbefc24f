import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import type { Followed } from './payment-status';
import { isWaiting, stageOf } from './rules/payment-status';

/** What has become of a payment on Stripe's page, for whoever comes back from there. */
export type PaymentNewsTexts = {
  title: string;
  text: string;
  /** What to do next. */
  button: { label: string; href: string } | null;
  /** While it is under way: in how many seconds this page asks again, and under which address. */
  again: { seconds: number; label: string; href: string } | null;
};

type Seen = { token: string; productSlug: string; followed: Followed | null; query: Record<string, unknown> };

/** Seconds between reloads. After the last, buyers reload themselves: a bank may take days. */
const WAITS = [3, 5, 10, 10, 20, 30, 60, 60, 60, 60, 60];

/**
 * The notice about a payment on Stripe's page. Success shows once, on the return from there; what is left to
 * do shows always. The status comes from Stripe, never from the address.
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
    title,
    text,
    button: button ? { label: button, href: url ?? otherwise } : null,
    again: seconds
      ? { seconds, label: words.again, href: `${routes.order(token)}?payment=made&asked=${asked + 1}` }
      : null,
  };
}
