import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aSandbox } from '@/tests/support/a-sandbox';

const SESSION: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'A tool' } } },
  ],
  success_url: 'https://example.com/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://example.com/left',
  metadata: { order: 'o1' },
  payment_intent_data: { metadata: { order: 'o1' } },
};

type Sandbox = Awaited<ReturnType<typeof aSandbox>>;

const aSession = ({ stripe }: Sandbox) => stripe.checkout.sessions.create(SESSION);

/**
 * What a browser does without a script: sends the form of Stripe's page, and does not follow where it leads.
 */
const pay = ({ url }: Stripe.Checkout.Session, method = 'pm_card_visa', more = {}) =>
  fetch(url!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: 'ada@example.com', payment_method: method, ...more }),
  });

const types = ({ received }: Sandbox) => received.events.map(({ type }) => type);

test('a session has a page of its own, and no payment intent before somebody pays', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 500 });
  expect(session).toMatchObject({ payment_intent: null, customer_details: null });
  const page = await (await fetch(session.url!)).text();
  expect(page).toContain('A tool');
  expect(page).toContain('$5.00');
  expect(page).toContain('https://example.com/left');
  expect(types(sandbox)).toEqual([]);
});

test('after a declined card the same session and intent take another one', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  const declined = await pay(session, 'pm_card_chargeDeclined');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  const open = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  expect(open).toMatchObject({ status: 'open', url: session.url });
  await pay(session);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  expect(paid).toMatchObject({ status: 'complete', payment_intent: open.payment_intent });
});

test('a bank that asks has its page, and leads back when it was answered', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  const asked = await pay(session, 'pm_card_threeDSecure2Required');
  const question = new URL(asked.headers.get('location')!);
  const answered = await fetch(new URL('/3ds', question), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...question.searchParams, ['outcome', 'accept']]),
  });
  const back = await fetch(answered.headers.get('location')!, { redirect: 'manual' });
  expect(back.headers.get('location')).toContain('https://example.com/done');
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

test('an expired session takes no payment, and its intent is canceled with it', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  await pay(session, 'pm_card_chargeDeclined');
  const expired = await sandbox.stripe.checkout.sessions.expire(session.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  const answer = await pay(session);
  expect(await answer.text()).toContain('expired');
  const intent = await sandbox.stripe.paymentIntents.retrieve(expired.payment_intent as string);
  expect(intent.status).toBe('canceled');
  await sandbox.quiet();
  expect(types(sandbox)).toContain('checkout.session.expired');
});

test('one that is paid or has expired is not expired again', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  await pay(session);
  const late = sandbox.stripe.checkout.sessions.expire(session.id);
  await expect(late).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
});

test('the intent of a session is neither canceled nor confirmed by itself', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  await pay(session, 'pm_card_chargeDeclined');
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  const { paymentIntents } = sandbox.stripe;
  await expect(paymentIntents.cancel(intent as string)).rejects.toMatchObject({ statusCode: 400 });
  const confirmed = paymentIntents.confirm(intent as string, { payment_method: 'pm_card_visa' });
  await expect(confirmed).rejects.toMatchObject({ statusCode: 400 });
});

test('sessions are listed by the intent that pays them', async () => {
  const sandbox = await aSandbox();
  await aSession(sandbox);
  const session = await aSession(sandbox);
  await pay(session);
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  const { data } = await sandbox.stripe.checkout.sessions.list({ payment_intent: intent as string });
  expect(data.map(({ id }) => id)).toEqual([session.id]);
});
