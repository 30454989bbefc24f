import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<Stripe> | undefined;

/**
 * Stripe.js, loaded once and not before somebody buys: until then no request and no cookie of theirs. It
 * always comes from js.stripe.com, but for a stand-in, whose script is put into the page first: loadStripe
 * then takes the one it finds. A failure is forgotten, so that the next try may succeed.
 * @throws Error when the script does not come
 */
export function stripeJs(publishableKey: string, standIn: string | null): Promise<Stripe> {
  loading ??= load(publishableKey, standIn).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(publishableKey: string, standIn: string | null): Promise<Stripe> {
  if (standIn) await insertScript(standIn);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js is not there.');
  return stripe;
}

function insertScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The stand-in for Stripe.js did not load.'));
    };
    document.head.append(script);
  });
}
