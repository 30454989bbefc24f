import type { Money } from '@/lib/kernel/money';

/** Of one product. */
export type Amount = Money & { title: string };

/** How many of each product and what they come to, by currencies, the one that comes to most first. */
export function sumsOf(amounts: Amount[]) {
  const sums = new Map<string, Amount & { count: number }>();
  for (const { title, cents, currency } of amounts) {
    const of = `${currency} ${title}`;
    const sum = sums.get(of) ?? { count: 0, cents: 0 };
    sums.set(of, { title, currency, count: sum.count + 1, cents: sum.cents + cents });
  }
  return [...sums.values()].sort((a, b) => b.cents - a.cents);
}
