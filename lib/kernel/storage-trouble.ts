/** Why a database can't read or write, though the code is right. */
type StorageTrouble = 'full' | 'readOnly' | 'damaged' | 'failing' | 'busy' | 'away';

/** Codes of SQLite, Postgres, Prisma and Node. The first match counts. */
const CODES: [RegExp, StorageTrouble][] = [
  [/^(SQLITE_FULL|53100|ENOSPC)$/, 'full'],
  [/^(SQLITE_READONLY\w*|25006|EROFS|EACCES)$/, 'readOnly'],
  [/^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/, 'damaged'],
  [/^(SQLITE_IOERR\w*|58\w{3}|EIO)$/, 'failing'],
  [/^(SQLITE_(BUSY|LOCKED|PROTOCOL)\w*|57014|55P03|25P0[34]|P2028)$/, 'busy'],
  [/^(SQLITE_CANTOPEN\w*|08\w{3}|28\w{3}|3D000|53\w{3}|57P0\w|P10(0[0-3]|08|1[017])|P20(24|37))$/, 'away'],
  [/^(ECONNREFUSED|DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/, 'away'],
];

/** What pg says of a server that does not answer: those errors have no code. */
const NO_ANSWER = /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated)/;

export const TROUBLE_TEXT: Record<StorageTrouble, string> = {
  full: 'The disk of the database is full. Nothing can be stored until there is room on it',
  readOnly:
    'The database can be read and not written. Look at the owner and the rights of the file and its folder, or whether the server is a standby',
  damaged: 'The database is damaged. Stop the site and put back the last backup',
  failing:
    'The disk of the database fails to read or to write. Look at the disk, and into the log of the system',
  busy: 'The database did not get to it in time. Look whether another process keeps it locked, or the machine has too much to do',
  away: 'The database does not answer',
};

/** The storage problem behind an error. The innermost cause counts: Prisma has one code for several. */
export function storageTrouble(error: unknown, depth = 0): StorageTrouble | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null;
  const { code, originalCode, kind, cause, meta, driverAdapterError } = error as Record<string, unknown>;
  for (const inner of [cause, meta, driverAdapterError]) {
    const found = storageTrouble(inner, depth + 1);
    if (found) return found;
  }
  for (const one of [code, originalCode, kind]) {
    const known = CODES.find(([codes]) => typeof one === 'string' && codes.test(one));
    if (known) return known[1];
  }
  return error instanceof Error && NO_ANSWER.test(error.message) ? 'away' : null;
}
