import path from 'node:path';
import { apiRoutes } from '@/lib/kernel/routes';
import type { Env } from '@/lib/platform/config/env';
import { type About, productionFaults } from '@/lib/platform/config/production';
import { buildFolder, isDevelopmentServer } from '@/lib/platform/config/running';
import { isLiveKey } from '@/lib/platform/config/stripe-keys';
import type { Content } from '@/lib/content/content';
import { type BuildManifest, manifestProblems, readManifest, buildTimeValues } from './build-manifest';
import { type Finding, finding } from './finding';
import { erasedListFinding } from './storage';

type Judged = Pick<Content, 'placeholders'> & {
  site: Pick<Content['site'], 'contact' | 'links' | 'leadWebhook'>;
};

/**
 * The checks that ask no other service. The start refuses what says `stop`; `npm run doctor` prints all.
 * @param root the project's folder
 * @param asProduction whether stand-ins count as faults
 */
export function configurationFindings(
  env: Env,
  content: Judged,
  root: string,
  asProduction: boolean,
): Finding[] {
  const faults = asProduction ? productionFaults(env, content.placeholders) : [];
  const judged = (about: About, otherwise: Omit<Finding, 'about'>, more: string[] = []): Finding => {
    const lines = [...faults.filter((fault) => fault.about === about).map(({ text }) => text), ...more];
    return lines.length > 0 ? finding(about, 'stop', ...lines) : { about, ...otherwise };
  };
  return [
    buildFinding(env, content, root),
    judged('base URL', ok(env.BASE_URL)),
    judged('Stripe', keysAsSet(env)),
    judged('webhook', webhookAsSet(env)),
    judged('mail', mailAsSet(env), asProduction ? [] : halfSet(env, ['SMTP_URL', 'MAIL_FROM'])),
    judged(
      'link secret',
      env.LINK_SECRETS ? ok('set') : look('not set: links to files end with the process'),
    ),
    judged('cron secret', env.CRON_SECRET ? ok('set') : off('/api/work is not there')),
    judged(
      'lead webhook',
      webhookOfLeads(env, content),
      halfSet(env, ['LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_SECRET']),
    ),
    judged('booking webhook', bookingsAsSet(env)),
    judged('content', placeholdersLeft(content)),
    { about: 'proxy', ...proxies(env, asProduction) },
    judged('limits', limits(env)),
    erasedListFinding(env, asProduction),
  ];
}

/** `null` in development, which has no build. */
export function builtManifest(root: string): BuildManifest | null {
  if (isDevelopmentServer()) return null;
  return readManifest(path.join(/* turbopackIgnore: true */ root, buildFolder()));
}

function buildFinding(env: Env, content: Judged, root: string): Finding {
  const about = 'build';
  if (isDevelopmentServer()) return finding(about, 'off', 'development has none');
  const built = builtManifest(root);
  const problems = manifestProblems(built, buildTimeValues(env, content, root));
  if (problems.length === 0) return { about, ...ok(`of ${built?.builtAt.toISOString() ?? ''}`) };
  const advice = built ? ['Static pages hold these values: build again'] : [];
  return finding(about, 'stop', ...problems, ...advice);
}

type State = Omit<Finding, 'about'>;
const ok = (line: string): State => ({ state: 'ok', lines: [line] });
const off = (line: string): State => ({ state: 'off', lines: [line] });
const look = (line: string): State => ({ state: 'look', lines: [line] });

function keysAsSet({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: standIn }: Env): State {
  if (!key) return off('no keys: the shop takes no payments');
  const mode = isLiveKey(key) ? 'live keys: cards are charged' : 'test keys: no card is charged';
  return ok(standIn ? `${mode}, by the stand-in at ${standIn}` : mode);
}

function webhookAsSet({ STRIPE_WEBHOOK_SECRET: secret, STRIPE_SECRET_KEY: key }: Env): State {
  if (secret) return ok('its secret is set');
  return key ? look('STRIPE_WEBHOOK_SECRET is not set: no payment is recorded by itself') : off('no keys');
}

function mailAsSet({ SMTP_URL: url, MAIL_FROM: from }: Env): State {
  return url && from ? ok(`from ${from} through ${new URL(url).host}`) : off('mail waits in the outbox');
}

/** Two variables that need each other: both or none. (Production needs both of mail's.) */
function halfSet(env: Env, pair: [keyof Env, keyof Env]): string[] {
  const [missing, ...others] = pair.filter((name) => !env[name]);
  if (!missing || others.length > 0) return [];
  return [`${missing} is not set, but ${pair.find((name) => name !== missing)} is: set both, or none`];
}

function webhookOfLeads({ LEAD_WEBHOOK_URL: url }: Env, { site }: Judged): State {
  if (!url) return off('leads are told by mail alone');
  return ok(`leads are posted to ${new URL(url).host}: ${site.leadWebhook.fields.join(', ')}`);
}

function bookingsAsSet({ BOOKING_WEBHOOK_SECRET: secret, BASE_URL }: Env): State {
  if (!secret) return off('no calendar tells who has booked');
  return ok(`the calendar tells ${new URL(apiRoutes.bookingWebhook, BASE_URL).href} who has booked`);
}

function placeholdersLeft({ placeholders }: Judged): State {
  const count = placeholders.length;
  if (count === 0) return ok('no placeholder is left');
  return look(`${count} ${count === 1 ? 'placeholder' : 'placeholders'} left: npm run content:check`);
}

const ONE_NETWORK =
  'TRUSTED_PROXIES is not set: no proxy is seen. In production one stands in front, and all who come through it count as one network until it is named';

/** Whether limits can tell visitors apart. */
function proxies({ TRUSTED_PROXIES: count }: Env, asProduction: boolean): State {
  if (!count) return asProduction ? look(ONE_NETWORK) : off('none named');
  return ok(`${count} in a row`);
}

function limits({ DATABASE_URL }: Env): State {
  return ok(
    DATABASE_URL.startsWith('file:')
      ? 'counted in the memory of one process'
      : 'counted in Postgres, by all processes together',
  );
}
