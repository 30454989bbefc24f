import type { CatalogueProduct, CatalogueSource, AgreedTerms, Terms } from '@/lib/shop/rules/catalogue';
import { oncePer } from '@/lib/kernel/keyed';
import type { Database } from '@/lib/platform/database/client';
import type { Product as Row } from '@/lib/platform/database/generated/sqlite/client';
import { made } from '@/lib/platform/database/taken';
import { inParts } from '@/lib/platform/database/read-pages';
import { type OrderState, statesIn } from '@/lib/shop/rules/order-state';
import { termsOf } from '@/lib/content/catalogue';
import type { Context } from '@/lib/context';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';

/** The only row: which content the products are from. */
const SOURCE = { id: 1 };

/** Cached until another build has replaced the products. */
export const catalogue = oncePer((database: Database) => {
  let read: { source: string; products: CatalogueProduct[] } | null = null;
  const list = async (): Promise<CatalogueProduct[]> => {
    const source = JSON.stringify(await database.catalogue.findUnique({ where: SOURCE }));
    if (read?.source === source) return read.products;
    const rows = await database.product.findMany({
      where: { retired: false },
      orderBy: { position: 'asc' },
    });
    read = { source, products: rows.map(fromRow) };
    return read.products;
  };
  return {
    /** Everything that is sold, in the order of content. */
    list,

    /** Null as well for a product that is no longer sold. */
    find: async (slug: string) => (await list()).find((product) => product.slug === slug) ?? null,

    /** Also one that was sold once. */
    async findSold(slug: string) {
      if (!SLUG.test(slug)) return null;
      const row = await database.product.findUnique({ where: { slug } });
      return row && fromRow(row);
    },

    /** All of it at once. 'newer': what is there comes from a later build, and stays. */
    async replace(products: CatalogueProduct[], source: CatalogueSource) {
      await makeSourceRow(database);
      return database.$transaction((open) => replaceIfOlder(open as Database, products, source));
    },
  };
});

/** Other ids aren't asked for: Postgres rejects NUL, for example. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** The row to lock while replacing. Several processes may make it at once. */
async function makeSourceRow(database: Database): Promise<void> {
  if (await database.catalogue.findUnique({ where: SOURCE })) return;
  await made(database.catalogue.create({ data: { ...SOURCE, contentVersion: '', builtAt: new Date(0) } }));
}

/** Begins with a write: SQLite rejects a write after a read if another process wrote in between. */
async function replaceIfOlder(
  database: Database,
  products: CatalogueProduct[],
  source: CatalogueSource,
): Promise<'replaced' | 'newer'> {
  const older = { ...SOURCE, builtAt: { lte: source.builtAt } };
  const { count } = await database.catalogue.updateMany({ where: older, data: source });
  if (count === 0) return 'newer';
  await database.product.deleteMany();
  await database.product.createMany({
    data: products.map((product, position) => ({ ...product, position })),
  });
  return 'replaced';
}

// Asserted, not checked: only `replace` writes these columns.
function fromRow({ position: _, ...row }: Row): CatalogueProduct {
  return {
    ...row,
    whatYouGet: row.whatYouGet as string[],
    benefits: row.benefits as string[],
    features: row.features as string[],
    tools: row.tools as string[],
  };
}

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
