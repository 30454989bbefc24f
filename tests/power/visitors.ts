import type Sqlite from 'better-sqlite3';
import { randomInt } from 'node:crypto';
import Stripe from 'stripe';
import { mailLinks } from '../../lib/your-data/mail-links';
import { loadContent } from '../../lib/content/load';
import { keyedHash } from '../../lib/platform/files/link-signing';
import { confirmIntent } from '../../packages/sandbox/stripe/intents/confirm';
import type { Sandbox } from '../../packages/sandbox/stripe/sandbox';
import { inProject } from '../../scripts/setup/project.mjs';
import { anAttemptKey, aSubmission } from '../support/submission';
import { SETTINGS } from './settings';

/** Something that was answered, and has to be there from then on. */
export type Promised = {
  what: string;
  /** How long the log of the disk was at the answer, and when it was asked for to be undone. */
  from: number;
  until: number;
  isThere: (database: Sqlite.Database, erased: string) => boolean;
};

type How = { url: string; sandbox: Sandbox; answers: number; logged: () => number };

const [product] = loadContent(inProject('content')).products;
const { notMe } = mailLinks({ ...SETTINGS, BASE_URL: 'http://127.0.0.1:3000' });
const idHash = keyedHash(SETTINGS.LINK_SECRETS, 'erased-id');
const AT_ONCE = 3;

/** Fills in, pays and deletes, a few at once, until so many promises were made. */
export async function visit({ url, sandbox, answers, logged }: How): Promise<Promised[]> {
  const promised: Promised[] = [];
  const mayGo: { id: string; promise: Promised }[] = [];

  const post = async (path: string, status: number, body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...FROM_SITE, ...headers },
      body,
      redirect: 'manual',
    });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return text;
  };
  const promise = (what: string, isThere: Promised['isThere']) => {
    const made = { what, from: logged(), until: Infinity, isThere };
    promised.push(made);
    return made;
  };

  async function diagnostic() {
    const body = JSON.stringify(aSubmission());
    const { id } = JSON.parse(
      await post('/diagnostic', 201, body, { 'idempotency-key': anAttemptKey() }),
    ) as { id: string };
    mayGo.push({
      id,
      promise: promise(`diagnostic ${id}`, (database) => has(database, 'Assessment', 'id', id)),
    });
  }

  async function payment() {
    const wanted = JSON.stringify({ productId: product?.slug, amount: product?.priceCents });
    const { clientSecret } = JSON.parse(await post('/intent', 200, wanted)) as { clientSecret: string };
    const intent = clientSecret.split('_secret_')[0] ?? '';
    confirmIntent(sandbox.account, intent, { payment_method: 'pm_card_visa', return_url: url });
    const event = [...sandbox.deliveries.all.values()]
      .map((one) => one.event)
      .find((one) => isPaid(one, intent));
    const payload = JSON.stringify(event);
    const secret = SETTINGS.STRIPE_WEBHOOK_SECRET;
    await post('/webhook', 200, payload, {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    });
    promise(`payment ${intent}`, (database) => {
      const order = database.prepare(`SELECT status FROM "Order" WHERE "paymentIntentId" = ?`).get(intent);
      const noted = database.prepare(`SELECT "handledAt" FROM "PaymentEvent" WHERE id = ?`).get(event?.id);
      // It is worked on from the record: then the order is paid, before that the record is there.
      const { handledAt } = (noted ?? {}) as { handledAt?: unknown };
      return handledAt === null || (order as { status: string } | undefined)?.status === 'paid';
    });
  }

  async function deletion() {
    const gone = mayGo.splice(randomInt(mayGo.length), 1)[0]!;
    gone.promise.until = logged();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await post('/not-me', 303, new URLSearchParams({ token: notMe.sign(gone.id) }).toString(), form);
    const hash = idHash(gone.id);
    promise(
      `deletion ${gone.id}`,
      (database, erased) =>
        !has(database, 'Assessment', 'id', gone.id) &&
        has(database, 'ErasedId', 'idHash', hash) &&
        erased.includes(`${hash} `),
    );
  }

  let turn = 0;
  const visitor = async () => {
    while (promised.length < answers) {
      const what = turn++ % 3;
      if (what === 2 && mayGo.length > 0) await deletion();
      else await (what === 1 ? payment() : diagnostic());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return promised;
}

const FROM_SITE = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  host: '127.0.0.1:3000',
};

const isPaid = (event: { type: string; data: { object: unknown } }, intent: string) =>
  event.type === 'payment_intent.succeeded' && (event.data.object as { id: string }).id === intent;

const has = (database: Sqlite.Database, table: string, column: string, value: unknown) =>
  database.prepare(`SELECT 1 FROM "${table}" WHERE "${column}" = ?`).get(value) !== undefined;
