import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aSandbox } from '@/tests/support/a-sandbox';

const SESSION: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'A tool' } },
    },
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

test('paid on its page it leads back, with the address that was typed and the metadata on its intent', async () => {
  const sandbox = await aSandbox();
  const session = await aSession(sandbox);
  const answer = await pay(session);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://example.com/done?session=${session.id}`);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(paid.customer_details?.email).toBe('ada@example.com');
  expect(paid.payment_intent).toMatchObject({ status: 'succeeded', amount: 500, metadata: { order: 'o1' } });
  await sandbox.quiet();
  expect(types(sandbox)).toContain('payment_intent.succeeded');
  expect(types(sandbox)).toContain('checkout.session.completed');
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

test.each(['succeed', 'fail'] as const)(
  'a debit that is to %s completes unpaid, and is told later',
  async (outcome) => {
    const sandbox = await aSandbox();
    const session = await aSession(sandbox);
    await pay(session, 'pm_usBankAccount_processing');
    const unpaid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    expect(unpaid).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await sandbox.control(`/payments/${unpaid.payment_intent as string}/settle`, { outcome });
    await sandbox.quiet();
    const told = outcome === 'succeed' ? 'async_payment_succeeded' : 'async_payment_failed';
    expect(types(sandbox)).toContain(`checkout.session.${told}`);
    const { payment_status: status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    expect(status).toBe(outcome === 'succeed' ? 'paid' : 'unpaid');
  },
);

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

test('the same key makes the same session', async () => {
  const sandbox = await aSandbox();
  const make = () => sandbox.stripe.checkout.sessions.create(SESSION, { idempotencyKey: 'a key' });
  expect((await make()).id).toBe((await make()).id);
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

const WITH_ALL = {
  ...SESSION,
  ...{ allow_promotion_codes: true, automatic_tax: { enabled: true } },
  ...{ invoice_creation: { enabled: true }, tax_id_collection: { enabled: true } },
} satisfies Stripe.Checkout.SessionCreateParams;

test('a code lowers the price, a tax raises it, and there is an invoice once it is paid', async () => {
  const { stripe } = await aSandbox();
  const session = await stripe.checkout.sessions.create(WITH_ALL);
  expect(session).toMatchObject({ amount_subtotal: 500, amount_total: 540, invoice: null });
  expect(await (await pay(session, 'pm_card_visa', { code: 'NONE' })).text()).toContain('code is invalid');
  await pay(session, 'pm_card_visa', { code: 'tenoff', business_name: 'Quist Ltd' });
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({
    ...{ amount_subtotal: 500, amount_total: 486, payment_intent: { amount_received: 486 } },
    total_details: { amount_discount: 50, amount_tax: 36 },
    customer_details: { business_name: 'Quist Ltd' },
  });
  expect(paid.invoice).toMatch(/^in_/);
});

test('what a code makes free is complete without an intent', async () => {
  const { stripe } = await aSandbox();
  const session = await stripe.checkout.sessions.create(WITH_ALL);
  await pay(session, 'pm_card_visa', { code: 'FREE' });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    ...{ status: 'complete', payment_status: 'no_payment_required', payment_intent: null, amount_total: 0 },
  });
});
