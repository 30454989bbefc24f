import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { productionFaults } from '@/lib/platform/config/production';
import { buildFolder, isDevelopmentServer } from '@/lib/platform/config/running';
import type { Content } from '@/lib/content/content';
import { erasedListFile } from '@/lib/your-data/store/erased-list';
import { type BuildManifest, manifestProblems, readManifest, buildTimeValues } from './build-manifest';
import { erasedListFaults } from './storage';

/** `stops`: why the site must not start like this. `looks`: what works, but a person should look at. */
export type Findings = { stops: string[]; looks: string[] };

/**
 * The checks that ask no other service, for the start and for `npm run doctor`.
 * @param root the project's folder
 * @param asProduction whether stand-ins count as faults
 */
export function configurationFindings(
  env: Env,
  content: Pick<Content, 'placeholders'>,
  root: string,
  asProduction: boolean,
): Findings {
  return {
    stops: [
      ...buildFaults(env, root),
      ...(asProduction
        ? productionFaults(env, content.placeholders)
        : halfSet(env, ['SMTP_URL', 'MAIL_FROM'])),
      ...halfSet(env, ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET']),
      ...erasedListFaults(env),
    ],
    looks: asProduction
      ? [...(env.TRUSTED_PROXIES ? [] : [ONE_NETWORK]), ...(erasedListFile(env) ? [] : [NO_LIST])]
      : [],
  };
}

/** `null` in development, which has no build. */
export function builtManifest(root: string): BuildManifest | null {
  if (isDevelopmentServer()) return null;
  return readManifest(path.join(/* turbopackIgnore: true */ root, buildFolder()));
}

function buildFaults(env: Env, root: string): string[] {
  if (isDevelopmentServer()) return [];
  const built = builtManifest(root);
  const problems = manifestProblems(built, buildTimeValues(env, root));
  if (!built || problems.length === 0) return problems;
  return [...problems, 'Static pages hold these values: build again'];
}

/** Two variables that need each other: both or none. (Production needs both of mail's.) */
function halfSet(env: Env, pair: [keyof Env, keyof Env]): string[] {
  const [missing, ...others] = pair.filter((name) => !env[name]);
  if (!missing || others.length > 0) return [];
  return [`${missing} is not set, but ${pair.find((name) => name !== missing)} is: set both, or none`];
}

/** Limits can't tell visitors apart. */
const ONE_NETWORK =
  'TRUSTED_PROXIES is not set: no proxy is seen. In production one stands in front, and all who come through it count as one network until it is named';
const NO_LIST = 'ERASED_LIST is not set: whoever is deleted comes back with a backup of an earlier day';
