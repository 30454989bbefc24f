import type { AgreedTerms, Terms } from '@/lib/shop/rules/catalogue';
import type { Database } from '@/lib/platform/database/client';
import { made } from '@/lib/platform/database/taken';
import { inParts } from '@/lib/platform/database/read-pages';
import { type OrderState, statesIn } from '@/lib/shop/rules/order-state';
import { termsOf } from '@/lib/content/catalogue';
import type { Context } from '@/lib/context';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';

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

/** Stores the terms of a content version, if they aren't stored. */
export async function keepTerms(database: Database, contentVersion: string, terms: Terms): Promise<void> {
  if (await database.terms.findUnique({ where: { contentVersion }, select: { keptAt: true } })) return;
  // Another process may have just done it.
  await made(database.terms.create({ data: { contentVersion, ...terms } }));
}

/** What an order's buyer agreed to, by its content version; today's in place of one that wasn't stored. */
export async function termsOfOrder(
  { database, content }: Pick<Context, 'database' | 'content'>,
  { id, productSlug }: Pick<ShownOrder, 'id' | 'productSlug'>,
): Promise<AgreedTerms> {
  const order = await database.order.findUnique({ where: { id }, select: { contentVersion: true } });
  const kept = order && (await database.terms.findUnique({ where: order }));
  // `licenses` and `editions` are asserted: only keepTerms writes them.
  const { withdrawal, service, licenses } = (kept as Terms | null) ?? termsOf(content);
  const editions = (kept?.editions ?? {}) as Terms['editions'];
  return { withdrawal, service, license: licenses[productSlug] ?? '', editions, isKept: kept !== null };
}
