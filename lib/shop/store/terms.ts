import { termsOf } from '@/lib/content/terms';
import type { Context } from '@/lib/context';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import type { AgreedTerms, Terms } from '@/lib/shop/rules/terms';
import type { Database } from '@/lib/platform/database/client';
import { made } from '@/lib/platform/database/taken';

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
