import type { Env } from '@/lib/config/env';
import type { Station } from './answer';
import { oneAddress } from './client-address';
import type { Site } from './policy/policy';
import { policyReports } from './policy/reports';
import { policies, policyOf } from './policy/station';
import { files } from './static/files';
import { readRecords } from './static/records';
import { loadStore } from './static/store';

/**
 * What every request passes before Next gets it, outermost first.
 * @param build the build folder
 */
export function stations(settings: Env, build: string): Station[] {
  const records = readRecords(build);
  const site = siteOf(settings);
  return [
    files(loadStore(build, records, policyOf(site))),
    policyReports((line) => process.stderr.write(`Plumbline: ${line}\n`)),
    oneAddress(settings.TRUSTED_PROXIES ?? null),
    policies(site, records.answers),
  ];
}

function siteOf({ BASE_URL, STRIPE_JS_URL }: Env): Site {
  return {
    isSecure: BASE_URL.startsWith('https:'),
    standIn: STRIPE_JS_URL ? new URL(STRIPE_JS_URL).origin : null,
  };
}
