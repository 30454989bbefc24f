import { existsSync, readFileSync } from 'node:fs';
import type { Context } from '../../lib/context';
import { processLimits, siteOf } from '../../lib/server/context';
import { buildFolder, contentFolder } from '../../lib/platform/config/running';
import { BUILT_CONTENT } from '../../lib/server/build-manifest';
import type { Content } from '../../lib/content/content';
import { ContentError, loadContent } from '../../lib/content/load';
import { contentFingerprint } from '../../lib/content/sha256';
import { NO_NOTIFIER } from '../../lib/kernel/work-notifier';
import { openDatabase } from '../../lib/platform/database/client';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import { logUnexpectedError } from '../../lib/platform/http/unexpected-error';
import { ownersLeads } from '../../lib/diagnostic/store/owners-leads';
import { loadCommandEnvironment } from './environment';
import { inProject } from './project.mjs';
import { SetupError } from './steps.mjs';

export type Site = ReturnType<typeof openSite>;

let kept: { of: string; content: Content } | undefined;

/** The desk opens the site for each request: it reads content again once a file of it was saved. */
function contentOf(root: string): Content {
  if (!existsSync(root)) return loadContent(root); // which says what is missing
  const of = `${root}\n${contentFingerprint(root)}`;
  if (kept?.of !== of) kept = { of, content: loadContentAnyway(root) };
  return kept.content;
}

/** Money and personal data wait for no word: while content has an error, commands take the last build's. */
function loadContentAnyway(root: string): Content {
  try {
    return loadContent(root);
  } catch (error) {
    const built = inProject(buildFolder(), BUILT_CONTENT);
    if (!(error instanceof ContentError) || !existsSync(built)) throw error;
    process.stderr.write(`${error.message}\nUntil that is mended, words are those of the last build.\n`);
    return JSON.parse(readFileSync(built, 'utf8')) as Content;
  }
}

/**
 * The site for a command: its environment, content, stores and verbs. It may be running beside it.
 * @throws SetupError where DATABASE_URL names a file that is not there: opening would make an empty one
 */
export function openSite({
  onUnexpectedError = logUnexpectedError,
}: Partial<Pick<Context, 'onUnexpectedError'>> = {}) {
  const settings = loadCommandEnvironment();
  const content = contentOf(inProject(contentFolder()));
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
