// A process of its own that serves the shop and delivers its mail, and kills itself at the moment it is told to: before
// or after a statement to the database, a call to Stripe, or a connection to the mail server.
import diagnostics from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEnv } from '../../lib/config/env';
import { shop, shopLimits } from '../../lib/container-shop';
import { loadContent } from '../../lib/content/load';
import { type Database, openDatabase } from '../../lib/gateways/prisma/client';
import { mailDesk } from '../../lib/start/mail-desk';

const { CONTENT = '', CLOCK_AHEAD_MS = '0' } = process.env;
const env = readEnv(process.env);

let moments = 0;
let dieAt = 0;
function moment(): void {
  moments += 1;
  if (moments === dieAt) process.kill(process.pid, 'SIGKILL');
}
for (const channel of ['http.client.request.start', 'http.client.response.finish', 'net.client.socket'])
  diagnostics.subscribe(channel, moment);

const database = openDatabase(env.DATABASE_URL).$extends({
  query: {
    async $allOperations({ args, query }) {
      moment();
      const result: unknown = await query(args);
      moment();
      return result;
    },
  },
}) as unknown as Database;

const content = loadContent(CONTENT);
const verbs = shop(env, database, { contentVersion: 'chaos', eachSale: true }, shopLimits(env));
const desk = mailDesk({
  database,
  content,
  siteUrl: env.BASE_URL,
  linkSecret: 'k'.repeat(40),
  smtp: { url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' },
  now: () => new Date(Date.now() + Number(CLOCK_AHEAD_MS)),
  onSurprise: (error) => console.error(error),
});

/** Like the routes, without what they add of HTTP. */
const answers: Record<string, (body: string, header: (name: string) => string | null) => Promise<unknown>> = {
  '/intent': (body, header) => verbs.startCheckout(JSON.parse(body), header('idempotency-key'), null),
  '/contact': (body) => verbs.recordContact(JSON.parse(body)),
  '/claim': (body) => verbs.claimOrder(JSON.parse(body)),
  '/mail': () => desk.deliver(1),
  '/moments': () => Promise.resolve(moments),
  '/die-at': (body) => {
    moments = 0;
    dieAt = Number(body);
    return Promise.resolve(null);
  },
  '/webhook': async (body, header) => {
    const delivery = verbs.readDelivery?.(body, header('stripe-signature'));
    return delivery?.notice ? verbs.applyPayment?.(delivery.notice, delivery.event) : 'ignored';
  },
};

const server = createServer((request, response) => {
  const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
  void text(request)
    .then((body) => answers[request.url ?? '']?.(body, header))
    .then((outcome) => response.end(JSON.stringify(outcome)))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(env.PORT, '127.0.0.1', () => console.log('ready'));
