import { afterEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../support/a-shop';

const shop = await aShop();
type Begun = { clientSecret: string; priceCents: number };
const status = async (answer: Promise<Response>) => (await answer).status;
const contact = ({ clientSecret, priceCents }: Begun, email = 'new@example.com') =>
  shop.call('contact', { clientSecret, email, amount: priceCents });
afterEach(() => vi.restoreAllMocks());

describe('the address of a buyer', () => {
  test('is noted before the payment, and may be corrected until then', async () => {
    const begun = await shop.begin({ email: 'typo@exmaple.com' });
    expect(await status(contact(begun))).toBe(204);
    expect((await shop.order(begun.id)).email).toBe('new@example.com');
  });

  test('comes with where the visit came from, or without; what was told stays', async () => {
    const begun = await shop.begin();
    const { clientSecret, priceCents } = begun;
    const attribution = { utm_source: 'news', utm_medium: 'mail' };
    const body = { clientSecret, email: 'new@example.com', amount: priceCents };
    expect(await status(shop.call('contact', { ...body, attribution }))).toBe(204);
    expect(await status(contact(begun))).toBe(204);
    // Of another version of the page, say: no reason not to sell.
    for (const odd of [{ visitor: '17' }, { utm_source: 'x'.repeat(201) }, 'news', null])
      expect(await status(shop.call('contact', { ...body, attribution: odd }))).toBe(204);
    const { utmSource, utmMedium, utmCampaign } = await shop.order(begun.id);
    expect([utmSource, utmMedium, utmCampaign]).toEqual(['news', 'mail', null]);
  });

  test('is not the browser’s to change once it is paid', async () => {
    const begun = await shop.bought();
    expect(await status(contact(begun))).toBe(409);
    expect((await shop.order(begun.id)).email).toBe('ada@example.com');
  });

  test.each(['no address', '', 'a@b', `${'x'.repeat(250)}@example.com`])('is not %j', async (email) => {
    expect(await status(contact(await shop.begin(), email))).toBe(400);
  });

  test('is refused on a page that shows another price than will be charged, with the right one', async () => {
    const { id, clientSecret, priceCents } = await shop.begin();
    const answer = await contact({ clientSecret, priceCents: priceCents - 1 });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: expect.stringContaining('Nothing was charged') as string, amount: priceCents },
    ]);
    expect((await shop.order(id)).email).toBe('ada@example.com');
  });
});

describe('a browser that paid', () => {
  test('gets a key to the order page, of which only the hash is stored', async () => {
    const { id, clientSecret } = await shop.bought();
    const claim = await shop.claim(clientSecret);
    expect(claim).toMatchObject({
      status: 'succeeded',
      order: expect.stringMatching(/^\/orders\/[\w-]{24}$/) as string,
    });
    const access = await shop.database.orderAccess.findMany();
    expect(access).toMatchObject([{ orderId: id }]);
    expect(JSON.stringify(access)).not.toContain(claim.order!.split('/').at(-1));
  });

  test('gets it before the webhook is in: the payment is recorded as it would have been', async () => {
    shop.hold();
    const { id, paymentIntentId, clientSecret } = await shop.begin();
    await shop.pay(paymentIntentId);
    expect((await shop.claim(clientSecret)).order).toMatch(/^\/orders\//);
    expect((await shop.order(id)).status).toBe('paid');
    await shop.deliver({ times: 3 });
    expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  });

  test('is told that its payment is on hold, and gets no key', async () => {
    const { id, paymentIntentId, clientSecret } = await shop.begin();
    await shop.database.order.update({ where: { id }, data: { priceCents: 1 } });
    await shop.pay(paymentIntentId);
    await shop.settled();
    expect(await shop.claim(clientSecret)).toEqual({ status: 'on_hold', order: null, downloads: [] });
  });
});

describe('a browser that has not paid', () => {
  const nothing = { order: null, downloads: [] };

  test.each([
    ['has paid nothing', null, 'requires_payment_method'],
    ['was declined', 'pm_card_chargeDeclined', 'requires_payment_method'],
    ['must ask its bank', 'pm_card_threeDSecure2Required', 'requires_action'],
    ['waits for a bank debit', 'pm_usBankAccount_success', 'processing'],
  ])('and %s is told so', async (_what, method, told) => {
    const { paymentIntentId, clientSecret } = await shop.begin();
    if (method) await shop.pay(paymentIntentId, method);
    expect(await shop.claim(clientSecret)).toEqual({ status: told, ...nothing });
  });

  test('and guesses the secret of one that has, gets nothing', async () => {
    const { paymentIntentId } = await shop.bought();
    expect(await shop.claim(`${paymentIntentId}_secret_guessed`)).toEqual({ status: 'unknown', ...nothing });
    expect(await shop.database.orderAccess.count()).toBe(0);
  });

  test('is answered 503 when Stripe does not answer, and its payment stays', async () => {
    const { clientSecret } = await shop.begin();
    shop.sandbox.troubles.push({ when: 'before', status: 500, times: 100 });
    expect(await status(shop.call('claim', { clientSecret }))).toBe(503);
  });
});
