import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { createHmac } from 'node:crypto';
import pg from 'pg';
import Stripe from 'stripe';
import { afterAll, expect, inject, test } from 'vitest';
import { type Env, readEnv } from '@/lib/platform/config/env';
import { migrate } from '@/lib/platform/database/migrate';
import { newSandbox } from '@/sandbox/stripe/sandbox';
import { sandboxServer } from '@/sandbox/stripe/server';
import { retireFormer, rotate, useNext, type World } from '@/scripts/secrets/commands';
import { places } from '@/scripts/secrets/places';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { aLeadWebhookServer } from '../support/lead-webhook-server';
import { startMailServer } from '../support/mail-server';
import { aConsent, storeAssessment } from '../support/personal-data';
import { type RotatingSite, rotatingSite } from '../support/rotating-site';
import { close, listen } from '../support/start-sandbox';
import { storeOrder } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder('rotation');
afterAll(() => removeFolder(folder));
const { url } = await emptyDatabase();
const server = inject('postgresqlServer');
const asAdministrator = async (sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** Whom each secret is shared with, and what they know at this moment. */
const logins = new Set(['ada:old']);
const mails = await startMailServer(0, logins);
const account = newSandbox({
  keys: { secretKey: 'sk_test_old', publishableKey: 'pk_test_old' },
  webhook: null,
});
const stripe = sandboxServer(account);
const stripePort = await listen(stripe);
let stripeSigns = ['whsec_old'];
let receiverKnows = 'l'.repeat(40);
let schedulerKnows = 'c'.repeat(40);
afterAll(async () => {
  close(stripe);
  await mails.stop();
});

/** As another role, which acts as the one that made the tables. */
function withRole(role: string): string {
  if (!server) return url;
  const address = new URL(url);
  address.username = role;
  address.password = 'secret';
  return address.href;
}
// Roles are the server's, which other test files share.
const suffix = path.basename(folder).toLowerCase().replaceAll(/\W/g, '');
const [FIRST, SECOND] = [`site_${suffix}`, `site_b_${suffix}`];

afterAll(async () => {
  if (!server) return;
  await asAdministrator(`REASSIGN OWNED BY ${FIRST} TO CURRENT_USER; DROP OWNED BY ${FIRST}, ${SECOND}`);
  await asAdministrator(`DROP ROLE ${SECOND}; DROP ROLE ${FIRST}`);
});

const file = path.join(folder, '.env');
const settings = {
  DATABASE_URL: withRole(FIRST),
  BASE_URL: 'http://127.0.0.1:3000',
  LINK_SECRET: 'k'.repeat(40),
  CRON_SECRET: schedulerKnows,
  LEAD_WEBHOOK_URL: 'https://crm.test/hook',
  LEAD_WEBHOOK_SECRET: receiverKnows,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_old',
  STRIPE_SECRET_KEY: 'sk_test_old',
  STRIPE_API_BASE: `http://127.0.0.1:${stripePort}`,
  STRIPE_WEBHOOK_SECRET: 'whsec_old',
  SMTP_URL: mails.url.replace('//', '//ada:old@'),
  MAIL_FROM: 'hello@plumbline.test',
  LIMITS_FACTOR: '10000',
};
const present = () => readEnv(parseEnv(fs.readFileSync(file, 'utf8')));
const secrets = (typed = ''): World => ({
  places: places(undefined, {} as NodeJS.ProcessEnv, folder),
  shell: {} as NodeJS.ProcessEnv,
  today: '2026-03-01',
  ask: () => Promise.resolve(typed),
  say: () => undefined,
});

test('every secret is replaced while calls go on, and none of them fails', async () => {
  if (server) {
    await asAdministrator(`CREATE ROLE ${FIRST} LOGIN PASSWORD 'secret'`);
    await asAdministrator(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${FIRST}`);
  }
  fs.writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  await migrate(settings.DATABASE_URL, PRISMA_FOLDER);

  const hook = await aLeadWebhookServer();
  hook.answer = (response) => {
    const { headers, body } = hook.got.at(-1)!;
    const isGood = ['plumbline-signature', 'plumbline-signature-also'].some((name) =>
      isSigned(String(headers[name]), body),
    );
    response.writeHead(isGood ? 200 : 401).end();
  };
  const failed: unknown[] = [];
  const started = (env: Env) =>
    rotatingSite({ ...env, LEAD_WEBHOOK_URL: `https://crm.test:${hook.port}/` }, hook.world, (error) =>
      failed.push(error),
    );
  const sites: [RotatingSite, RotatingSite] = [started(present()), started(present())];
  const old: RotatingSite[] = [];
  const restart = (at: 0 | 1) => {
    old.push(sites[at]);
    sites[at] = started(present());
  };

  const id = await storeOrder(sites[0].database);
  const order = await sites[0].database.order.findUniqueOrThrow({ where: { id } });
  const tools = order.tools as string[];
  const consent = aConsent();
  await sites[0].database.marketingConsent.create({ data: consent });
  const assessmentId = await storeAssessment(sites[0].database, {});
  const everyLink = { file: [] as string[], unsubscribe: [] as string[], notMe: [] as string[] };

  /** What visitors and others do, each at one process with what the other has made. */
  let turn = 0;
  async function oneTurn(): Promise<void> {
    const at = turn++;
    const [here, there] = at % 2 === 0 ? sites : ([sites[1], sites[0]] as const);
    everyLink.file.push(await here.fileLink({ id, productSlug: order.productSlug, tools }));
    everyLink.unsubscribe.push(here.unsubscribeLink(consent.id));
    everyLink.notMe.push(here.notMeLink(assessmentId));
    const oldAndNew = (links: string[]) => [links[0]!, links.at(-1)!];
    for (const link of oldAndNew(everyLink.file)) expectThat('a file', (await there.openDownload(link)).ok);
    for (const link of oldAndNew(everyLink.unsubscribe))
      expectThat('unsubscribing', await there.yourData.answerConsent.unsubscribe(link));
    for (const link of oldAndNew(everyLink.notMe))
      expectThat('not me', (await there.yourData.disownAssessment.load(link)) === 'there');

    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
    for (const site of [here, there])
      expectThat('an event', site.readWebhookEvent(payload, signedByStripe(payload)) !== null);
    expectThat("Stripe's key", (await here.asksStripe()).outcome === 'ok');
    expectThat('the scheduler', here.mayWork(schedulerKnows) && there.mayWork(schedulerKnows));
    expectThat('a lead', (await here.post(`lead-${at}`, { at })).ok);

    const email = `reader-${at}@example.org`;
    await storeAssessment(here.database, { email });
    await here.yourData.requestDataLink(email);
    // Another turn may have it under way.
    while (!mailTo(email)) await there.deliver();
    const key = /\/your-data\/([\w-]{24})/.exec(mailTo(email)?.text ?? '')?.[1];
    expectThat('a link to data', (await here.yourData.viewData(key ?? '')) !== null);
  }
  const expectThat = (what: string, isSo: boolean) => void (isSo || failed.push(what));
  const mailTo = (address: string) => mails.arrived.find(({ to_ }) => to_.includes(address));

  let isOver = false;
  const done = [0, 0];
  const load = done.map(async (_none, worker) => {
    while (!isOver) {
      await oneTurn().catch((error: unknown) => failed.push(error));
      done[worker]! += 1;
    }
  });
  /** Until every worker has begun and ended a turn as things are now. */
  const turns = async () => {
    const wanted = done.map((count) => count + 2);
    while (done.some((count, worker) => count < wanted[worker]!)) await new Promise(setImmediate);
  };
  const restartBoth = async () => {
    restart(0);
    await turns();
    restart(1);
    await turns();
  };

  await turns();
  await rotate([], secrets());
  // What others make is valid beside the former one as soon as it is made.
  stripeSigns = ['whsec_old', 'whsec_new'];
  Object.assign(account.keys, { secretKey: 'sk_test_new', formerSecretKey: 'sk_test_old' });
  logins.add('ada:new');
  await rotate(['STRIPE_WEBHOOK_SECRET'], secrets('whsec_new'));
  await rotate(['STRIPE_SECRET_KEY'], secrets('sk_test_new'));
  await rotate(['SMTP_URL'], secrets(mails.url.replace('//', '//ada:new@')));
  if (server) {
    await asAdministrator(
      `CREATE ROLE ${SECOND} LOGIN PASSWORD 'secret'; GRANT ${FIRST} TO ${SECOND}; ALTER ROLE ${SECOND} SET role = ${FIRST}`,
    );
    await rotate(['DATABASE_URL'], secrets(withRole(SECOND)));
  }
  await restartBoth();

  stripeSigns = ['whsec_new'];
  account.keys.formerSecretKey = undefined;
  logins.delete('ada:old');
  if (server) await asAdministrator(`ALTER ROLE ${FIRST} NOLOGIN`);
  [receiverKnows, schedulerKnows] = (['LEAD_WEBHOOK_SECRET', 'CRON_SECRET'] as const).map(
    (name) => present()[`${name}_ALSO`]![0]!.secret,
  ) as [string, string];
  await turns();
  useNext([], secrets());
  await restartBoth();
  isOver = true;
  await Promise.all(load);
  expect(failed).toEqual([]);

  // All of it is replaced.
  const now = present();
  const names = Object.keys(settings).filter((name) => /SECRET|SMTP/.test(name)) as (keyof typeof settings)[];
  for (const name of names) expect(now[name], name).not.toBe(settings[name]);

  // What others know by now opens nothing any more.
  retireFormer(['LINK_SECRET', 'CRON_SECRET', 'STRIPE_WEBHOOK_SECRET'], { now: true }, secrets());
  restart(0);
  const [site] = sites;
  expect(await site.openDownload(everyLink.file[0]!)).toMatchObject({ ok: false, error: 'invalid' });
  expect((await site.openDownload(everyLink.file.at(-1)!)).ok).toBe(true);
  expect(site.mayWork(settings.CRON_SECRET)).toBe(false);
  expect(site.readWebhookEvent('{}', signedByStripe('{}', ['whsec_old']))).toBeNull();

  // A deletion finds what names an address by a hash under the retired secret.
  const { database } = site;
  const about = () => database.outboxMail.count({ where: { reason: { startsWith: 'your-data:' } } });
  const key = await aKeyFor(site, 'reader-0@example.org');
  const before = await about();
  await site.yourData.eraseData(key);
  expect(await about()).toBe(before - 2);

  for (const one of [...old, ...sites]) await one.close();
});

/** Asks for a link as a visitor does. */
async function aKeyFor({ yourData, deliver }: RotatingSite, email: string): Promise<string> {
  mails.arrived.length = 0;
  await yourData.requestDataLink(email);
  await deliver();
  return /\/your-data\/([\w-]{24})/.exec(mails.arrived[0]?.text ?? '')?.[1] ?? '';
}

/** As Stripe does while a secret is rolled: once by each. */
function signedByStripe(payload: string, by = stripeSigns): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const signed = by.map((secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }).replace(/^t=\d+,/, ''),
  );
  return [`t=${timestamp}`, ...signed].join(',');
}

function isSigned(signature: string, body: string): boolean {
  const [, time = '', v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return v1 === createHmac('sha256', receiverKnows).update(`${time}.${body}`).digest('hex');
}
