import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { catalogue } from '@/lib/shop/store/catalogue';
import { viewOrder } from '@/lib/shop/view-order';
import { aShop } from '../support/a-shop';
import { SITE } from '../support/databases';
import { anAttemptKey } from '../support/submission';

const shop = await aShop({ TRUSTED_PROXIES: '1' });
const TOOL = 'goal-cascade-builder';
const { priceCents } = shop.products.find(({ slug }) => slug === TOOL)!;
const { account } = shop.sandbox;
const page = (answer: Response) => answer.text();
const withKey = (attempt = anAttemptKey()) => ({ attempt });

/** The path of our page that Stripe leads back to. */
const keyIn = (address: string | null) => /\/orders\/([\w-]+)/.exec(address ?? '')?.[1] ?? '';

describe('a purchase on Stripe’s page', () => {
  test('leads there by 303, with the price of the server and our words', async () => {
    const answer = await shop.send({ productId: TOOL });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [session] = [...account.sessions.values()];
    expect(answer.headers.get('location')).toBe(session?.url);
    expect(session).toMatchObject({ amount_total: priceCents, currency: 'usd', mode: 'payment' });
    const words = session?.custom_text.submit?.message ?? '';
    expect(words).toContain(`(${SITE}/terms-of-service)`);
    expect(words).toContain(shop.content.toolbox.checkout.withdrawal);
  });

  test('that is paid gives access, one receipt to the address typed there, and our mark on the intent', async () => {
    const { id, url } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_card_visa', 'ada@example.com');
    await shop.settled();
    const [intent] = [...account.intents.values()];
    expect(await shop.order(id)).toMatchObject({
      status: 'paid',
      email: 'ada@example.com',
      billingEmail: null,
      paymentIntentId: intent?.id,
    });
    expect(intent?.metadata).toMatchObject({ plumbline_order: id, plumbline_product: TOOL });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
    expect(await shop.database.outboxMail.findFirstOrThrow({ where: { template: 'receipt' } })).toMatchObject(
      { recipient: 'ada@example.com' },
    );
  });

  test.each([
    ['succeed', 'paid', ['owner-sale', 'receipt']],
    ['fail', 'payment_failed', ['owner-payment-failed', 'payment-failed']],
  ] as const)(
    'a debit that is to %s waits for its bank, and is told then',
    async (outcome, status, mails) => {
      const { id, url } = await shop.beginHosted();
      await shop.payOnPage(url, 'pm_usBankAccount_processing');
      await shop.settled();
      const { status: waiting, paymentIntentId } = await shop.order(id);
      expect(waiting).toBe('processing');
      await shop.settle(paymentIntentId!, outcome);
      expect(await shop.order(id)).toMatchObject({ status, email: 'ada@example.com' });
      expect(await shop.mails()).toEqual(mails);
    },
  );

  test('that is paid is not said to have ended', async () => {
    const { checkoutSessionId, url } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_card_visa', 'ada@example.com');
    expect(await context().payments?.expireSession(checkoutSessionId)).toBe(false);
  });

  test('that has expired ends its order', async () => {
    const { id, checkoutSessionId } = await shop.beginHosted();
    await shop.control(`/sessions/${checkoutSessionId}/expire`);
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', canceledAt: expect.any(Date) as Date });
  });
});

const html = { accept: 'text/html' };

test.each([
  [{ productId: 'no-such-tool' }, 404],
  [{ productId: TOOL, amount: '1' }, 400],
  [{ productId: TOOL, attempt: 'short' }, 400],
  [{}, 400],
])('a form with %j is refused in a page with status %d', async (fields, status) => {
  const answer = await shop.send(fields, html);
  expect(answer.status).toBe(status);
  expect(await page(answer)).toContain('<h1>');
  expect(await shop.database.order.count()).toBe(0);
});

describe('an attempt that is repeated', () => {
  test('leads to the same page, in ten tabs at once as well', async () => {
    const fields = { productId: TOOL, ...withKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.send(fields)));
    const places = new Set(answers.map(({ headers }) => headers.get('location')));
    expect([...places]).toEqual([[...account.sessions.values()][0]!.url]);
    expect(account.sessions.size).toBe(1);
    expect(await shop.database.order.count()).toBe(1);
  });

  test('at another price begins anew, and the page at the old one has expired', async () => {
    const fields = { productId: TOOL, ...withKey() };
    const { headers } = await shop.send(fields);
    const dearer = shop.products.map((one) =>
      one.slug === TOOL ? { ...one, priceCents: priceCents + 100 } : one,
    );
    await catalogue(shop.database).replace(dearer, {
      contentVersion: 'dearer',
      builtAt: new Date('2026-04-01'),
    });
    const { headers: later } = await shop.send(fields);
    const [before, now] = [...account.sessions.values()];
    expect(before).toMatchObject({ status: 'expired', amount_total: priceCents });
    expect(now).toMatchObject({ status: 'open', amount_total: priceCents + 100, url: later.get('location') });
    expect(headers.get('location')).not.toBe(later.get('location'));
  });

  test('of a purchase that is paid leads to its order, and sells nothing', async () => {
    const attempt = anAttemptKey();
    const { id, url } = await shop.beginHosted({ attempt });
    await shop.payOnPage(url);
    await shop.settled();
    const answer = await shop.send({ productId: TOOL, attempt });
    const view = await viewOrder(context(), keyIn(answer.headers.get('location')));
    expect(view?.order).toMatchObject({ id, status: 'paid' });
    expect(account.sessions.size).toBe(1);
  });
});

