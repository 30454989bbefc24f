import fs from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import type { Erased } from '@/lib/your-data/rules/erased';

/** A line is a deletion: hash and moment. */
const LINE = /^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/gm;

/** Where the list lies outside the database: beside an SQLite file by itself; null: nowhere. */
export function erasedListFile({
  ERASED_LIST,
  DATABASE_URL,
}: Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>): string | null {
  if (ERASED_LIST) return ERASED_LIST;
  const address = readDatabaseUrl(DATABASE_URL);
  return address.provider === 'sqlite' ? `${address.file}.erased` : null;
}

/**
 * The list of what was erased, outside the database: a restored backup knows nothing of later deletions, and
 * a lost database takes its own list along. One line each, nothing personal (docs/decisions/deleting.md).
 * @param file where it lies; null: nowhere
 */
export function erasedList(file: string | null) {
  return {
    /** Adds to its end, on the disk when it is done. Several processes may do it at once. */
    async add(entries: Erased[]): Promise<void> {
      if (file === null || entries.length === 0) return;
      const lines = entries.map(({ idHash, erasedAt }) => `${idHash} ${erasedAt.toISOString()}\n`);
      await fs.mkdir(path.dirname(file), { recursive: true });
      // A line that a crash has cut off must not swallow the first of these: they begin on one of their own.
      await fs.appendFile(file, `\n${lines.join('')}`, { mode: 0o600, flush: true });
      await syncFolder(path.dirname(file));
    },

    /** All of it, without a line that a crash has cut off. Empty when there is no list. */
    async read(): Promise<Erased[]> {
      const text = file === null ? '' : ((await fs.readFile(file, 'utf8').catch(nullIfMissing)) ?? '');
      const lines = [...text.matchAll(LINE)];
      return lines.map(([, idHash = '', moment = '']) => ({ idHash, erasedAt: new Date(moment) }));
    },
  };
}

/** That a file is there is written in its folder. Windows can't be asked to, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
