// A process of its own that serves the shop and delivers its mail, and kills itself at the moment it is told
// to. A moment is the end of anything done outside of it: a statement to the database, a commit, an answer of
// Stripe's, a mail handed over; and the beginning of a call, before any of that. What lies between two of
// them nobody outside can tell apart.
import diagnostics from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import nodemailer from 'nodemailer';
import { readEnv } from '@/lib/platform/config/env';
import type { Content } from '@/lib/content/content';
import { openDatabase } from '@/lib/platform/database/client';
import { createMailDelivery } from '@/lib/server/mail-delivery';
import { reconcileOnce } from '@/lib/server/reconcile';
import { workWebhookEvents, recordWebhookEvent } from '@/lib/shop/webhook-events';
import { aSite, opened } from '@/tests/support/a-context';
import { requestReport } from '@/lib/diagnostic/request-report';
import { startCheckout } from '@/lib/shop/start-checkout';
import { startHostedCheckout } from '@/lib/shop/start-hosted-checkout';
import { followOrder, claimOrder } from '@/lib/shop/payment-status';
import { recordContact } from '@/lib/shop/record-contact';
import { endUnpaidOrders } from '@/lib/shop/unpaid-orders';
import { releaseOrder } from '@/lib/shop/owners-actions';
import { readWebhookEvent } from '@/lib/shop/stripe/webhook-events';

const HOUR = 60 * 60_000;
const { CONTENT_READ = '', CLOCK_AHEAD_MS = '0' } = process.env;
const env = readEnv(process.env);

let moments = 0;
let dieAt = 0;
/** A call has come in, and nothing has been done for it yet. */
let hasCome = false;
function moment(): void {
  moments += 1;
  if (moments === dieAt) process.kill(process.pid, 'SIGKILL');
}
function before(): void {
  if (hasCome) moment();
  hasCome = false;
}

/** A moment at the end of each of these calls. */
function watch(target: object, ...names: string[]): void {
  const methods = target as Record<string, (...args: unknown[]) => Promise<unknown>>;
  for (const name of names) {
    const call = methods[name]!.bind(target);
    methods[name] = async (...args) => {
      before();
      const result = await call(...args);
      moment();
      return result;
    };
  }
}

for (const { prototype } of [PrismaBetterSqlite3, PrismaPg]) {
  const { connect } = prototype as { connect: (this: unknown) => ReturnType<typeof prototype.connect> };
  prototype.connect = async function () {
    const connection = await connect.call(this);
    watch(connection, 'queryRaw', 'executeRaw');
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (level) => {
      const transaction = await start(level);
      watch(transaction, 'queryRaw', 'executeRaw', 'commit');
      return transaction;
    };
    return connection;
  };
}

diagnostics.subscribe('http.client.request.start', before);
diagnostics.subscribe('http.client.response.finish', moment);
diagnostics.subscribe('undici:request:create', before);
diagnostics.subscribe('undici:request:trailers', moment);
const createTransport = nodemailer.createTransport.bind(nodemailer) as (how: object) => object;
Object.assign(nodemailer, {
  createTransport: (how: object) => {
    const transport = createTransport(how);
    watch(transport, 'sendMail');
    return transport;
  },
});

const database = openDatabase(env.DATABASE_URL);
/** By the clock of this process, which is ahead. */
const later = (hours: number) => new Date(Date.now() + Number(CLOCK_AHEAD_MS) + hours * HOUR);
const content = deserialize(readFileSync(CONTENT_READ)) as Content;
const settings = { ...env, LINK_SECRETS: 'k'.repeat(40) };
const onUnexpectedError = (error: unknown) => console.error(error);
const site = opened(aSite({ settings, database, content, onUnexpectedError }));
/** Its workers have the clock of this process. */
const workers = { ...site, now: () => later(0) };
const delivery = createMailDelivery(workers)!;
const endUnpaid = endUnpaidOrders(site);

const laterBy = (body: string) => later((JSON.parse(body) as { hoursLater: number }).hoursLater);
type Command = { number: string; reason: string };

/** Like the routes, the workers and the owner's commands, without what they add of HTTP. */
const answers: Record<string, (body: string, header: (name: string) => string | null) => Promise<unknown>> = {
  '/intent': (body, header) => startCheckout(site, JSON.parse(body), header('idempotency-key'), null),
  '/hosted': (body) => startHostedCheckout(site, JSON.parse(body), null),
  '/follow': (body) => followOrder(site, (JSON.parse(body) as { key: string }).key),
  '/contact': (body) => recordContact(site, JSON.parse(body), null),
  '/claim': (body) => claimOrder(site, JSON.parse(body)),
  '/report': (body) => requestReport(site, JSON.parse(body), 'a network'),
  '/mail': () => delivery.deliver(1),
  '/look': (body) => reconcileOnce(site, String(process.pid), laterBy(body)).then(() => null),
  '/end-unpaid': (body) => endUnpaid(laterBy(body)),
  '/release': (body) => {
    const { number, reason } = JSON.parse(body) as Command;
    return releaseOrder(site, number, reason);
  },
  '/moments': () => Promise.resolve(moments),
  '/die-at': (body) => {
    moments = 0;
    dieAt = Number(body);
    return Promise.resolve(null);
  },
  '/webhook': async (body, header) => {
    const delivery = readWebhookEvent(env.STRIPE_WEBHOOK_SECRET!, body, header('stripe-signature'));
    if (!delivery || delivery === 'malformed') return 'refused';
    return recordWebhookEvent(site, delivery);
  },
  '/work': async () => {
    // What was leased by a process that died is free again.
    while ((await workWebhookEvents(workers, 1)) > 0);
    return null;
  },
};

const server = createServer((request, response) => {
  hasCome = true;
  const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
  void text(request)
    .then((body) => answers[request.url ?? '']?.(body, header))
    .then((outcome) => response.end(JSON.stringify(outcome)))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(env.PORT, '127.0.0.1', () => console.log('ready'));
