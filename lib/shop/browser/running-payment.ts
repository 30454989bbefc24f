import { routes } from '@/lib/kernel/routes';
import { storedJson } from '@/lib/platform/browser/stored-json';

/**
 * The payment this tab is about: kept for as long as the tab, so that a reload, Back and the return from a
 * bank find it again. The client secret is the proof that this browser pays; it never stays in an address.
 */
type RunningPayment = {
  clientSecret: string;
  /** Unknown when a bank led back into another browser. */
  slug?: string;
  priceCents?: number;
  /** Of the words that it was begun under. */
  contentVersion?: string;
  /** Succeeded, and the visitor has been told so. */
  paid?: true;
};

const kept = storedJson<RunningPayment>(() => sessionStorage, 'plumbline.payment');

export const runningPayment = (): RunningPayment | null => kept.read();

export const keepPayment = (payment: RunningPayment): void => void kept.write(payment);

export const forgetPayment = (): void => void kept.write(null);

/**
 * Whether this page is the one that a bank or Stripe leads back to (/toolbox?success=true). The secret that
 * stands in the address is taken out of it at once. What the address claims to have succeeded is not believed
 * (rule 39).
 */
export function takeReturn(): boolean {
  const url = new URL(location.href);
  const clientSecret = url.searchParams.get('payment_intent_client_secret');
  if (clientSecret) {
    const before = runningPayment();
    keepPayment(before?.clientSecret === clientSecret ? before : { clientSecret });
  }
  const returned = url.searchParams.get('success') === 'true';
  if ([...url.searchParams.keys()].some((name) => RETURNED.includes(name)))
    history.replaceState(history.state, '', routes.toolbox + (returned ? '?success=true' : ''));
  return returned;
}

const RETURNED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
