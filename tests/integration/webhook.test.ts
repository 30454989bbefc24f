import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';
import { anyEvent } from '../support/stripe-events';

const shop = await aShop();
const DAY = 24 * 60 * 60;
afterEach(() => vi.restoreAllMocks());
const mailsOf = async (reason: string) =>
  (await shop.database.outboxMail.findMany()).filter((mail) => mail.reason.startsWith(`${reason}:`));

/** The event of a payment; Stripe has the payment, changed. */
async function successWith(changes: Record<string, unknown>) {
  shop.hold();
  const begun = await shop.begin();
  await shop.pay(begun.paymentIntentId);
  const [id] = shop.events('payment_intent.succeeded');
  const { event } = shop.sandbox.deliveries.all.get(id!)!;
  Object.assign(shop.sandbox.account.intents.get(begun.paymentIntentId)!, changes);
  return { ...begun, event: { ...event, id: 'evt_changed' } };
}

describe('a payment', () => {
  test('makes the order paid and queues one receipt and one note to the owner', async () => {
    const { id } = await shop.bought();
    expect(await shop.order(id)).toMatchObject({ status: 'paid', paidAt: expect.any(Date) as Date });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
    expect(await mailsOf('receipt')).toMatchObject([
      {
        reason: `receipt:${id}`,
        template: 'receipt',
        recipient: 'ada@example.com',
        orderId: id,
        status: 'queued',
      },
    ]);
    expect(await mailsOf('owner-sale')).toMatchObject([{ recipient: null }]);
  });

  test('that the browser left before it said an address is mailed to that of the charge', async () => {
    const { id, paymentIntentId } = await shop.begin({ email: null });
    await shop.payTyped(paymentIntentId, { email: 'card@example.com' });
    await shop.settled();
    expect(await shop.order(id)).toMatchObject({ email: null, billingEmail: 'card@example.com' });
    expect(await mailsOf('receipt')).toMatchObject([{ recipient: 'card@example.com' }]);
  });

  test('by bank debit that fails after days is told to buyer and owner, and a card pays it once', async () => {
    const { id, paymentIntentId, clientSecret } = await shop.begin();
    await shop.pay(paymentIntentId, 'pm_usBankAccount_processing');
    await shop.settle(paymentIntentId, 'fail');
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed', failedCharges: 1, paidAt: null });
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
    expect(await mailsOf('payment-failed')).toMatchObject([{ recipient: 'ada@example.com' }]);
    expect(await shop.claim(clientSecret)).toMatchObject({ status: 'requires_payment_method', order: null });
    await shop.pay(paymentIntentId);
    await shop.settled();
    expect((await shop.order(id)).status).toBe('paid');
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'owner-sale', 'payment-failed', 'receipt']);
  });

  test.each(['link', 'payto', 'pay_by_bank', 'a_way_to_pay_of_next_year'])(
    'by %s that fails late is told to buyer and owner',
    async (type) => {
      shop.hold();
      const { id, paymentIntentId } = await shop.begin();
      await shop.pay(paymentIntentId, 'pm_usBankAccount_processing');
      await shop.deliver({ events: shop.events('payment_intent.processing') });
      await shop.settle(paymentIntentId, 'fail');
      const { account } = shop.sandbox;
      account.intents.get(paymentIntentId)!.last_payment_error!.payment_method!.type = type as never;
      [...account.charges.values()][0]!.payment_method_details!.type = type;
      await shop.deliver({ events: shop.events('payment_intent.payment_failed') });
      expect((await shop.order(id)).status).toBe('payment_failed');
      expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
    },
  );
});

describe('whatever the order of delivery', () => {
  test('a hundred deliveries at once of every event make one order paid once', async () => {
    shop.hold();
    const { id, paymentIntentId } = await shop.begin();
    await shop.pay(paymentIntentId);
    const answers = await shop.deliver({ times: 100, together: true });
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set([200]));
    expect((await shop.order(id)).status).toBe('paid');
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
    expect(await shop.database.order.count()).toBe(1);
  });
});

test.each([
  ['amount', { amount_received: 1 }],
  ['currency', { currency: 'jpy' }],
  ['mode', { livemode: true }],
])('on hold, answered 200 and told to the owner: a payment with another %s', async (hold, changes) => {
  const { id, event } = await successWith(changes);
  expect((await shop.signed(event)).status).toBe(200);
  expect(await shop.order(id)).toMatchObject({ status: 'on_hold', hold });
  expect(await shop.mails()).toEqual(['on-hold', 'owner-hold']);
  expect(await mailsOf('owner-hold')).toMatchObject([{ data: { reason: hold } }]);
});

