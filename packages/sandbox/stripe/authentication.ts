import type { Account } from './account';
import type { Given } from './form';
import { requireClientSecret } from './from-the-browser';
import { answerQuestion } from './intents/attempt';
import { foundIntent } from './intents/find';
import type { Shown } from './sessions/pay';

/**
 * The bank's page on which the payer accepts or refuses (at Stripe: hooks.stripe.com). It stands in a dialog
 * of Stripe.js, or alone, and then goes on to the return address.
 * @throws ApiError when the secret does not belong to the intent
 */
export function questionPage(account: Account, given: Given): Shown {
  const { id, secret } = credentials(account, given);
  const { amount, currency } = foundIntent(account, id);
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  return page(`<h1>3D Secure 2 test page</h1>
<p>This is a sandbox: your bank asks whether you want to pay <b>${price}</b>. No card is charged.</p>
<form method="post" action="/3ds">
<input type="hidden" name="payment_intent" value="${id}">
<input type="hidden" name="payment_intent_client_secret" value="${secret}">
<button name="outcome" value="accept">Complete authentication</button>
<button name="outcome" value="refuse" id="refuse">Fail authentication</button>
</form>
<script>addEventListener('message', (event) => event.data === 'refuse' && document.getElementById('refuse').click())</script>`);
}

/** Takes the answer. @returns where to go next, or the page that tells Stripe.js that it is done */
export function takeAnswer(account: Account, given: Given): Shown {
  const { id, secret } = credentials(account, given);
  const intent = foundIntent(account, id);
  const alone = intent.next_action?.type === 'redirect_to_url';
  answerQuestion(account, intent, given.outcome === 'accept');
  const back = account.returnUrls.get(id);
  if (!alone || !back) {
    return page(`<p>Thank you.</p><script>parent.postMessage('answered', '*')</script>`);
  }
  const url = new URL(back);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return { location: url.href };
}

function credentials(account: Account, given: Given): { id: string; secret: string } {
  const [id = '', secret = ''] = [given.payment_intent, given.payment_intent_client_secret].map((value) =>
    typeof value === 'string' ? value : '',
  );
  requireClientSecret(account, id, { client_secret: secret });
  return { id, secret };
}

/** Its address has the client secret in it, and goes to no other site. */
function page(body: string): Shown {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>3D Secure (sandbox)</title><link rel="stylesheet" href="/elements/elements.css">
<style>body{padding:24px;background:#fff}h1{font-size:1.25em;font-weight:600}button{min-height:44px;padding:8px 16px;margin:8px 8px 0 0}</style>
</head><body>${body}</body></html>`;
  return { status: 200, page: html };
}
