import type { Database } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { type OrderState, statesIn } from '@/lib/shop/rules/order-state';

const MAY_GIVE_FILES: OrderState[] = [...statesIn('granted'), 'disputed'];

/**
 * Products that buyers may download, or may again after a dispute, with the number of orders. Includes a
 * bundle's tools.
 */
export async function soldProducts(database: Database): Promise<{ productSlug: string; orders: number }[]> {
  const groups = await database.order.groupBy({
    by: ['productSlug'],
    where: { status: { in: MAY_GIVE_FILES } },
    _count: true,
  });
  const orders = new Map(groups.map(({ productSlug, _count }) => [productSlug, _count]));
  // Only a bundle has others' files; one order of each content version tells which.
  const ofContents = await database.order.groupBy({
    by: ['productSlug', 'contentVersion'],
    where: { status: { in: MAY_GIVE_FILES } },
    _max: { id: true },
  });
  const ids = ofContents.flatMap(({ _max }) => _max.id ?? []);
  const bundles = await inParts(ids, (part) =>
    database.order.findMany({ where: { id: { in: part } }, select: { productSlug: true, tools: true } }),
  );
  for (const { productSlug, tools } of bundles)
    for (const tool of tools as string[])
      if (!orders.has(tool)) orders.set(tool, orders.get(productSlug) ?? 0);
  return [...orders].map(([productSlug, count]) => ({ productSlug, orders: count }));
}
