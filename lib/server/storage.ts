import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { erasedListFile } from '@/lib/your-data/store/erased-list';

/** Why the site can't write the list of deletions, if there is one. Changes nothing. */
export function erasedListFaults(env: Pick<Env, 'DATABASE_URL' | 'ERASED_LIST'>): string[] {
  const file = erasedListFile(env);
  const fault = file === null ? null : whyNotWritten(file);
  if (fault === null) return [];
  const name = env.ERASED_LIST ? 'ERASED_LIST' : 'ERASED_LIST (not set: beside the database)';
  const advice = 'Every deletion is noted there. Name a file that the account of the site can write';
  return [`${name}: the list can't be written (${fault}). ${advice}`];
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
