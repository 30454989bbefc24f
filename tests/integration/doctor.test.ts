import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { withoutKeyText } from '@/lib/your-data/rules/erased';
import { keyFingerprint } from '@/lib/platform/files/link-signing';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { checkSite } from '@/lib/server/site-checks';
import type { Finding } from '@/lib/server/finding';
import { aBuiltSite } from '../support/a-built-site';
import { bundled } from '../support/bundled';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { freePort } from '../support/free-port';
import { aNameServer } from '../support/name-server';

const PROJECT = path.dirname(PRISMA_FOLDER);
const [{ url }, erased] = [await emptyDatabase(), await emptyDatabase()];
const SQLITE = url.startsWith('file:');
/** Of what hinges on no database, once is enough. */
const onSqlite = test.skipIf(inject('postgresqlServer'));
const LIVE = {
  SITE_MODE: 'production',
  BASE_URL: 'https://plumbline.test',
  DATABASE_URL: url,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtps://me:pass@mail.plumbline.test',
  MAIL_FROM: 'Plumbline <hello@news.plumbline.test>',
  LINK_SECRETS: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE',
  TRUSTED_PROXIES: '127.0.0.1, fd00::/8',
};
type Environment = Partial<typeof LIVE> & Record<string, string>;

type Options = { ask?: boolean; dkimSelector?: string; nameServers?: string[]; root?: string };
async function found(environment: Environment, { ask = false, dkimSelector, ...more }: Options = {}) {
  const root = more.root ?? aBuiltSite(environment);
  const others = { askOthers: ask, dkimSelector: dkimSelector ?? null, nameServers: more.nameServers };
  return checkSite({ environment, root, ...others });
}
const row = (findings: Finding[], about: string) => findings.find((one) => one.about === about);
const states = (findings: Finding[]) =>
  Object.fromEntries(findings.map(({ about, state }) => [about, state]));

test('of a site that is ready, only the placeholders in content say stop', async () => {
  const { content, ...others } = states(await found(LIVE));
  expect(content).toBe('stop');
  expect(others).toEqual({
    mode: 'ok',
    build: 'ok',
    'base URL': 'ok',
    Stripe: 'ok',
    webhook: 'ok',
    mail: 'ok',
    'link secret': 'ok',
    'cron secret': 'off',
    'lead webhook': 'off',
    'booking webhook': 'off',
    scheduler: 'look',
    proxy: 'ok',
    limits: 'ok',
    'database folder': SQLITE ? 'ok' : 'off',
    'erased list': SQLITE ? 'ok' : 'off',
    archives: 'ok',
    database: 'ok',
    // The server of the tests waits for no disk (durability.test.ts).
    durability: url.startsWith('file:') ? 'ok' : 'stop',
    // Nobody has started it on this database yet.
    'erased keys': 'off',
    'Stripe events': 'off',
  });
});

test('deletions whose secret is not at hand are to be looked at, until it is', async () => {
  await migrate(erased.url, PRISMA_FOLDER);
  const database = openDatabase(erased.url);
  onTestFinished(() => database.$disconnect());
  const lost = 'a-former-secret-that-nobody-has-any-more-0';
  const rowOf = async (more: Record<string, string> = {}) =>
    row(await found({ ...LIVE, ...more, DATABASE_URL: erased.url }), 'erased keys');
  const noted = (secret: string) => ({
    idHash: secret,
    erasedAt: new Date(),
    keyFingerprint: keyFingerprint(secret),
  });
  await database.erasedId.create({ data: noted(LIVE.LINK_SECRETS) });
  expect(await rowOf()).toMatchObject({ state: 'ok' });
  await database.erasedId.create({ data: noted(lost) });
  expect(await rowOf()).toEqual({ about: 'erased keys', state: 'look', lines: [withoutKeyText(1)] });
  expect(await rowOf({ LINK_SECRETS: `${LIVE.LINK_SECRETS},${lost}` })).toMatchObject({ state: 'ok' });
});

