import { eachOnce, type Erased } from '@/lib/your-data/rules/erased';
import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';

/** What was erased and is noted in a database, also in one of before it was noted under which secret. */
export async function readErased(database: Database): Promise<Erased[]> {
  const rows = () =>
    readPages('idHash', (page) => database.erasedId.findMany({ orderBy: { idHash: 'asc' }, ...page }));
  const before = { idHash: true, erasedAt: true } as const;
  return rows().catch(async (error: unknown) => {
    if ((error as { code?: unknown }).code !== 'P2022') throw error;
    const old = await readPages('idHash', (page) =>
      database.erasedId.findMany({ select: before, orderBy: { idHash: 'asc' }, ...page }),
    );
    return old.map((row) => ({ ...row, keyFingerprint: null }));
  });
}

export async function isNoted(database: Database, idHashes: string[]): Promise<boolean> {
  return (await database.erasedId.count({ where: { idHash: { in: idHashes } } })) > 0;
}

/** Takes over what another place knows: what is not there, and the secret where none is named. */
export async function takeOver(database: Database, erased: Erased[]): Promise<void> {
  const there = new Map((await readErased(database)).map((row) => [row.idHash, row]));
  const all = eachOnce(erased);
  const named = all.filter(
    ({ idHash, keyFingerprint: key }) => key && there.get(idHash)?.keyFingerprint === null,
  );
  await database.$transaction([
    database.erasedId.createMany({ data: all.filter(({ idHash }) => !there.has(idHash)) }),
    ...named.map((data) => database.erasedId.update({ where: { idHash: data.idHash }, data })),
  ]);
}

/** Says of deletions that name no secret that it was this one. @returns how many there were */
export async function nameKey(database: Database, keyFingerprint: string): Promise<number> {
  return (await database.erasedId.updateMany({ where: { keyFingerprint: null }, data: { keyFingerprint } }))
    .count;
}
