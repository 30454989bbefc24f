import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aSandbox } from '@/tests/support/a-sandbox';
import { PUBLISHABLE_KEY } from '@/tests/support/a-sandbox';

const INTENT = { amount: 500, currency: 'usd', metadata: { order: 'o1' } };
const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2040',
  use_stripe_sdk: 'true',
};

test('a browser with the client secret sees the intent without its metadata', async () => {
  const { stripe, url } = await aSandbox();
  const { id, client_secret: secret } = await stripe.paymentIntents.create(INTENT);
  const query = new URLSearchParams({ key: PUBLISHABLE_KEY, client_secret: secret ?? '' });
  const response = await fetch(`${url}/v1/payment_intents/${id}?${query}`);
  const seen = (await response.json()) as object;
  expect(seen).toMatchObject({ id, status: 'requires_payment_method' });
  expect(seen).not.toHaveProperty('metadata');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('a browser without the client secret, or with that of another intent, sees nothing', async () => {
  const { stripe, url } = await aSandbox();
  const mine = await stripe.paymentIntents.create(INTENT);
  const other = await stripe.paymentIntents.create(INTENT);
  for (const secret of [[], [['client_secret', other.client_secret ?? '']]]) {
    const query = new URLSearchParams([['key', PUBLISHABLE_KEY], ...secret]);
    expect((await fetch(`${url}/v1/payment_intents/${mine.id}?${query}`)).status).toBe(400);
  }
});

test('a declined card is told from others by its fingerprint, in events and to the shop, never to a browser', async () => {
  const { stripe, url, received, quiet } = await aSandbox();
  const { id, client_secret: secret } = await stripe.paymentIntents.create(INTENT);
  const pay = (number: string) =>
    post(`${url}/v1/payment_intents/${id}/confirm`, {
      ...CARD,
      'payment_method_data[card][number]': number,
      client_secret: secret ?? '',
    });
  const answers = [];
  for (const number of ['4000000000000002', '4000000000000002', '4000000000009995'])
    answers.push(await pay(number));
  expect(answers.map(({ status }) => status)).toEqual([402, 402, 402]);
  expect(JSON.stringify(answers)).not.toContain('fingerprint');
  await quiet();
  const told = received.events.flatMap(({ type, data: { object } }) => {
    if (type === 'charge.failed')
      return [(object as Stripe.Charge).payment_method_details?.card?.fingerprint];
    if (type !== 'payment_intent.payment_failed') return [];
    return [(object as Stripe.PaymentIntent).last_payment_error?.payment_method?.card?.fingerprint];
  });
  const [first] = told;
  expect(first).toMatch(/^\w{16}$/);
  expect(told).toEqual([first, first, first, first, told[4], told[4]]);
  expect(told[4]).not.toBe(first);
});

test('a card that is not one of the test cards is refused', async () => {
  const { stripe, url } = await aSandbox();
  const { id, client_secret: secret } = await stripe.paymentIntents.create(INTENT);
  const call = {
    ...CARD,
    'payment_method_data[card][number]': '4111111111111111',
    client_secret: secret ?? '',
  };
  const answer = await post(`${url}/v1/payment_intents/${id}/confirm`, call);
  expect(answer).toMatchObject({ status: 402, body: { error: { decline_code: 'test_mode_live_card' } } });
  expect(JSON.stringify(answer)).not.toContain('4111111111111111');
});

test('a browser may do nothing else', async () => {
  const { stripe, url } = await aSandbox();
  const { id, client_secret: secret } = await stripe.paymentIntents.create(INTENT);
  for (const path of [
    '/v1/payment_intents',
    `/v1/payment_intents/${id}`,
    `/v1/payment_intents/${id}/cancel`,
    '/v1/refunds',
  ]) {
    expect(await post(url + path, { client_secret: secret ?? '' })).toMatchObject({ status: 403 });
  }
});

test('a control call of a page is refused: it can only send a form, or has another host name', async () => {
  const { url } = await aSandbox();
  const form = await fetch(`${url}/_sandbox/plan`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  });
  expect(form.status).toBe(415);
});

async function post(url: string, params: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ key: PUBLISHABLE_KEY, ...params }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
