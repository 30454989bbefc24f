import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { aSandbox } from '@/tests/support/a-sandbox';

const FIVE_DOLLARS = { amount: 500, currency: 'usd', automatic_payment_methods: { enabled: true } };
const PAID = {
  ...FIVE_DOLLARS,
  confirm: true,
  payment_method: 'pm_card_visa',
  return_url: 'https://example.com',
};

test.each<[string, object, object]>([
  [
    'an unknown parameter',
    { ...FIVE_DOLLARS, colour: 'red' },
    { code: 'parameter_unknown', param: 'colour' },
  ],
  [
    'an unknown nested one',
    { ...FIVE_DOLLARS, automatic_payment_methods: { enabled: true, x: 1 } },
    { code: 'parameter_unknown', param: 'automatic_payment_methods[x]' },
  ],
  ['a missing amount', { currency: 'usd' }, { code: 'parameter_missing', param: 'amount' }],
  ['49 cents', { ...FIVE_DOLLARS, amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
  ['half a cent', { ...FIVE_DOLLARS, amount: 50.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
])('%s is refused', async (_, params, error) => {
  const { stripe } = await aSandbox();
  const refusal = await refusalOf(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams));
  expect(refusal).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...error });
});

test('the same idempotency key with another amount is refused', async () => {
  const { stripe } = await aSandbox();
  await stripe.paymentIntents.create(FIVE_DOLLARS, { idempotencyKey: 'k1' });
  const other = stripe.paymentIntents.create({ ...FIVE_DOLLARS, amount: 501 }, { idempotencyKey: 'k1' });
  expect(await refusalOf(other)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
});

test('a key whose parameters were refused may be used again: 50 cents are enough', async () => {
  const { stripe } = await aSandbox();
  const create = (amount: number) =>
    stripe.paymentIntents.create({ ...FIVE_DOLLARS, amount }, { idempotencyKey: 'k1' });
  await refusalOf(create(49));
  expect((await create(50)).amount).toBe(50);
});

test('a paid intent is neither confirmed again nor canceled', async () => {
  const { stripe } = await aSandbox();
  const { id } = await stripe.paymentIntents.create(PAID);
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };
  const again = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(await refusalOf(again)).toMatchObject(unexpected);
  expect(await refusalOf(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected);
});

test('lists are newest first, paged and cut by time', async () => {
  const { stripe } = await aSandbox();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift((await stripe.paymentIntents.create(FIVE_DOLLARS)).id);
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const later = Math.floor(Date.now() / 1000) + 60;
  expect((await stripe.paymentIntents.list({ created: { gte: later } })).data).toEqual([]);
  expect((await stripe.paymentIntents.list({ created: { lt: later } })).data).toHaveLength(5);
});

async function refusalOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('Stripe should have refused.', { cause: error });
}
