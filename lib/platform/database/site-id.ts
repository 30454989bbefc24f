import type { Database } from './client';

/**
 * What tells this site from others, also when its address changes or another has the same one. Made by the
 * migration.
 */
export async function siteId(database: Database): Promise<string> {
  return (await database.site.findUniqueOrThrow({ where: { id: 1 } })).siteId;
}
