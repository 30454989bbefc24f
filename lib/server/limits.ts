import type { Env } from '@/lib/platform/config/env';
import { isDevelopmentServer } from '@/lib/platform/config/running';
import { seesConnections } from '@/lib/platform/http/exchange';
import { type Finding, finding } from './finding';

type Settings = Pick<
  Env,
  'SITE_MODE' | 'TRUSTED_PROXIES' | 'LIMITS_STORE' | 'LIMITS_FACTOR' | 'DATABASE_URL'
>;

const ONE_NETWORK =
  'TRUSTED_PROXIES is not set: no proxy is seen. In production one stands in front, and all who come through it count as one network until it is named';

/** Whether limits can tell visitors apart, and where they count. */
export function limitsFindings(env: Settings): Finding[] {
  const { TRUSTED_PROXIES: trusted } = env;
  const proxies =
    trusted && ('hops' in trusted ? `${trusted.hops} in a row` : trusted.addresses.join(', ')) + ' trusted';
  const where = countedInPostgres(env)
    ? 'counted in Postgres, by all processes together'
    : 'counted in the memory of one process';
  return [finding('proxy', proxies ? 'ok' : 'look', proxies ?? ONE_NETWORK), finding('limits', 'ok', where)];
}

/** Warnings for the start. */
export function weakLimits(env: Settings): string[] {
  if (isDevelopmentServer()) return [];
  const raised =
    env.LIMITS_FACTOR === 1
      ? []
      : [`LIMITS_FACTOR lets ${env.LIMITS_FACTOR} times as much through as usual.`];
  const oneNetwork = seesConnections() ? env.SITE_MODE === 'production' && !env.TRUSTED_PROXIES : !hops(env);
  return [...(oneNetwork ? [`${ONE_NETWORK}.`] : []), ...raised];
}

/** Without a connection's address, only a number of proxies can be trusted. */
const hops = ({ TRUSTED_PROXIES: trusted }: Settings) => trusted && 'hops' in trusted;

const countedInPostgres = ({ LIMITS_STORE, DATABASE_URL }: Settings) =>
  LIMITS_STORE !== 'memory' && !DATABASE_URL.startsWith('file:');
