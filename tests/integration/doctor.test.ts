import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { withoutKeyText } from '@/lib/your-data/rules/erased';
import { keyFingerprint } from '@/lib/platform/files/link-signing';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { checkSite } from '@/lib/server/site-checks';
import type { Finding } from '@/lib/server/finding';
import { aBuiltSite } from '../support/a-built-site';
import { aSandbox } from '../support/a-sandbox';
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

describe('the webhook for leads', () => {
  const LEAD_WEBHOOK_URL = 'https://localhost:8443/hook?key=topsecret';
  const LEAD_WEBHOOK_SECRET = 'h4Tq9WzLk2RmX7cVb0NsYp5DgJf8EuAa';

  const half = [{ LEAD_WEBHOOK_URL }, { LEAD_WEBHOOK_SECRET }] as Record<string, string>[];
  onSqlite.each(half)('that is half set says stop: %j', async (set) => {
    const finding = row(await found({ ...LIVE, ...set }), 'lead webhook');
    expect(finding).toMatchObject({ state: 'stop', lines: [expect.stringContaining('set both, or none')] });
  });

  onSqlite(
    'is named with its host and the fields it gets, and an address that is refused is to be looked at',
    async () => {
      const environment = {
        ...LIVE,
        LEAD_WEBHOOK_URL,
        LEAD_WEBHOOK_SECRET,
        STRIPE_SECRET_KEY: '',
        STRIPE_PUBLISHABLE_KEY: '',
      };
      const nameServers = [await aNameServer({})];
      const findings = await found(
        { ...environment, STRIPE_WEBHOOK_SECRET: '', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
        { ask: true, nameServers },
      );
      expect(row(findings, 'lead webhook')).toMatchObject({
        state: 'ok',
        lines: [expect.stringMatching(/^leads are posted to localhost:8443: name, email, /) as string],
      });
      expect(row(findings, 'lead webhook leads')?.state).toBe('look');
      expect(JSON.stringify(findings)).not.toContain('topsecret');
    },
  );
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

describe('the mail server', () => {
  async function aServerWithLogin(): Promise<number> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: 1,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('No such user')),
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return (server.server.address() as AddressInfo).port;
  }
  const asked = async (smtpUrl: string) =>
    row(
      await found({ ...LIVE, SMTP_URL: smtpUrl }, { ask: true, nameServers: [await aNameServer({})] }),
      'mail server',
    );

  onSqlite('that accepts the login is fine', async () => {
    const port = await aServerWithLogin();
    expect(await asked(`smtp://me:right@127.0.0.1:${port}`)).toMatchObject({
      state: 'ok',
      lines: [`127.0.0.1:${port} accepts the login`],
    });
  });

  onSqlite('that refuses it says stop, with its answer', async () => {
    const finding = await asked(`smtp://me:wrong@127.0.0.1:${await aServerWithLogin()}`);
    expect(finding).toMatchObject({ state: 'stop', lines: [expect.stringContaining('EAUTH')] });
  });

  onSqlite('that is elsewhere and speaks no TLS is not told the password, and says stop', async () => {
    // 0.0.0.0 leads to this machine, and is not one of its names.
    const finding = await asked(`smtp://me:right@0.0.0.0:${await aServerWithLogin()}`);
    expect(finding).toMatchObject({
      state: 'stop',
      lines: [expect.stringContaining('no password is sent without TLS')],
    });
  });

  onSqlite('that is not there says stop', async () => {
    expect((await asked(`smtp://127.0.0.1:${await freePort()}`))?.state).toBe('stop');
  });
});

describe("the sender's records", () => {
  const recordsIn = async (zone: Record<string, string[]>, dkimSelector?: string) => {
    const nameServers = [await aNameServer(zone)];
    const environment = { ...LIVE, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    const { SPF, DKIM, DMARC } = states(await found(environment, { ask: true, nameServers, dkimSelector }));
    return { SPF, DKIM, DMARC };
  };

  onSqlite('are found at the domain, and DMARC also at the one it belongs to', async () => {
    const zone = {
      'news.plumbline.test': ['google-site-verification=1', 'v=spf1 include:mail.test -all'],
      's1._domainkey.news.plumbline.test': [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`],
      '_dmarc.plumbline.test': ['v=DMARC1; p=none'],
    };
    expect(await recordsIn(zone, 's1')).toEqual({ SPF: 'ok', DKIM: 'ok', DMARC: 'ok' });
  });

  onSqlite('that are missing are to be looked at, and stop nothing', async () => {
    expect(await recordsIn({})).toEqual({ SPF: 'look', DKIM: 'look', DMARC: 'look' });
  });

  onSqlite('two SPF records, one that lets anybody send, and a revoked key are to be looked at', async () => {
    const twice = { 'news.plumbline.test': ['v=spf1 -all', 'v=spf1 a -all'] };
    expect(await recordsIn(twice)).toMatchObject({ SPF: 'look' });
    const open = {
      'news.plumbline.test': ['v=spf1 +all'],
      's1._domainkey.news.plumbline.test': ['v=DKIM1; p='],
    };
    expect(await recordsIn(open, 's1')).toMatchObject({ SPF: 'look', DKIM: 'look' });
  });

  onSqlite('without a selector it is enough that there are keys', async () => {
    expect(await recordsIn({ '_domainkey.news.plumbline.test': [] })).toMatchObject({ DKIM: 'ok' });
  });

  onSqlite('are left out where no name server answers', async () => {
    const nobody = [`127.0.0.1:${await freePort()}`];
    const environment = { ...LIVE, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    expect(states(await found(environment, { ask: true, nameServers: nobody }))).toMatchObject({
      SPF: 'off',
      DKIM: 'off',
      DMARC: 'off',
    });
  });
});

onSqlite('Stripe is asked whether it knows the key, and what that may do', async () => {
  const { url: STRIPE_API_BASE, control } = await aSandbox();
  const nameServers = [await aNameServer({})];
  const asked = async (STRIPE_SECRET_KEY: string) => {
    const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_SECRET_KEY, STRIPE_API_BASE };
    const environment = { ...LIVE, ...keys, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
    return row(await found(environment, { ask: true, nameServers }), 'Stripe answers');
  };
  expect(await asked('sk_test_sandbox')).toMatchObject({ state: 'ok' });
  expect(await asked('sk_test_unknown')).toMatchObject({ state: 'stop' });
  await control('/trouble', { path: '/v1/disputes', status: 403 });
  expect(await asked('sk_test_sandbox')).toMatchObject({
    state: 'stop',
    lines: [expect.stringContaining('lacks permissions: Disputes: read (')],
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
