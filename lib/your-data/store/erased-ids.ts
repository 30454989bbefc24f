import { type Erased, newsTo } from '@/lib/your-data/rules/erased';
import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';

/** What was erased and is noted in a database. */
export const readErased = (database: Pick<Database, 'erasedId'>): Promise<Erased[]> =>
  readPages('idHash', (page) => database.erasedId.findMany({ orderBy: { idHash: 'asc' }, ...page }));

/** Whether one of these hashes is noted. */
export async function isNoted(database: Database, idHashes: string[]): Promise<boolean> {
  return (await database.erasedId.count({ where: { idHash: { in: idHashes } } })) > 0;
}

/** Takes over what another place knows. */
export async function takeOver(database: Database, erased: Erased[]): Promise<void> {
  await database.$transaction(async (open) => {
    await open.erasedId.createMany({ data: newsTo(await readErased(open), erased) });
  });
}
