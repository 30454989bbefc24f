// npm run bench:faults: half an hour in which what the site needs fails in turn, while visitors fill in
// diagnostics, ask for reports and buy. Ends with 1 where something promised is lost, the alert
// does not come, or memory grows. Linux.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { loadContent } from '../lib/content/load';
import type { Sandbox } from '../packages/sandbox/stripe/sandbox';
import { inProject } from '../scripts/setup/project.mjs';
import { main } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startMailServer } from '../tests/support/mail-server';
import { startPostgresql } from '../tests/support/postgresql-server';
import { type Site, startSite } from '../tests/support/site';
import { anAttemptKey, aSubmission } from '../tests/support/submission';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { buildSite } from './built-site';
import { FROM_PAGE } from './load';
import { median } from './medians';
import { megabytesOf } from './process-holds';
import { paidEvents, pay, PURCHASE, signed } from './purchases';
import { startStripe, UNREFUSED } from './sandbox-stripe';

const MINUTE_MS = 60_000;
/** The first look at troubles is ten minutes after a start. */
const SETTLED = 13 * MINUTE_MS;
const MOST_REPORTS = 20; // thirty an hour are mailed for one network
/** What a proxy answers while the site is away; a browser tries again. */
const AGAIN = [502, 503, 504];

const content = loadContent(inProject('content'));
const promised = { diagnostics: new Set<string>(), reports: new Set<string>(), paid: new Set<string>() };
const began = performance.now();
const wrong: string[] = [];
const say = (what: string) =>
  console.log(`${((performance.now() - began) / MINUTE_MS).toFixed(1).padStart(6)} min  ${what}`);
const isReady = async (url: string) => (await fetch(`${url}/api/ready`).catch(() => null))?.status === 200;

