import fs from 'node:fs/promises';
import path from 'node:path';

/** What was deleted for good, by the keyed hash of its id. */
export type Erased = { idHash: string; erasedAt: Date };

/**
 * The list of what was erased, outside the database: a restored backup knows nothing of later deletions, and a lost
 * database takes its own list along. One line each, hash and moment, nothing personal (docs/decisions/017).
 * @param file where it lies; null: nowhere
 */
export function erasedList(file: string | null) {
  return {
    /** Adds to its end, on the disk when it is done. Several processes may do it at once. */
    async add(entries: Erased[]): Promise<void> {
      if (file === null || entries.length === 0) return;
      const lines = entries.map(({ idHash, erasedAt }) => `${idHash} ${erasedAt.toISOString()}\n`);
      await fs.appendFile(file, lines.join(''), { mode: 0o600, flush: true });
      await syncFolder(path.dirname(file));
    },

    /** All of it, each hash once. A line that a crash has cut off is left out. Empty when there is no list. */
    async read(): Promise<Erased[]> {
      const text = file === null ? '' : await fs.readFile(file, 'utf8').catch(emptyIfMissing);
      const found = text.matchAll(/^([\w-]{43}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/gm);
      const all = [...found].map(([, idHash = '', moment = '']) => [idHash, new Date(moment)] as const);
      return [...new Map(all)].map(([idHash, erasedAt]) => ({ idHash, erasedAt }));
    },
  };
}

/** That a file is there is written in its folder. Windows can't be asked to, and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}

function emptyIfMissing(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
  throw error;
}
