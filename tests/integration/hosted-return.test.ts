import { describe, expect, test } from 'vitest';
import { container } from '@/lib/container';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { account } = shop.sandbox;
const HOUR = 60 * 60_000;

/**
 * What the browser is told that Stripe's page has led back, by the key in the address of that page's way
 * back.
 */
const follow = ({ cancel_url: back }: { cancel_url: string | null }) =>
  container().shop.followOrder(/\/orders\/([\w-]+)/.exec(back!)![1]!);
const later = (ms: number) => new Date(Date.now() + ms);
/** Nothing that Stripe tells by itself arrives. */
const deaf = () => (shop.sandbox.deliveries.plan = { mode: 'never', delayMs: 0 });

describe('whoever comes back from Stripe’s page', () => {
  test('without having paid is told so, and how to go on there', async () => {
    const { session, url, id } = await shop.beginHosted();
    expect(await follow(session)).toEqual({ status: 'untried', url });
    expect((await shop.order(id)).status).toBe('awaiting_payment');
  });

  test('after a card was declined may go on there', async () => {
    const { session, url } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_card_chargeDeclined');
    expect(await follow(session)).toEqual({ status: 'requires_payment_method', url });
  });

  test('has paid, though no event has come: it is recorded, and mailed', async () => {
    deaf();
    const { session, url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    expect(await follow(session)).toEqual({ status: 'succeeded', url: null });
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('by a debit is told to wait, until its bank has decided', async () => {
    const { session, url, id } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_usBankAccount_processing');
    expect(await follow(session)).toEqual({ status: 'processing', url: null });
    await shop.settle((await shop.order(id)).paymentIntentId!, 'succeed');
    expect(await follow(session)).toEqual({ status: 'succeeded', url: null });
  });

  test('of a page that has expired is told that nothing was charged', async () => {
    deaf();
    const { session, checkoutSessionId } = await shop.beginHosted();
    await shop.stripe.checkout.sessions.expire(checkoutSessionId);
    expect(await follow(session)).toEqual({ status: 'canceled', url: null });
  });

  test('while Stripe does not answer is told nothing false', async () => {
    const { session, url, id } = await shop.beginHosted();
    deaf();
    await shop.payOnPage(url);
    shop.sandbox.troubles.push({ path: '/v1/checkout/sessions/', when: 'before', times: 2 });
    expect(await follow(session)).toEqual({ status: 'unreachable', url: null });
    expect((await shop.order(id)).status).toBe('awaiting_payment');
  });

  test('of another payment than was ordered is told that it is looked at', async () => {
    deaf();
    const { session, url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    for (const intent of account.intents.values()) intent.amount_received -= 100;
    expect(await follow(session)).toEqual({ status: 'on_hold', url: null });
    expect((await shop.order(id)).status).toBe('on_hold');
  });

  test('with a key that nobody was given is told nothing', async () => {
    expect(await follow({ cancel_url: 'https://example.com/orders/no-such-key' })).toBeNull();
  });
});

describe('without any event', () => {
  test('a payment is found five minutes after its buyer was led to Stripe’s page', async () => {
    deaf();
    const { url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    const { recheckOrders } = container().shop;
    expect(await recheckOrders!(later(0))).toEqual([]);
    const { number } = await shop.order(id);
    expect(await recheckOrders!(later(6 * 60_000))).toEqual([number]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('reconciling finds it by the mark on its intent', async () => {
    deaf();
    const { url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    const found = await container().shop.reconcile!({ since: later(-HOUR), until: later(HOUR) });
    expect(found.found).toMatchObject([{ orderId: id, outcome: 'recorded' }]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
  });

  test('the intent of a page that waits for another card is nobody’s stray', async () => {
    deaf();
    const { url, id, session } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_card_chargeDeclined');
    for (const intent of account.intents.values()) intent.created -= 2 * 3600;
    const found = await container().shop.reconcile!({ since: later(-3 * HOUR), until: later(HOUR) });
    expect(found.found).toEqual([]);
    expect(session.status).toBe('open');
    expect(await shop.order(id)).toMatchObject({ stripeTry: 0 });
  });

  test('an order that nobody has paid ends after a day, and its page before it', async () => {
    const { id, session } = await shop.beginHosted();
    const ended = await container().shop.endUnpaidOrders!(later(25 * HOUR));
    expect(ended).toEqual({ ended: 1, paid: 0, waiting: 0 });
    expect(session.status).toBe('expired');
    expect((await shop.order(id)).status).toBe('canceled');
  });

  test('one that was paid at the last moment is found paid', async () => {
    deaf();
    const { id, url } = await shop.beginHosted();
    await shop.payOnPage(url);
    const ended = await container().shop.endUnpaidOrders!(later(25 * HOUR));
    expect(ended).toEqual({ ended: 0, paid: 1, waiting: 0 });
    expect((await shop.order(id)).status).toBe('paid');
  });

  test('one whose bank has turned the debit down ends, and is told first', async () => {
    const { id, url } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_usBankAccount_processing');
    await shop.settled();
    deaf();
    await shop.settle((await shop.order(id)).paymentIntentId!, 'fail');
    await container().shop.endUnpaidOrders!(later(25 * HOUR));
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed' });
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
  });
});

test('a page on which a fourth card is declined has expired, and its order ended', async () => {
  const { id, url, session } = await shop.beginHosted();
  const cards = ['chargeDeclined', 'chargeDeclinedExpiredCard', 'chargeDeclinedIncorrectCvc'];
  for (const card of [...cards, 'chargeDeclinedProcessingError']) {
    await shop.payOnPage(url, `pm_card_${card}`);
    await shop.settled();
  }
  expect(session.status).toBe('expired');
  expect((await shop.order(id)).status).toBe('canceled');
});

test('an address that the charge does not tell is the one typed on the page', async () => {
  shop.hold();
  const { id, url } = await shop.beginHosted();
  await shop.payOnPage(url);
  for (const charge of account.charges.values()) charge.billing_details.email = null;
  await shop.deliver();
  expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
});

test('while Stripe does not tell the address nothing is recorded, and the next try has it', async () => {
  shop.hold();
  const { id, url } = await shop.beginHosted();
  await shop.payOnPage(url);
  shop.sandbox.troubles.push({ path: '/v1/checkout/sessions/', when: 'before', times: 2 });
  await shop.deliver({ events: shop.events('payment_intent.succeeded') });
  expect((await shop.order(id)).status).toBe('awaiting_payment');
  await shop.deliver({ events: shop.events('checkout.session.completed') });
  expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
});

test('whoever is refunded in full loses the files, as with any payment', async () => {
  const { id, url } = await shop.beginHosted();
  await shop.payOnPage(url);
  await shop.settled();
  const { number } = await shop.order(id);
  await container().shop.refundOrder!(number, null);
  await shop.settled();
  expect((await shop.order(id)).status).toBe('refunded');
});

test('whoever disputes it loses the files meanwhile, and the owner is told, as with any payment', async () => {
  const { id, url } = await shop.beginHosted();
  await shop.payOnPage(url);
  await shop.settled();
  await shop.control('/disputes', { payment_intent: (await shop.order(id)).paymentIntentId });
  await shop.settled();
  expect((await shop.order(id)).status).toBe('disputed');
  expect(await shop.mails()).toEqual(expect.arrayContaining(['dispute', 'owner-dispute']));
});
