import path from 'node:path';
import { env, EnvError } from '@/lib/config/env';
import { ContentError, loadContent } from '@/lib/content/load';
import { formatIssue } from '@/lib/content/issue';
import { isBuilding, servesStaticPagesOnly } from '@/lib/config/running';
import { migrate } from '@/lib/gateways/prisma/migrate';
import { sharedDatabase } from '@/lib/gateways/prisma/shared-database';
import { MigrationError } from '@/lib/gateways/prisma/migration-plan';
import { bakedValues } from './baked-values';
import { startOutbox } from './outbox';
import { hangOutboxBell } from './outbox-bell';
import { bringCatalogueUpToDate } from './catalogue';
import { queueDigestsHourly } from './daily-digest';
import { builtManifest, configurationFindings } from './configuration';
import { stops } from './finding';
import { weakLimits } from './limits';
import { refuse } from './refuse';
import { sweepHourly } from './sweep';
import { endUnpaidOrdersHourly } from './unpaid-orders';

/**
 * What has to be true before the first request is served: a usable environment, a build that agrees with it, and a
 * database with every migration. Otherwise the process ends with exit code 1 and one text that
 * says all of why. Then mail is delivered, and orders that nobody paid are ended.
 */
export async function start(): Promise<void> {
  if (isBuilding() || servesStaticPagesOnly()) return;
  const root = process.cwd();
  try {
    const settings = env();
    const content = loadContent(path.join(/* turbopackIgnore: true */ root, 'content'));
    refuse(stops(configurationFindings(settings, content, root, settings.SITE_MODE === 'production')));
    await migrate(settings.DATABASE_URL, path.join(/* turbopackIgnore: true */ root, 'prisma'));
    const source = {
      contentVersion: bakedValues(settings, content, root).contentVersion,
      builtAt: builtManifest(root)?.builtAt ?? new Date(),
    };
    warn(weakLimits(settings));
    warn(await bringCatalogueUpToDate(settings.DATABASE_URL, content, source));
    const database = sharedDatabase(settings.DATABASE_URL);
    hangOutboxBell(startOutbox(settings, content, database));
    sweepHourly(database);
    endUnpaidOrdersHourly(settings, { ...source, ...content.site.notices }, database);
    queueDigestsHourly(content.site.notices, database);
  } catch (error) {
    if (error instanceof EnvError) refuse(error.problems);
    if (error instanceof ContentError) refuse(error.issues.map(formatIssue));
    if (error instanceof MigrationError) refuse([error.message]);
    throw error;
  }
}

/** Says what the operator has to know, and goes on. */
function warn(lines: string[]): void {
  for (const line of lines) process.stderr.write(`Plumbline: ${line}\n`);
}
