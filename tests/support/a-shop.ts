import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { catalogueOf } from '@/lib/content/catalogue';
import { readEnv } from '@/lib/platform/config/env';
import { catalogue } from '@/lib/shop/store/catalogue';
import { workWebhookEvents as workOn } from '@/lib/shop/webhook-events';
import { resetSandbox } from '@/packages/sandbox/stripe/sandbox';
import { close, listen, PAID, PUBLISHABLE_KEY, SECRET_KEY, startSandbox, WEBHOOK_SECRET } from './a-sandbox';
import { SITE, siteDatabase } from './databases';
import { anAttemptKey } from './submission';
import { aSite, opened } from './a-context';
import { sandboxControl } from './sandbox-control';

const BUILT = { contentVersion: 'as shipped', builtAt: new Date('2026-03-01') };

/**
 * A shop for this test file: its database, the sandbox as Stripe over HTTP, and the route handlers, to which
 * the sandbox delivers its signed events. Empty before each test. Call it at the top of the file.
 */
export async function aShop(environment: Record<string, string> = {}) {
  const started = await startSandbox({ webhook: null, settleMs: 600_000 });
  const { sandbox, stripe, url: stripeUrl } = started;
  afterAll(() => started.stop());
  const { database, url } = await siteDatabase({
    STRIPE_API_BASE: stripeUrl,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...environment,
  });
  const routes = {
    intent: (await import('@/app/api/create-payment-intent/route')).POST,
    hosted: (await import('@/app/api/create-checkout-session/route')).POST,
    contact: (await import('@/app/api/orders/contact/route')).POST,
    claim: (await import('@/app/api/orders/claim/route')).POST,
    webhook: (await import('@/app/api/webhooks/stripe/route')).POST,
  };
  const { context, content: readOnce } = await import('@/lib/server/context');
  const call = async (route: keyof typeof routes, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await routes[route](
      new Request(`${SITE}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    // What the server's worker does after the answer.
    if (route === 'webhook' && works.events) await workWebhookEvents();
    return answer;
  };
  /** Stripe takes a number in test mode; its types leave it out. */
  const TYPED_CARD = {
    type: 'card' as const,
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040 },
  };

  /** What a browser without a script sends, as a form. */
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return call('hosted', new URLSearchParams(fields).toString(), { ...type, ...headers });
  };
  /** Begins to buy a product on Stripe's page. */
  async function beginHosted({
    productId = 'goal-cascade-builder',
    ...more
  }: { productId?: string; attempt?: string } = {}) {
    const answer = await send({ productId, ...more });
    const url = answer.headers.get('location') ?? '';
    const checkoutSessionId = url.split('/').at(-1)!;
    const { id } = await database.order.findUniqueOrThrow({ where: { checkoutSessionId } });
    return { url, checkoutSessionId, id, session: sandbox.account.sessions.get(checkoutSessionId)! };
  }
  /** Pays on Stripe's page, and does not follow where that leads. */
  const payOnPage = (url: string, method = 'pm_card_visa', email = 'ada@example.com', code = '') =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email, payment_method: method, code }),
    });
  /** Whether recorded events are worked on as they come. */
  const works = { events: true };
  const workWebhookEvents = async () => {
    while ((await workOn(opened(context()), 10)) > 0);
  };
  const endpoint = createServer((request, response) => {
    const signature = { 'stripe-signature': String(request.headers['stripe-signature']) };
    void text(request)
      .then(async (body) => (await call('webhook', body, signature)).status)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end());
  });
  sandbox.deliveries.endpoint = { url: `http://127.0.0.1:${await listen(endpoint)}`, secret: WEBHOOK_SECRET };
  afterAll(() => close(endpoint));

  const content = readOnce();
  const products = catalogueOf(content, new Date());
  beforeEach(async () => {
    resetSandbox(sandbox);
    // No event comes by itself a second time, or after its test.
    sandbox.deliveries.retriesMs = [];
    works.events = true;
    await database.outboxMail.deleteMany();
    await database.orderAccess.deleteMany();
    await database.webhookEvent.deleteMany();
    await database.order.deleteMany();
    await database.job.deleteMany();
    await database.product.deleteMany();
    await database.catalogue.deleteMany();
    await catalogue(database).replace(products, BUILT);
  });

  const settled = async () => {
    while (sandbox.deliveries.underWay > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  // Nothing is worked on any more when the next test empties the database, or it is gone.
  afterEach(settled);

  const tell = sandboxControl(stripeUrl).call;
  /** A control call of the sandbox's, such as /disputes; then until its events have been worked on. */
  async function control<Answer>(path: string, body: object = {}): Promise<Answer> {
    const answer = (await tell(path, body)) as Answer;
    await settled();
    return answer;
  }

  const order = (id: string) => database.order.findUniqueOrThrow({ where: { id } });

  const pay = (paymentIntentId: string, method = 'pm_card_visa') =>
    stripe.paymentIntents
      .confirm(paymentIntentId, { payment_method: method, return_url: SITE })
      .catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      });

  /** Begins to buy a product at its price, and gives the address: then only the payment is missing. */
  async function begin({
    productSlug: productId = 'goal-cascade-builder',
    email = 'ada@example.com',
  }: { productSlug?: string; email?: string | null } = {}) {
    const { priceCents } = products.find(({ slug }) => slug === productId)!;
    const answer = await call(
      'intent',
      { productId, amount: priceCents },
      { 'idempotency-key': anAttemptKey() },
    );
    const { clientSecret } = (await answer.json()) as { clientSecret: string };
    if (email) await call('contact', { clientSecret, email, amount: priceCents });
    const paymentIntentId = clientSecret.split('_secret_')[0]!;
    const { id } = await database.order.findUniqueOrThrow({ where: { paymentIntentId } });
    return { clientSecret, paymentIntentId, id, priceCents };
  }

  /** The same, and pays, by a card unless told otherwise, until all events have been worked on. */
  async function bought({ method, ...what }: Parameters<typeof begin>[0] & { method?: string } = {}) {
    const begun = await begin(what);
    await pay(begun.paymentIntentId, method);
    await settled();
    return { ...begun, number: (await order(begun.id)).number };
  }

  /** The same, with a dollar less to be paid than the price: once it is paid, the order is on hold. */
  async function beginForLess() {
    const begun = await begin();
    await stripe.paymentIntents.update(begun.paymentIntentId, { amount: begun.priceCents - 100 });
    return begun;
  }

  return {
    database,
    url,
    stripe,
    stripeUrl,
    sandbox,
    products,
    content,
    call,
    begin,
    beginForLess,
    send,
    beginHosted,
    payOnPage,
    works,
    workWebhookEvents,
    /** The site as its workers and commands have it. */
    site: opened(aSite({ settings: readEnv(process.env), database, content })),
    order,
    pay,
    bought,
    /** Every payment that Stripe has, the oldest first. */
    intents: () => [...sandbox.account.intents.values()],
    mailsOf: (template: string) => database.outboxMail.findMany({ where: { template } }),
    /** Gives money back as the Dashboard does. @param amount in cents; all of it unless it is set */
    refund: async (paymentIntentId: string, amount?: number) => {
      const made = await stripe.refunds.create({
        payment_intent: paymentIntentId,
        ...(amount && { amount }),
      });
      await settled();
      return made;
    },
    mails: async () =>
      (await database.outboxMail.findMany({ orderBy: { reason: 'asc' } })).map(
        ({ reason }) => reason.split(':')[0],
      ),
    /** A payment of another shop on the account. */
    payElsewhere: () => stripe.paymentIntents.create(PAID),
    /** By a card that was typed in, with what else is asked beside it. */
    payTyped: (
      paymentIntentId: string,
      billing_details: Stripe.PaymentIntentConfirmParams.PaymentMethodData.BillingDetails,
    ) =>
      stripe.paymentIntents.confirm(paymentIntentId, {
        payment_method_data: { ...TYPED_CARD, billing_details },
        return_url: SITE,
      }),
    /** By a debit of an account that was typed in: its payer first confirms two small deposits. */
    payByDeposits: (paymentIntentId: string) =>
      stripe.paymentIntents.confirm(paymentIntentId, {
        payment_method: 'pm_usBankAccount_success',
        return_url: SITE,
        payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
      }),
    control,
    /** The bank of a debit that is under way decides. */
    settle: (paymentIntentId: string, outcome: 'succeed' | 'fail') =>
      control(`/payments/${paymentIntentId}/settle`, { outcome }),
    /** Until every event of the sandbox has been delivered. */
    settled,
    /** Keeps events back until `deliver` asks for them. */
    hold: () => (sandbox.deliveries.plan = { mode: 'hold' }),
    deliver: (how: Parameters<typeof sandbox.deliveries.deliver>[0] = {}) => sandbox.deliveries.deliver(how),
    events: (type: string) =>
      [...sandbox.deliveries.all.values()]
        .filter(({ event }) => event.type === type)
        .map(({ event }) => event.id),
    claim: async (clientSecret: string) =>
      (await call('claim', { clientSecret })).json() as Promise<ClaimAnswer>,
    /** An event as Stripe would send it, signed now or at another time (seconds). */
    signed(event: unknown, timestamp = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET) {
      const payload = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return call('webhook', payload, { 'stripe-signature': signature });
    },
  };
}

type ClaimAnswer = { status: string; order: string | null; downloads: unknown[] };
