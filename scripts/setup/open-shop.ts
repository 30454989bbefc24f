import { existsSync } from 'node:fs';
import { NO_LIMITS, shop } from '../../lib/container-shop';
import { loadContent } from '../../lib/content/load';
import { contentVersion } from '../../lib/content/version';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { loadEnvironment } from './environment';
import { inProject } from './project.mjs';
import { SetupError } from './steps.mjs';

/**
 * The shop for a command: the environment, content and database of the site, which may be running beside it.
 * @throws SetupError where DATABASE_URL names a file that is not there: opening would make an empty one
 */
export function openShop() {
  const settings = loadEnvironment();
  const content = loadContent(inProject('content'));
  const address = readDatabaseUrl(settings.DATABASE_URL);
  if (address.provider === 'sqlite' && !existsSync(address.file))
    throw new SetupError(
      `There is no database at ${address.file} (DATABASE_URL). The site's first start makes it.`,
    );
  const database = openDatabase(settings.DATABASE_URL);
  const version = contentVersion(inProject('content'));
  const verbs = shop(settings, database, { contentVersion: version, ...content.site.notices }, NO_LIMITS);
  return { ...verbs, settings, content, database, close: () => database.$disconnect() };
}
