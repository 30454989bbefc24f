/** Of one product, in cents. */
export type Amount = { title: string; cents: number };

/** How many of each product and what they come to, the one that comes to most first. */
export function sumsOf(amounts: Amount[]) {
  const sums = new Map<string, Amount & { count: number }>();
  for (const { title, cents } of amounts) {
    const sum = sums.get(title) ?? { title, count: 0, cents: 0 };
    sums.set(title, { title, count: sum.count + 1, cents: sum.cents + cents });
  }
  return [...sums.values()].sort((a, b) => b.cents - a.cents);
}