await main(async () => {
  await buildSite();
  const folder = temporaryFolder('faults');
  const backups = path.join(folder, 'backups');
  const server = await startPostgresql();
  const stripe = await startStripe();
  const { sandbox } = stripe;
  let mail = await startMailServer();
  const { arrived } = mail;
  const settings = {
    PORT: String(await freePort()),
    DATABASE_URL: server.url,
    ...stripe.settings,
    ...UNREFUSED,
    SMTP_URL: mail.url,
    BACKUP_FOLDER: backups,
  };
  let site: Site = await startSite(settings);
  const { url } = site;
  const held: number[] = [];
  const sampling = setInterval(() => held.push(megabytesOf(site.pid)), 5_000);
  let isOpen = true;
  const visitor = async () => {
    for (let visit = 0; isOpen; visit++, await pause(3_000)) {
      const id = await fillIn(url);
      if (visit % 4 === 0 && promised.reports.size < MOST_REPORTS) {
        await insist(`${url}/api/schedule-clarity-call`, { assessmentId: id, wanted: 'report' });
        promised.reports.add(id);
      }
      if (visit % 2 === 0) await buy(url, sandbox);
    }
  };
  const visitors = Promise.all([visitor(), visitor()]).catch((error) => note(String(error), false));
  try {
    say('the folder of the backups is gone');
    await pause(MINUTE_MS);
    say('the process is killed, and started again');
    process.kill(site.pid, 'SIGKILL');
    await site.ended;
    site = await startSite(settings);
    held.length = 0;
    say('the database is stopped for a minute and a half');
    const control = postgresql(server.pid!);
    control('-m', 'fast', 'stop');
    await until('/api/ready is red', async () => !(await isReady(url)));
    await pause(1.5 * MINUTE_MS);
    control('-l', '/dev/null', 'restart');
    await until('/api/ready is green', () => isReady(url));
    say('the mail server is away, and Stripe does not answer, for three minutes');
    await mail.stop();
    sandbox.troubles.push({ hang: true, when: 'before', times: Infinity });
    await pause(3 * MINUTE_MS);
    mail = await startMailServer(mail.port);
    mail.arrived = arrived;
    sandbox.troubles.length = 0;
    await pause(SETTLED);
    const { trouble, troubles: names } = content.mail.owner;
    const alert = trouble.subject.replace('{trouble}', names.backup.name);
    await until('the alert has come', () => arrived.some(({ subject }) => subject === alert));
    isOpen = false;
    await visitors;
    await compare(server.url, arrived);
    const fifth = Math.floor(held.length / 5);
    const [early, late] = [median(held.slice(fifth, 2 * fifth)), median(held.slice(-fifth))];
    note(`memory: ${early} MB in the second fifth, ${late} MB in the last`, late / early <= 1.1);
  } finally {
    isOpen = false;
    clearInterval(sampling);
    await site.stop();
    if (wrong.length > 0) console.log(`\nWhat the site printed:\n${site.output()}`);
    await Promise.all([stripe.stop(), mail.stop(), server.stop()]);
    removeFolder(folder);
  }
  console.log(wrong.length === 0 ? '\nAll came, nothing is lost.' : `\nWRONG: ${wrong.join('; ')}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});

async function fillIn(url: string): Promise<string> {
  const body = aSubmission({ email: `${anAttemptKey().slice(0, 12).toLowerCase()}@example.org` });
  const key = { 'idempotency-key': anAttemptKey() };
  const { id } = (await insist(`${url}/api/assessments`, body, key)) as { id: string };
  promised.diagnostics.add(id);
  return id;
}

/** An order, a card, and Stripe's event, twice at the same moment as Stripe may send it. */
async function buy(url: string, sandbox: Sandbox): Promise<void> {
  const key = { 'idempotency-key': anAttemptKey() };
  const begun = (await insist(`${url}/api/create-payment-intent`, PURCHASE, key)) as { clientSecret: string };
  const { clientSecret } = begun;
  const email = `${anAttemptKey().slice(0, 12).toLowerCase()}@example.org`;
  await insist(`${url}/api/orders/contact`, { clientSecret, email, amount: PURCHASE.amount });
  const id = pay(sandbox, clientSecret, url);
  const event = paidEvents(sandbox).get(id) ?? '';
  await Promise.all([1, 2].map(() => insist(`${url}/api/webhooks/stripe`, event, signed(event))));
  promised.paid.add(id);
}

/** Asks until there is an answer, as browsers and Stripe do. @throws when it is a refusal */
async function insist(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  for (;;) {
    const sent = { method: 'POST', headers: { ...FROM_PAGE, ...headers }, body: text };
    const answer = await fetch(url, sent).catch(() => null);
    const said = await answer?.text().catch(() => null);
    if (answer?.ok && said !== null && said !== undefined) return said && JSON.parse(said);
    if (answer && !answer.ok && !AGAIN.includes(answer.status))
      throw new Error(`${url} was answered ${answer.status}: ${said ?? ''}`);
    await pause(200);
  }
}

/** Waits until no mail waits, ten minutes at most; then what is stored and sent, beside what was promised. */
async function compare(url: string, arrived: { messageId?: string }[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async (of: string, values: unknown[] = []) =>
    Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${of}`, values)).rows[0]?.count);
  const mails = new Set(arrived.map(({ messageId }) => messageId));
  await until('no mail waits', async () => (await count(`"OutboxMail" WHERE status <> 'sent'`)) === 0);
  const { diagnostics, reports, paid } = promised;
  for (const [what, expected, found] of [
    ['diagnostics', diagnostics.size, await count('"Assessment" WHERE id = ANY($1)', [[...diagnostics]])],
    ['reports', reports.size, await count(`"OutboxMail" WHERE template = 'report'`)],
    ['orders', paid.size, await count(`"Order" WHERE status = 'paid'`)],
    ['payments', paid.size, await count(`"Payment" WHERE "intentId" = ANY($1)`, [[...paid]])],
    ['receipts', paid.size, await count(`"OutboxMail" WHERE template = 'receipt'`)],
    ['mails', await count('"OutboxMail"'), mails.size],
  ] as const)
    note(`${what}: ${expected} promised, ${found} found`, expected === found);
  note(`mails that came twice: ${arrived.length - mails.size}`, arrived.length - mails.size <= 10);
  await client.end();
}

/** pg_ctl of a server that runs, where it lies. */
function postgresql(pid: number): (...args: string[]) => void {
  const data = fs.readlinkSync(`/proc/${pid}/cwd`);
  const { uid, gid } = fs.statSync(data);
  const program = path.join(path.dirname(fs.readlinkSync(`/proc/${pid}/exe`)), 'pg_ctl');
  return (...args) =>
    void execFileSync(program, ['-D', data, '-w', ...args], { uid, gid, cwd: data, stdio: 'ignore' });
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 10 * MINUTE_MS;
  let good = await isSo();
  for (; !good && performance.now() < end; good = await isSo()) await pause(1_000);
  note(what, good);
}

function note(what: string, good: boolean): void {
  if (!good) wrong.push(what);
  say(`${good ? 'ok   ' : 'WRONG'} ${what}`);
}
