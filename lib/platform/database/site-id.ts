import type { Database } from './client';

const ids = new WeakMap<Database, Promise<string>>();

/**
 * The site's metadata on its payments: its host, and an id that tells it from others, also when its address
 * changes.
 */
export async function siteName(database: Database, baseUrl: string): Promise<string> {
  const id = ids.get(database) ?? siteId(database);
  ids.set(database, id);
  try {
    return `${new URL(baseUrl).host}/${await id}`;
  } catch (error) {
    ids.delete(database);
    throw error;
  }
}

const siteId = async (database: Database): Promise<string> =>
  (await database.site.findUniqueOrThrow({ where: { id: 1 } })).siteId;
