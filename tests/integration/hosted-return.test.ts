import { describe, expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { followOrder } from '@/lib/shop/payment-status';
import { endUnpaidOrders, recheckOrders } from '@/lib/shop/unpaid-orders';
import { reconcile } from '@/lib/shop/reconcile';
import { aShop } from '../support/a-shop';
import { opened } from '../support/a-context';

const shop = await aShop();
const { account } = shop.sandbox;
const HOUR = 60 * 60_000;

/**
 * What the browser is told that Stripe's page has led back, by the key in the address of that page's way
 * back.
 */
const follow = ({ cancel_url: back }: { cancel_url: string | null }) =>
  followOrder(context(), /\/orders\/([\w-]+)/.exec(back!)![1]!);
const later = (ms: number) => new Date(Date.now() + ms);
/** Nothing that Stripe tells by itself arrives. */
const deaf = () => (shop.sandbox.deliveries.plan = { mode: 'never' });

describe('whoever comes back from Stripe’s page', () => {
  test('without having paid is told so, and how to go on there', async () => {
    const { session, url, id } = await shop.beginHosted();
    expect(await follow(session)).toEqual({ status: 'untried', url });
    expect((await shop.order(id)).status).toBe('awaiting_payment');
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

  test('while Stripe does not answer is told nothing false', async () => {
    const { session, url, id } = await shop.beginHosted();
    deaf();
    await shop.payOnPage(url);
    shop.sandbox.troubles.push({ path: '/v1/checkout/sessions/', when: 'before', times: 2 });
    expect(await follow(session)).toEqual({ status: 'unreachable', url: null });
    expect((await shop.order(id)).status).toBe('awaiting_payment');
  });
});

describe('without any event', () => {
  test('a payment is found five minutes after its buyer was led to Stripe’s page', async () => {
    deaf();
    const { url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    const site = opened(context());
    expect(await recheckOrders(site, later(0))).toEqual([]);
    const { number } = await shop.order(id);
    expect(await recheckOrders(site, later(6 * 60_000))).toEqual([number]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('reconciling finds it by the mark on its intent', async () => {
    deaf();
    const { url, id } = await shop.beginHosted();
    await shop.payOnPage(url);
    const found = await reconcile(opened(context()), { since: later(-HOUR), until: later(HOUR) });
    expect(found.found).toMatchObject([{ orderId: id, outcome: 'recorded' }]);
    expect(await shop.order(id)).toMatchObject({ status: 'paid', email: 'ada@example.com' });
  });

  test('the intent of a page that waits for another card is nobody’s stray', async () => {
    deaf();
    const { url, id, session } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_card_chargeDeclined');
    for (const intent of account.intents.values()) intent.created -= 2 * 3600;
    const found = await reconcile(opened(context()), { since: later(-3 * HOUR), until: later(HOUR) });
    expect(found.found).toEqual([]);
    expect(session.status).toBe('open');
    expect(await shop.order(id)).toMatchObject({ stripeTry: 0 });
  });

  test('an order that nobody has paid ends after a day, and its page before it', async () => {
    const { id, session } = await shop.beginHosted();
    const ended = await endUnpaidOrders(opened(context()))(later(25 * HOUR));
    expect(ended).toEqual({ ended: 1, paid: 0, waiting: 0 });
    expect(session.status).toBe('expired');
    expect((await shop.order(id)).status).toBe('canceled');
  });

  test('one whose bank has turned the debit down ends, and is told first', async () => {
    const { id, url } = await shop.beginHosted();
    await shop.payOnPage(url, 'pm_usBankAccount_processing');
    await shop.settled();
    deaf();
    await shop.settle((await shop.order(id)).paymentIntentId!, 'fail');
    await endUnpaidOrders(opened(context()))(later(25 * HOUR));
    expect(await shop.order(id)).toMatchObject({ status: 'payment_failed' });
    expect(await shop.mails()).toEqual(['owner-payment-failed', 'payment-failed']);
  });
});
