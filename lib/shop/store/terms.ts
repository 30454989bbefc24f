import type { Terms } from '@/lib/shop/rules/terms';
import type { TermsOfOrder } from '@/lib/shop/ports/orders';
import type { Database } from '@/lib/platform/database/client';
import { made } from '@/lib/platform/database/taken';

/** Keeps the terms of a version of content/, unless they are kept. */
export async function keepTerms(database: Database, contentVersion: string, terms: Terms): Promise<void> {
  if (await database.terms.findUnique({ where: { contentVersion }, select: { keptAt: true } })) return;
  // Unless another process that has just started did.
  await made(database.terms.create({ data: { contentVersion, ...terms } }));
}

/**
 * What the buyer of an order agreed to, by the version of content/ that it was made with.
 * @param today what stands in for a version that was not kept
 */
export function termsReader(database: Database, today: Terms): TermsOfOrder {
  return async ({ id, productSlug }) => {
    const order = await database.order.findUnique({ where: { id }, select: { contentVersion: true } });
    const kept = order && (await database.terms.findUnique({ where: order }));
    // What `licenses` holds is asserted: only keepTerms writes it.
    const { withdrawal, service, licenses } = (kept as Terms | null) ?? today;
    return { withdrawal, service, license: licenses[productSlug] ?? '', isKept: kept !== null };
  };
}
