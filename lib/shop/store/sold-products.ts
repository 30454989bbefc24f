import type { Database } from '@/lib/platform/database/client';

/**
 * Every product that somebody has paid for and may download, tools of a bundle among them, with the number of orders.
 * Those whose access has ended don't count.
 */
export async function soldProducts(database: Database): Promise<{ productSlug: string; orders: number }[]> {
  const groups = await database.order.groupBy({
    by: ['productSlug'],
    where: { status: { in: ['paid', 'partially_refunded', 'disputed'] } },
    _count: true,
  });
  const orders = new Map(groups.map(({ productSlug, _count }) => [productSlug, _count]));
  // Only a bundle has others' files; what was in it is read from its last order of each content.
  const bundles = await database.order.findMany({
    where: { status: { in: ['paid', 'partially_refunded', 'disputed'] } },
    distinct: ['productSlug', 'contentVersion'],
    select: { productSlug: true, tools: true },
  });
  for (const { productSlug, tools } of bundles)
    for (const tool of tools as string[])
      if (!orders.has(tool)) orders.set(tool, orders.get(productSlug) ?? 0);
  return [...orders].map(([productSlug, count]) => ({ productSlug, orders: count }));
}
