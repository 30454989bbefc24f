import type Stripe from 'stripe';
import type { Account } from '../account';
import { TEST_BANK_ACCOUNTS, TEST_CARDS } from '../test-cards';
import { intentOfSession } from './find';

/**
 * The page that Stripe has for a session (at Stripe: checkout.stripe.com). It needs no script.
 * @param wrong what was wrong with the last try
 */
export function sessionPage(account: Account, session: Stripe.Checkout.Session, wrong?: string): string {
  const { name } = account.sold.get(session.id)!;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: session.currency! });
  const amount = price.format(session.amount_total! / 100);
  const { amount_tax: tax } = session.total_details!;
  const note = session.custom_text.submit?.message ?? '';
  const intent = intentOfSession(account, session);
  const error = wrong ?? intent?.last_payment_error?.message;
  return page(`<p>This is a sandbox. No card is charged.</p>
<h1>${text(name)}</h1><p><b>${amount}</b>${tax > 0 ? `, ${price.format(tax / 100)} of it tax` : ''}</p>
${error ? `<p role="alert">${text(error)}</p>` : ''}
<form method="post">
<p><label>Email <input name="email" type="email" value="${text(session.customer_details?.email ?? '')}" required></label></p>
${session.allow_promotion_codes ? '<p><label>Promotion code <input name="code"></label> TENOFF or FREE</p>' : ''}
${session.tax_id_collection?.enabled ? '<p><label>Business name <input name="business_name"></label></p>' : ''}
<p><label>Pay with <select name="payment_method">${METHODS}</select></label></p>
<button>Pay</button>
<p>${text(note).replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')}</p>
</form>
${session.cancel_url ? `<p><a href="${text(session.cancel_url)}">Back</a></p>` : ''}`);
}

/** Of one that has expired. */
export const closedPage = ({ cancel_url: back }: Stripe.Checkout.Session): string =>
  page(`<h1>This checkout session has expired</h1>${back ? `<p><a href="${text(back)}">Back</a></p>` : ''}`);

const option = ({ name, number }: { name: string; number: string }) =>
  `<option value="${name}">${number} (${name.slice(3)})</option>`;
const METHODS = [...TEST_CARDS, ...TEST_BANK_ACCOUNTS].map(option).join('');

const text = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Checkout (sandbox)</title><link rel="stylesheet" href="/elements/elements.css">
<style>body{padding:24px;background:#fff}h1{font-size:1.25em;font-weight:600}button,input,select{min-height:44px;max-width:100%;padding:8px 16px}</style>
</head><body>${body}</body></html>`;
}
