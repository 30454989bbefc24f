import path from 'node:path';
import fs from 'node:fs';
import { describe, expect, inject, onTestFinished, test, afterEach, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { readEnv } from '@/lib/platform/config/env';
import { configurationFindings } from '@/lib/server/configuration';
import { databaseFaults, outsideFaults } from '@/lib/server/outside';
import { checkSite } from '@/lib/server/site-checks';
import { buildTimeValues, writeManifest } from '@/lib/server/build-manifest';
import { aBuiltSite } from '../support/a-built-site';
import { CONTENT } from '../support/content-folder';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { freePort } from '../support/free-port';
import { startMailServer } from '../support/mail-server';
import { runCommand } from '../support/command';
import { contentWith } from '../support/content';
import { aSandbox } from '../support/a-sandbox';

const { url } = await emptyDatabase();
const SQLITE = url.startsWith('file:');
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
  TRUSTED_PROXIES: '1',
};
type Environment = Partial<typeof LIVE> & Record<string, string>;

const settingsOf = (environment: Environment) => readEnv({ ...LIVE, ...environment });
/** What is asked of others, but for Stripe. */
const WITHOUT_STRIPE = { STRIPE_PUBLISHABLE_KEY: '', STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

const outside = async (environment: Environment) =>
  outsideFaults(
    settingsOf({ ...WITHOUT_STRIPE, SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, ...environment }),
  );

test('of a site that is ready, only the placeholders in content say stop', async () => {
  const { stops, looks } = await checkSite({ environment: LIVE, root: aBuiltSite(LIVE), askOthers: false });
  const others = stops.filter((line) => !line.includes('is still a placeholder'));
  expect(others.length).toBeLessThan(stops.length);
  // The server of the tests waits for no disk (database.test.ts).
  expect(others.filter((line) => !line.startsWith('Postgres has'))).toEqual([]);
  expect(looks).toEqual(SQLITE ? [] : [expect.stringContaining('ERASED_LIST is not set')]);
});

onSqlite('no secret stands anywhere in what is printed', async () => {
  const database = url.startsWith('file:') ? 'postgresql://me:topsecret@127.0.0.1:1/x' : url;
  const environment = {
    ...LIVE,
    DATABASE_URL: database,
    SMTP_URL: `smtp://me:topsecret@127.0.0.1:${await freePort()}`,
    LINK_SECRETS: 'topsecret'.repeat(4),
  };
  const root = aBuiltSite(environment);
  const said = JSON.stringify(await checkSite({ environment, root, askOthers: true }));
  expect(said).not.toContain('topsecret');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    expect(said).not.toContain(LIVE[name]);
});

describe('the webhook for leads', () => {
  const LEAD_WEBHOOK_URL = 'https://localhost:8443/hook?key=topsecret';
  const LEAD_WEBHOOK_SECRET = 'h4Tq9WzLk2RmX7cVb0NsYp5DgJf8EuAa';
  const content = loadContent(CONTENT);
  onSqlite.each<[Environment, boolean]>([
    [{ LEAD_WEBHOOK_URL }, true],
    [{ LEAD_WEBHOOK_SECRET }, true],
    [{ MAIL_FROM: '' }, false],
  ])('that is half set says stop, and so does mail in a demo: %j', (set, asProduction) => {
    const root = path.dirname(PRISMA_FOLDER);
    const { stops } = configurationFindings(settingsOf(set), content, root, asProduction);
    expect(stops).toContainEqual(expect.stringContaining('set both, or none'));
  });
});

test('the database is asked, and its password not told', async () => {
  const faults = await databaseFaults('postgresql://me:topsecret@127.0.0.1:1/x');
  expect(faults).toEqual([expect.stringContaining('me:***@127.0.0.1:1/x could not be')]);
});

describe('the mail server', () => {
  const asked = async (login: string, host = '127.0.0.1') => {
    const server = await startMailServer(0, new Set(['me:right']));
    onTestFinished(() => server.stop());
    return outside({ SMTP_URL: `smtp://${login}@${host}:${server.port}` });
  };

  onSqlite.each([
    ['accepts the login is fine', 'me:right', '127.0.0.1', []],
    ['refuses it says stop, with its answer', 'me:wrong', '127.0.0.1', [/EAUTH/]],
    // 0.0.0.0 leads to this machine, and is not one of its names.
    ['is elsewhere and speaks no TLS is not told', 'me:right', '0.0.0.0', [/no password is sent without/]],
  ])('that %s', async (_what, login, host, lines) => {
    expect(await asked(login, host)).toEqual(lines.map((line) => expect.stringMatching(line) as string));
  });

  onSqlite('that is not there says stop', async () => {
    expect(await outside({})).toEqual([expect.stringContaining('does not let us in')]);
  });
});

afterEach(() => void vi.unstubAllEnvs());

/**
 * Runs it on a site that was built for `LIVE`.
 * @param environment what is otherwise now
 * @param content the site's
 */
async function doctor(environment: Record<string, string>, content: string, ...args: string[]) {
  const project = process.cwd();
  const build = path.dirname(content);
  const folders = {
    CONTENT_FOLDER: path.relative(project, content),
    BUILD_FOLDER: path.relative(project, build),
  };
  for (const [name, value] of Object.entries({ ...LIVE, ...folders, ...environment }))
    vi.stubEnv(name, value);
  const values = buildTimeValues(readEnv(LIVE), project);
  writeManifest(build, { values, inputs: '', builtAt: new Date('2026-03-01') });
  return runCommand('doctor', '--offline', ...args);
}

/** Content as a firm has it that goes live: without a mark, and without what would make one necessary. */
function settledContent(): string {
  const content = contentWith();
  for (const name of fs.readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = path.join(content, name);
    const text = fs.readFileSync(file, 'utf8');
    for (const [, missing = ''] of text.matchAll(/^ *- name: (.+)\n *placeholder: true$/gm))
      fs.writeFileSync(path.join(path.dirname(file), 'files', missing), 'a file');
    const settled = text
      .replace(/^ *placeholder: true\n/gm, '')
      .replace(/,? *placeholder: true/g, '')
      .replace(/source: null\n( *)date: null/g, 'source: the books\n$1date: "2026-03-01"')
      .replace(/"\[([^\]]+)\]"/g, '"$1"')
      .replaceAll('example.com', 'plumbline.test');
    fs.writeFileSync(file, settled);
  }
  return content;
}

onSqlite('npm run doctor ends with 0 where production may start', async () => {
  const { code, output } = await doctor({}, settledContent());
  expect(output).not.toContain('STOP');
  expect(output.trimEnd().split('\n').at(-1)).toBe('Production may start.');
  expect(code).toBe(0);
});

onSqlite('with 1 for placeholders, as lines or as JSON; --help has the options', async () => {
  const content = contentWith();
  const asJson = await doctor({}, content, '--json');
  const { mayStart, stops } = JSON.parse(asJson.output) as { mayStart: boolean; stops: string[] };
  expect([asJson.code, mayStart]).toEqual([1, false]);
  expect(stops).toContainEqual(expect.stringContaining('is still a placeholder'));
  const { code, output } = await doctor({}, content);
  expect(code).toBe(1);
  expect(output).toBe([...stops.map((line) => `STOP  ${line}`), 'Production must not start.', ''].join('\n'));
  expect(await doctor({}, content, '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--offline') as string,
  });
});

onSqlite('Stripe is asked whether it knows the key, and what that may do', async () => {
  const { url: STRIPE_API_BASE, control } = await aSandbox();
  const asked = async (STRIPE_SECRET_KEY: string) => {
    const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_SECRET_KEY, STRIPE_API_BASE };
    const faults = await outside({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_abc' });
    return faults.filter((line) => line.startsWith('STRIPE'));
  };
  expect(await asked('sk_test_sandbox')).toEqual([]);
  expect(await asked('sk_test_unknown')).toEqual([expect.stringContaining('is refused')]);
  await control('/trouble', { path: '/v1/disputes', status: 403 });
  expect(await asked('sk_test_sandbox')).toEqual([
    expect.stringContaining('lacks permissions: Disputes: read ('),
  ]);
});
