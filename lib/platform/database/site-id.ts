import type { Database } from './client';

/** What our payments say of the site: its host, and an id that stays when its address changes. */
export async function siteName({ site }: Database, baseUrl: string): Promise<string> {
  const { siteId } = await site.findUniqueOrThrow({ where: { id: 1 } });
  return `${new URL(baseUrl).host}/${siteId}`;
}
