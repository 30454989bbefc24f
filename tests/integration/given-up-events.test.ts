import { afterEach, describe, expect, test, vi } from 'vitest';
import { workWebhookEvents } from '@/lib/shop/webhook-events';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { database } = shop;
const { site } = shop;
afterEach(() => vi.restoreAllMocks());

/**
 * A payment whose event has been tried for three days, but for once, while Stripe did not tell the rest of
 * it.
 */
async function triedForDays() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const begun = await shop.begin({ email: null });
  shop.works.events = false;
  await shop.pay(begun.paymentIntentId);
  await shop.settled();
  await database.webhookEvent.updateMany({ data: { tries: 75, dueAt: new Date(0) } });
  shop.sandbox.troubles.push({ method: 'GET', status: 500, when: 'before', times: 100 });
  const event = await database.webhookEvent.findFirstOrThrow();
  return { ...begun, eventId: event.id, number: (await shop.order(begun.id)).number };
}
const told = () => database.outboxMail.findMany({ where: { template: 'owner-event-given-up' } });
const theEvent = () => database.webhookEvent.findFirstOrThrow();

test('an event that is given up after three days is told to the owner once, with its order', async () => {
  const { id, paymentIntentId, eventId } = await triedForDays();
  await shop.workWebhookEvents();
  await shop.workWebhookEvents();
  expect(await theEvent()).toMatchObject({
    outcome: 'given up',
    orderId: id,
    tries: 76,
    paymentEvent: null,
  });
  expect(await told()).toMatchObject([
    {
      recipient: null,
      orderId: id,
      data: { event: eventId, type: 'payment_intent.succeeded', intent: paymentIntentId, tries: 76 },
    },
  ]);
});

test('an event that can’t be read, as another version of the site wrote it, is told to the owner too', async () => {
  await triedForDays();
  await database.webhookEvent.updateMany({ data: { paymentEvent: { written: 'otherwise' }, tries: 0 } });
  await shop.workWebhookEvents();
  expect(await theEvent()).toMatchObject({ outcome: 'unreadable' });
  expect(await told()).toMatchObject([{ data: { intent: null, tries: 1 } }]);
});

const later = () => new Date(Date.now() + 10 * 60_000);

async function paidUnnoticed() {
  const begun = await shop.begin();
  shop.works.events = false;
  await shop.pay(begun.paymentIntentId);
  await shop.settled();
  return begun;
}

/** A worker that took the event and stands still, until it is told to go on: then its connection breaks. */
async function standsStill() {
  let wake = () => undefined as void;
  let hasBegun = () => undefined as void;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const slept = new Promise<void>((resolve) => (wake = resolve));
  const find = async () => {
    hasBegun();
    await slept;
    throw new Error('the connection broke');
  };
  const payments = { ...site.payments, find };
  const done = workWebhookEvents({ ...site, payments, onUnexpectedError: () => undefined }, 1);
  await begun;
  return { goOn: () => (wake(), done) };
}

test('an event whose work outlasts its lease stays done when the first worker fails, and is not told as given up', async () => {
  const { id } = await paidUnnoticed();
  await database.webhookEvent.updateMany({ data: { tries: 75 } });
  const { goOn } = await standsStill();
  // A worker of another process, which has another time.
  await workWebhookEvents({ ...site, now: later }, 1);
  await goOn();
  expect((await shop.order(id)).status).toBe('paid');
  expect(await theEvent()).toMatchObject({ outcome: 'changed' });
  expect(await told()).toEqual([]);
});

describe('the webhook', () => {
  test('answers before anything is worked on, and asks Stripe for nothing', async () => {
    shop.works.events = false;
    const { id, paymentIntentId } = await shop.begin({ email: null });
    shop.hold();
    await shop.pay(paymentIntentId);
    shop.sandbox.troubles.push({ hang: true, when: 'before', times: 100 });
    expect((await shop.deliver()).map(({ answer }) => answer)).toEqual([200, 200]);
    expect((await shop.order(id)).status).toBe('awaiting_payment');
    expect(shop.sandbox.troubles[0]!.times).toBe(100);
  });

  test('keeps of an event what is needed, and no name, e-mail or address', async () => {
    shop.works.events = false;
    const { paymentIntentId } = await shop.begin();
    const address = { city: 'Quuxville', line1: '1 Quux Street', country: 'US' };
    await shop.payTyped(paymentIntentId, {
      name: 'Zephyrina Quux',
      email: 'zephyrina@quux.example',
      address,
    });
    await shop.settled();
    const events = await shop.database.webhookEvent.findMany();
    expect(events).toMatchObject([{ type: 'payment_intent.succeeded', handledAt: null }]);
    expect(JSON.stringify(events)).not.toMatch(/quux/i);
    await shop.workWebhookEvents();
    expect(await shop.database.webhookEvent.findMany()).toMatchObject([
      { paymentEvent: null, outcome: 'changed' },
    ]);
  });
});