onSqlite('no secret stands anywhere in what is printed', async () => {
  const database = url.startsWith('file:') ? 'postgresql://me:topsecret@127.0.0.1:1/x' : url;
  const environment = {
    ...LIVE,
    DATABASE_URL: database,
    SMTP_URL: `smtp://me:topsecret@127.0.0.1:${await freePort()}`,
    LINK_SECRETS: 'topsecret'.repeat(4),
  };
  const said = JSON.stringify(await found(environment, { ask: true, nameServers: [await aNameServer({})] }));
  expect(said).not.toContain('topsecret');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    expect(said).not.toContain(LIVE[name]);
});

describe('the database', () => {
  const lines = async (databaseUrl: string) =>
    row(await found({ ...LIVE, DATABASE_URL: databaseUrl }), 'database')?.lines.join();

  test('is looked at and not changed: what is pending is still pending afterwards', async () => {
    const { url: empty } = await emptyDatabase();
    const first = await lines(empty);
    expect(first).toMatch(/the start will apply \d+:,\d+_baseline/);
    expect(await lines(empty)).toBe(first);
    if (empty.startsWith('file:')) expect(fs.existsSync(empty.slice(5))).toBe(false);
  });

  test('is up to date after the migrations', async () => {
    const { url: migrated } = await emptyDatabase();
    const { length } = await migrate(migrated, PRISMA_FOLDER);
    expect(await lines(migrated)).toMatch(new RegExp(`: ${length} migrations applied, up to date$`));
  });
});

test('it says when the last event of Stripe’s came, and that the last payments had none', async () => {
  const { url: used } = await emptyDatabase();
  await migrate(used, PRISMA_FOLDER);
  const database = openDatabase(used);
  onTestFinished(() => database.$disconnect());
  const rowOf = async () => row(await found({ ...LIVE, DATABASE_URL: used }), 'Stripe events');
  const noted = (id: string, outcome: string, day: string) => {
    const at = new Date(`2026-11-${day}T09:30:00Z`);
    const data = { id, type: 'payment_intent.succeeded', outcome, receivedAt: at, handledAt: at };
    return database.webhookEvent.create({ data });
  };
  expect(await rowOf()).toMatchObject({ state: 'ok', lines: ['none came so far'] });
  await noted('evt_1', 'changed', '20');
  expect(await rowOf()).toMatchObject({ state: 'ok', lines: ['the last came 2026-11-20 09:30 UTC'] });
  for (const day of ['21', '22', '23']) await noted(`evt_${day}`, 'caught up', day);
  expect(await rowOf()).toMatchObject({
    state: 'look',
    lines: ['the last came 2026-11-20 09:30 UTC, and the last payments had none'],
  });
});

onSqlite(
  'npm run doctor prints a table or JSON, and its exit code says that production may not start',
  async () => {
    const program = await bundled('scripts/doctor.ts');
    const run = (...args: string[]) =>
      new Promise<{ code: unknown; output: string }>((resolve) => {
        const command = [...program, '--offline', ...args];
        const env = { ...process.env, ...LIVE, STRIPE_API_BASE: '', STRIPE_JS_URL: '' };
        execFile(process.execPath, command, { cwd: PROJECT, env }, (error, stdout, stderr) =>
          resolve({ code: error?.code ?? 0, output: stdout + stderr }),
        );
      });
    const { code, output } = await run();
    expect(code).toBe(1);
    expect(output).toMatch(/^ok +mode +production$/m);
    expect(output).toMatch(/^ {6}\s+and \d+ more: --all shows them$/m);
    expect(output).toMatch(/^Production must not start: (build, )?content(, durability)?\.$/m);
    const json = JSON.parse((await run('--json')).output) as { mayStart: boolean; findings: Finding[] };
    expect(json.mayStart).toBe(false);
    expect(row(json.findings, 'content')?.lines.length).toBeGreaterThan(5);
    expect(await run('--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('--dkim-selector') as string,
    });
  },
);
