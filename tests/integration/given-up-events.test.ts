import { afterEach, describe, expect, test, vi } from 'vitest';
import { workWebhookEvents } from '@/lib/shop/webhook-events';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { database } = shop;
const { site } = shop;
const HOUR = 60 * 60_000;
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

describe('an event that is given up after three days', () => {
  test('is told to the owner once, with its order', async () => {
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

  test('is made up for by the command that the mail names', async () => {
    const { id, paymentIntentId, number } = await triedForDays();
    await shop.workWebhookEvents();
    shop.sandbox.troubles.length = 0;
    const span = { since: new Date(Date.now() - 7 * 24 * HOUR), until: new Date(Date.now() + HOUR) };
    expect((await reconcile(site, span)).found).toEqual([
      { paymentIntentId, orderId: id, number, outcome: 'recorded' },
    ]);
    expect((await shop.order(id)).status).toBe('paid');
  });
});

test('an event that can’t be read, as another version of the site wrote it, is told to the owner too', async () => {
  await triedForDays();
  await database.webhookEvent.updateMany({ data: { paymentEvent: { written: 'otherwise' }, tries: 0 } });
  await shop.workWebhookEvents();
  expect(await theEvent()).toMatchObject({ outcome: 'unreadable' });
  expect(await told()).toMatchObject([{ data: { intent: null, tries: 1 } }]);
});

describe('an event whose work takes longer than its lease', () => {
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

  test('stays done when the first worker fails at last, and nobody is told that it was given up', async () => {
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
});