describe('not ours', () => {
  test('an intent without our mark is answered 200 and ignored', async () => {
    const { event, id } = await successWith({});
    const object = { ...event.data.object, id: 'pi_of_another_product', metadata: { order: 'theirs' } };
    const answer = await shop.signed({ ...event, data: { object } });
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'ignored' }]);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    expect(await shop.database.webhookEvent.count()).toBe(0);
  });

  test('an intent that names an order which is not here is answered 200 and noted, and changes nothing', async () => {
    const { event, id } = await successWith({});
    await shop.database.order.delete({ where: { id } });
    expect((await shop.signed(event)).status).toBe(200);
    expect(await shop.database.webhookEvent.findMany()).toMatchObject([
      { id: 'evt_changed', outcome: 'unknownOrder', orderId: null, paymentEvent: null },
    ]);
    expect(await shop.database.order.count()).toBe(0);
  });

  test('a refund of another shop on the account is answered 200 and not kept', async () => {
    const intent = await shop.payElsewhere();
    await shop.refund(intent.id);
    expect(await shop.database.webhookEvent.count()).toBe(0);
  });
});

describe('refused', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['no signature', (body: object) => shop.call('webhook', body)],
    ['a signature by another secret', (body: object) => shop.signed(body, now(), 'whsec_other')],
    ['a signature of an hour ago', (body: object) => shop.signed(body, now() - 3600)],
    ['a signature of yesterday', (body: object) => shop.signed(body, now() - DAY)],
    [
      'something that is no signature',
      (body: object) => shop.call('webhook', body, { 'stripe-signature': 't=1,v1=x' }),
    ],
  ])('%s', async (_what, send) => {
    const { event, id } = await successWith({});
    const noted = vi.spyOn(console, 'info');
    expect((await send(event)).status).toBe(400);
    expect(noted.mock.calls).toEqual([['Refused: badSignature']]);
    noted.mockRestore();
    expect((await shop.order(id)).status).toBe('awaiting_payment');
  });

  test('what is signed is never refused, whatever it is', async () => {
    expect((await shop.signed(null)).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(anyEvent, async (event) => {
        expect((await shop.signed(JSON.parse(event))).status).toBe(200);
      }),
      { numRuns: 300 },
    );
    await shop.settled();
  });

  test('a dispute in a status that Stripe has added since is left to the owner at once, and guessed by nobody', async () => {
    const { id, paymentIntentId } = await shop.bought({ method: 'pm_card_createDispute' });
    const [dispute] = [...shop.sandbox.account.disputes.values()];
    dispute!.status = 'constructor';
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const object = { id: dispute!.id, payment_intent: paymentIntentId };
    await shop.signed({ id: 'evt_new', object: 'event', type: 'charge.dispute.updated', data: { object } });
    expect((await shop.order(id)).status).toBe('disputed');
    expect(await mailsOf('owner-event-given-up')).toHaveLength(1);
  });

  test('a success whose charge Stripe does not name yet is tried again, and not closed', async () => {
    const { id, paymentIntentId, event } = await successWith({});
    const intent = shop.sandbox.account.intents.get(paymentIntentId)!;
    const { latest_charge: charge } = intent;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    intent.latest_charge = null;
    await shop.signed(event);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    const soon = new Date(Date.now() + 15_000);
    const waiting = { handledAt: null, dueAt: { gt: new Date(), lt: soon } };
    expect(await shop.database.webhookEvent.count({ where: waiting })).toBe(1);
    intent.latest_charge = charge;
    await shop.database.webhookEvent.updateMany({ data: { dueAt: new Date() } });
    await shop.workWebhookEvents();
    expect((await shop.order(id)).status).toBe('paid');
  });
});

test('a browser that paid and asks twenty times while the webhook comes ten times makes one receipt', async () => {
  shop.hold();
  const { paymentIntentId, clientSecret } = await shop.begin();
  await shop.pay(paymentIntentId);
  const claims = Promise.all(Array.from({ length: 20 }, () => shop.claim(clientSecret)));
  await Promise.all([claims, shop.deliver({ times: 10, together: true })]);
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
});
