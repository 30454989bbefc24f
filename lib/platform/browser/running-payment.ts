import { routes } from '@/lib/kernel/routes';
import { readStored, writeStored } from './stored-json';

/**
 * The payment this tab is about: kept for as long as the tab, so that a reload, Back and the return from a bank find it
 * again. The client secret is the proof that this browser pays; it never stays in an address.
 */
type RunningPayment = {
  secret: string;
  /** Unknown when a bank led back into another browser. */
  slug?: string;
  amount?: number;
  /** Of the words that it was begun under. */
  contentVersion?: string;
  /** Succeeded, and the visitor has been told so. */
  paid?: true;
};

const NAME = 'plumbline.payment';
const storage = () => sessionStorage;

export const runningPayment = () => readStored<RunningPayment>(storage, NAME);
export const keepPayment = (payment: RunningPayment) => writeStored(storage, NAME, payment);

/**
 * Whether this page is the one that a bank or Stripe leads back to (/toolbox?success=true). The secret that stands in the
 * address is taken out of it at once. What the address claims to have succeeded is not believed (rule 39).
 */
export function takeReturn(): boolean {
  const url = new URL(location.href);
  const secret = url.searchParams.get('payment_intent_client_secret');
  if (secret) {
    const before = runningPayment();
    keepPayment(before?.secret === secret ? before : { secret });
  }
  const returned = url.searchParams.get('success') === 'true';
  if ([...url.searchParams.keys()].some((name) => RETURNED.includes(name)))
    history.replaceState(history.state, '', routes.toolbox + (returned ? '?success=true' : ''));
  return returned;
}

const RETURNED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];
