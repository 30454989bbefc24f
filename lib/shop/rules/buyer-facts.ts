import { fill } from '@/lib/kernel/text';
import type { PaidWith, Payer, ShownOrderWithPayment } from './shown-order';
import type { Payment, PaymentStatus } from './records';

/** Names of ways to pay (content/orders.yaml). */
export type PaidWithWords = {
  card: string;
  bankAccount: string;
  link: string;
  /** By Stripe's name; `unknown` for others. */
  brands: { unknown: string } & Record<string, string>;
};

/** Printed on receipt, order page and mail. An empty string: nothing to print. */
export type BuyerFacts = { email: string; paidWith: string };

type Facts = Pick<ShownOrderWithPayment, 'email' | 'paidWith' | 'erasedAt'>;

/** Nothing for an erased buyer, even if Stripe has told more since. */
export function buyerFacts(order: Facts, words: PaidWithWords): BuyerFacts {
  if (order.erasedAt) return { email: '', paidWith: '' };
  return { email: order.email ?? '', paidWith: paidWithText(order.paidWith, words) };
}

/** The successful payment. */
export function paidWithOf(payments: readonly (PaidWith & { status: PaymentStatus })[]): PaidWith | null {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return paid ? { method: paid.method, brand: paid.brand, last4: paid.last4 } : null;
}

export function payerOf(payments: readonly Pick<Payment, 'status' | 'currency' | 'country'>[]): Payer {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return { paidCurrency: paid?.currency ?? null, country: paid?.country ?? null };
}

/** Stripe gives digits for cards and bank accounts only. */
function paidWithText(paidWith: PaidWith | null, words: PaidWithWords): string {
  if (!paidWith) return '';
  const { method, brand, last4 } = paidWith;
  if (!last4) return method === 'link' ? words.link : '';
  if (method !== 'card') return fill(words.bankAccount, { last4 });
  const cardBrand = words.brands[brand ?? 'unknown'] ?? words.brands.unknown;
  return fill(words.card, { cardBrand, last4 });
}
