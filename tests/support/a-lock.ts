import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const HOLD = `
  const database = new (require('better-sqlite3'))(process.argv[1]);
  database.exec(process.argv[2]);
  process.stdout.write('locked');
  process.stdin.resume().on('end', () => process.exit());
`;

/**
 * Another process that has an SQLite file locked until it is told to let go, or the test is over.
 * @param how by default nobody else may write; after `PRAGMA locking_mode = EXCLUSIVE` nobody may read
 */
export async function aLock(file: string, how = 'BEGIN EXCLUSIVE'): Promise<{ letGo: () => Promise<void> }> {
  const holder = spawn(process.execPath, ['-e', HOLD, file, how], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const letGo = async () => {
    holder.stdin.end();
    if (holder.exitCode === null) await once(holder, 'exit');
  };
  onTestFinished(letGo);
  return { letGo };
}
