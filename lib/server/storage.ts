import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { erasedListFile } from '@/lib/your-data/store/erased-list';
import { type Finding, finding } from './finding';

type Stored = Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>;

/**
 * Whether the site may write the list of deletions. Changes nothing.
 * @param asProduction whether doing without is told
 */
export function erasedListFinding(env: Stored, asProduction: boolean): Finding {
  const about = 'erased list';
  const file = erasedListFile(env);
  if (file === null) return finding(about, asProduction ? 'look' : 'off', NOWHERE);
  const fault = whyNotWritten(file);
  if (!fault) return finding(about, 'ok', `${file} can be written`);
  const name = env.ERASED_LIST ? 'ERASED_LIST' : 'ERASED_LIST (not set: beside the database)';
  const advice = 'Every deletion is noted there. Name a file that the account of the site can write';
  return finding(about, 'stop', `${name}: the list can't be written (${fault}). ${advice}`);
}

const NOWHERE = 'ERASED_LIST is not set: whoever is deleted comes back with a backup of an earlier day';

export function isErasedListUnwritable(env: Stored): boolean {
  const file = erasedListFile(env);
  return file !== null && whyNotWritten(file) !== null;
}

/** Node's words for why a file, which may not exist yet, can't be written; `null` if it can. */
function whyNotWritten(file: string): string | null {
  try {
    if (fs.existsSync(file)) fs.closeSync(fs.openSync(file, 'r+'));
    else fs.accessSync(`${nearestThere(path.dirname(file))}/.`, fs.constants.W_OK);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function nearestThere(folder: string): string {
  const above = path.dirname(folder);
  return fs.existsSync(folder) || above === folder ? folder : nearestThere(above);
}
