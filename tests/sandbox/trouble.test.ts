import { expect, test } from 'vitest';
import { aSandbox } from '../support/a-sandbox';

/** stripe-node always tries once more when a connection is cut. */
const BOTH_TRIES = 2;
const INTENT = { amount: 500, currency: 'usd' };

test('the next calls can be answered with an error', async () => {
  const { stripe, control } = await aSandbox();
  await control('/trouble', { status: 503, path: '/v1/payment_intents', method: 'POST' });
  await expect(stripe.paymentIntents.create(INTENT)).rejects.toMatchObject({
    statusCode: 503,
    type: 'StripeAPIError',
  });
  await stripe.paymentIntents.create(INTENT);
});

test('a connection can be cut before the work is done', async () => {
  const { stripe, control } = await aSandbox();
  await control('/trouble', { when: 'before', times: BOTH_TRIES });
  await expect(stripe.paymentIntents.create(INTENT)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test('a connection can be cut after the work is done, and the key finds what was made', async () => {
  const { stripe, control } = await aSandbox();
  await control('/trouble', { when: 'after', times: BOTH_TRIES });
  const lost = stripe.paymentIntents.create(INTENT, { idempotencyKey: 'k1' });
  await expect(lost).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const again = await stripe.paymentIntents.create(INTENT, { idempotencyKey: 'k1' });
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([again.id]);
});

test('a call can hang until the caller gives up', async () => {
  const { stripe, control } = await aSandbox();
  await control('/trouble', { hang: true });
  await expect(stripe.paymentIntents.create(INTENT, { timeout: 50 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
});

test('a reset forgets everything', async () => {
  const { stripe, control } = await aSandbox();
  await stripe.paymentIntents.create(INTENT);
  await control('/reset');
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});
