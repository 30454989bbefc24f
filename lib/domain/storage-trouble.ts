/** Why a database can store or read nothing, though nobody has made a mistake. */
export type StorageTrouble = 'full' | 'readOnly' | 'damaged' | 'away';

/** SQLite's names, Postgres' numbers, Prisma's and Node's. */
const CODES: [RegExp, StorageTrouble][] = [
  [/^(SQLITE_FULL|53100|ENOSPC)$/, 'full'],
  [/^(SQLITE_READONLY\w*|25006|EROFS|EACCES)$/, 'readOnly'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/, 'damaged'],
  [/^(SQLITE_CANTOPEN\w*|P1001|P1002|57P0[123]|53300|ECONNREFUSED|DatabaseNotReachable)$/, 'away'],
];

/** What the operator is told. */
export const TROUBLE_TEXT: Record<StorageTrouble, string> = {
  full: 'The disk of the database is full. Nothing can be stored until there is room on it',
  readOnly:
    'The database can be read and not written. Look at the owner and the rights of the file and its folder, or whether the server is a standby',
  damaged: 'The database is damaged. Stop the site and put back the last backup: npm run restore -- latest',
  away: 'The database does not answer',
};

/** Looks for a known reason in an error, in its causes and in what Prisma has put on it; null for any other. */
export function storageTrouble(error: unknown, depth = 0): StorageTrouble | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null;
  const { code, originalCode, kind, cause, meta, driverAdapterError } = error as Record<string, unknown>;
  for (const one of [code, originalCode, kind]) {
    const known = CODES.find(([codes]) => typeof one === 'string' && codes.test(one));
    if (known) return known[1];
  }
  return (
    [cause, meta, driverAdapterError]
      .map((inner) => storageTrouble(inner, depth + 1))
      .find((found) => found !== null) ?? null
  );
}
