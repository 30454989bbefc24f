import { existsSync } from 'node:fs';
import type { Context } from '../../lib/context';
import { processLimits, siteOf } from '../../lib/server/context';
import { contentFolder } from '../../lib/platform/config/running';
import { loadContent } from '../../lib/content/load';
import { NO_NOTIFIER } from '../../lib/kernel/work-notifier';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { logUnexpectedError } from '../../lib/platform/http/unexpected-error';
import { ownersLeads } from '../../lib/diagnostic/store/owners-leads';
import { loadCommandEnvironment } from './environment';
import { inProject } from './project.mjs';
import { SetupError } from './steps.mjs';

export type Site = ReturnType<typeof openSite>;

/**
 * The site for a command: its environment, content, stores and verbs. It may be running beside it.
 * @throws SetupError where DATABASE_URL names a file that is not there: opening would make an empty one
 */
export function openSite({
  onUnexpectedError = logUnexpectedError,
}: Partial<Pick<Context, 'onUnexpectedError'>> = {}) {
  const settings = loadCommandEnvironment();
  const content = loadContent(inProject(contentFolder()));
  const address = readDatabaseUrl(settings.DATABASE_URL);
  if (address.provider === 'sqlite' && !existsSync(address.file))
    throw new SetupError(
      `There is no database at ${address.file} (DATABASE_URL). The site's first start makes it.`,
    );
  const database = openDatabase(settings.DATABASE_URL);
  const site = siteOf({
    settings,
    database,
    content,
    onUnexpectedError,
    // It stands on orders as they begin, and no command begins one.
    contentVersion: 'none',
    contentFolder: inProject(contentFolder()),
    limits: processLimits(),
    notifier: NO_NOTIFIER,
    now: () => new Date(),
  });
  return {
    ...site,
    ownersLeads: ownersLeads(database),
    close: () => database.$disconnect(),
  };
}
