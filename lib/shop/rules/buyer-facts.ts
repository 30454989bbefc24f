import { fill } from '@/lib/kernel/text';
import type { Buyer } from './buyer';
import type { PaidWith, Payer, ShownOrderWithPayment } from './shown-order';
import type { Payment, PaymentStatus } from './records';

/** How ways to pay are called (content/orders.yaml). */
export type PaidWithWords = {
  card: string;
  bankAccount: string;
  link: string;
  /** By Stripe's word for it; `unknown` for a brand that is not here. */
  brands: { unknown: string } & Record<string, string>;
};

/**
 * Who bought and how it was paid, as receipt, order page and mail print it. An empty text: nothing to print.
 */
export type BuyerFacts = { email: string; soldTo: string; paidWith: string };

type Facts = Pick<ShownOrderWithPayment, 'email' | 'paidWith' | 'erasedAt'> & Buyer;

/** Of somebody who had everything deleted nothing is shown, whatever was told of the payment since. */
export function buyerFacts(order: Facts, words: PaidWithWords): BuyerFacts {
  if (order.erasedAt) return { email: '', soldTo: '', paidWith: '' };
  return { email: order.email ?? '', soldTo: soldTo(order), paidWith: paidWithText(order.paidWith, words) };
}

/**
 * Company and tax id in one line, and the postal address in lines of its own; empty when nothing was typed.
 */
export function soldTo({ company, taxId, postalAddress }: Buyer): string {
  return [[company, taxId].filter(Boolean).join(', '), postalAddress].filter(Boolean).join('\n');
}

/** The payment that came in, out of all tries. */
export function paidWithOf(payments: readonly (PaidWith & { status: PaymentStatus })[]): PaidWith | null {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return paid ? { method: paid.method, brand: paid.brand, last4: paid.last4 } : null;
}

/** The same of currency and country. */
export function payerOf(payments: readonly Pick<Payment, 'status' | 'currency' | 'country'>[]): Payer {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return { paidCurrency: paid?.currency ?? null, country: paid?.country ?? null };
}

/** Stripe tells digits of cards and of bank accounts only, and of Link that it was used. */
function paidWithText(paidWith: PaidWith | null, words: PaidWithWords): string {
  if (!paidWith) return '';
  const { method, brand, last4 } = paidWith;
  if (!last4) return method === 'link' ? words.link : '';
  if (method !== 'card') return fill(words.bankAccount, { last4 });
  const cardBrand = words.brands[brand ?? 'unknown'] ?? words.brands.unknown;
  return fill(words.card, { cardBrand, last4 });
}
