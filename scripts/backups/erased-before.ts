import fs from 'node:fs';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { endAgain, type EndedConsent, endedConsents } from '../../lib/your-data/store/consents';
import { readErased, takeOver } from '../../lib/your-data/store/erased-ids';
import type { Erased } from '../../lib/your-data/rules/erased';

/** What a database knows that an older copy of it does not, and that has to stay true. */
export type Known = {
  erased: Erased[];
  /** Consents to marketing mail that were ended since. */
  withdrawn: EndedConsent[];
};

/**
 * Asks the database that is there.
 * @throws when it can't be read: damaged, gone, or of a version that had none of this
 */
export async function whatItKnows(url: string): Promise<Known> {
  const address = readDatabaseUrl(url);
  // To open a file that is not there would create it.
  if (address.provider === 'sqlite') fs.accessSync(address.file, fs.constants.R_OK);
  const database = openDatabase(url);
  try {
    const withdrawn = await endedConsents(database);
    return { erased: await readErased(database), withdrawn };
  } finally {
    await database.$disconnect();
  }
}

/** Writes it into the copy that takes the place of that database. */
export async function makeKnown(
  database: ReturnType<typeof openDatabase>,
  { erased, withdrawn }: Known,
): Promise<void> {
  await takeOver(database, erased);
  await endAgain(database, withdrawn);
}
