import type { CatalogueProduct, CatalogueSource } from '@/lib/shop/rules/catalogue';
import { oncePer } from '@/lib/kernel/keyed';
import type { Database } from '@/lib/platform/database/client';
import type { Product as Row } from '@/lib/platform/database/generated/sqlite/client';
import { made } from '@/lib/platform/database/taken';

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