describe('one order, one thing that can be paid', () => {
  const inPage = async (attempt: string) => {
    const body = { productId: TOOL, amount: priceCents };
    const answer = await shop.call('intent', body, { 'idempotency-key': attempt });
    return { status: answer.status, ...((await answer.json()) as { clientSecret: string }) };
  };

  test('the open intent is canceled before a page is made', async () => {
    const attempt = anAttemptKey();
    await inPage(attempt);
    const [intent] = [...account.intents.values()];
    const { session } = await shop.beginHosted({ attempt });
    expect(intent?.status).toBe('canceled');
    expect(session.status).toBe('open');
    await shop.settled();
    const orders = await shop.database.order.findMany({ orderBy: { createdAt: 'asc' } });
    expect(orders).toMatchObject([{ status: 'canceled' }, { status: 'awaiting_payment' }]);
  });

  test('no page is made where the intent can’t be canceled', async () => {
    const attempt = anAttemptKey();
    await inPage(attempt);
    const path = `/v1/payment_intents/${[...account.intents.keys()][0]!}/cancel`;
    shop.sandbox.troubles.push({ method: 'POST', path, when: 'before', times: 2 });
    expect((await shop.send({ productId: TOOL, attempt })).status).toBe(503);
    expect(account.sessions.size).toBe(0);
    expect((await shop.send({ productId: TOOL, attempt })).status).toBe(303);
  });

  test.each(['comes', 'is late'])(
    'a paid intent leads to its order, also where its event %s',
    async (event) => {
      if (event === 'is late') shop.hold();
      const attempt = anAttemptKey();
      const { clientSecret } = await inPage(attempt);
      await shop.call('contact', { clientSecret, email: 'ada@example.com', amount: priceCents });
      await shop.pay(clientSecret.split('_secret_')[0]!);
      await shop.settled();
      const answer = await shop.send({ productId: TOOL, attempt });
      const view = await viewOrder(context(), keyIn(answer.headers.get('location')));
      expect(view?.order.status).toBe('paid');
      expect(account.sessions.size).toBe(0);
      await shop.deliver();
      expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
    },
  );

  test('the page has expired before there is an intent', async () => {
    const attempt = anAttemptKey();
    const { url, session } = await shop.beginHosted({ attempt });
    const { clientSecret } = await inPage(attempt);
    expect(session.status).toBe('expired');
    expect(await (await shop.payOnPage(url)).text()).toContain('expired');
    const [intent] = [...account.intents.values()];
    expect(intent).toMatchObject({ client_secret: clientSecret, status: 'requires_payment_method' });
  });

  test.each(['comes', 'is late'])(
    'our form gets a payment of that page, also where its event %s',
    async (event) => {
      if (event === 'is late') shop.hold();
      const attempt = anAttemptKey();
      const { url } = await shop.beginHosted({ attempt });
      await shop.payOnPage(url);
      await shop.settled();
      const { clientSecret } = await inPage(attempt);
      expect(await shop.claim(clientSecret)).toMatchObject({ status: 'succeeded' });
      await shop.deliver();
      expect(account.intents.size).toBe(1);
      expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
      expect(await shop.database.payment.count()).toBe(1);
    },
  );

  test('of a page whose payment a bank has in hand the form in our page is told to wait, before any event', async () => {
    shop.hold();
    const attempt = anAttemptKey();
    const { url } = await shop.beginHosted({ attempt });
    await shop.payOnPage(url, 'pm_usBankAccount_processing');
    const { clientSecret } = await inPage(attempt);
    expect(await shop.claim(clientSecret)).toMatchObject({ status: 'processing' });
  });

  test('both asked for at once, one can be paid at the end', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const attempt = anAttemptKey();
      await Promise.all([inPage(attempt), shop.send({ productId: TOOL, attempt })]);
      await shop.settled();
      const open = [...account.sessions.values()].filter(({ status }) => status === 'open');
      const intents = [...account.intents.values()].filter(({ status }) => status !== 'canceled');
      const noted = await shop.database.order.findMany({ where: { canceledAt: null } });
      const known = noted.flatMap((order) => order.checkoutSessionId ?? order.paymentIntentId ?? []);
      expect([...open, ...intents].map(({ id }) => id).sort()).toEqual(known.sort());
      expect(known.length).toBeLessThanOrEqual(turn + 1);
    }
  });
});
