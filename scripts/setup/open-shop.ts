import { NO_LIMITS, shop } from '../../lib/container-shop';
import { loadContent } from '../../lib/content/load';
import { contentVersion } from '../../lib/content/version';
import { openDatabase } from '../../lib/gateways/prisma/client';
import { loadEnvironment } from './environment';
import { inProject } from './project.mjs';

/** The shop for a command: the environment, content and database of the site, which may be running beside it. */
export function openShop() {
  const settings = loadEnvironment();
  const content = loadContent(inProject('content'));
  const database = openDatabase(settings.DATABASE_URL);
  const version = contentVersion(inProject('content'));
  const verbs = shop(settings, database, { contentVersion: version, ...content.site.notices }, NO_LIMITS);
  return { ...verbs, settings, content, database, close: () => database.$disconnect() };
}
