import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { median } from './medians';

const COMMITS = 300;

/**
 * What it costs that SQLite waits for this machine's disk at each commit, and what it would cost if it did
 * not: ms.
 */
export function priceOfDurability(): { FULL: number; NORMAL: number } {
  return { FULL: commitMs('FULL'), NORMAL: commitMs('NORMAL') };
}

function commitMs(synchronous: 'FULL' | 'NORMAL'): number {
  const folder = temporaryFolder('durability');
  const database = new Sqlite(path.join(folder, 'price.db'));
  try {
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; CREATE TABLE t (x TEXT)`);
    const insert = database.prepare('INSERT INTO t VALUES (?)');
    const row = 'x'.repeat(2_000);
    const took = Array.from({ length: COMMITS }, () => {
      const began = performance.now();
      insert.run(row);
      return performance.now() - began;
    });
    return median(took);
  } finally {
    database.close();
    removeFolder(folder);
  }
}
