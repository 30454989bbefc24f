import type { Database } from './client';

/**
 * The site's metadata on its payments: its host, and an id that tells it from others, also when its address
 * changes.
 */
export async function siteName({ site }: Database, baseUrl: string): Promise<string> {
  const { siteId } = await site.findUniqueOrThrow({ where: { id: 1 } });
  return `${new URL(baseUrl).host}/${siteId}`;
}
