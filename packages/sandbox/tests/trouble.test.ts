import { expect, test } from 'vitest';
import { aSandbox } from '@/tests/support/a-sandbox';
import { sandboxControl } from '@/tests/support/sandbox-control';
import { SECRET_KEY } from '@/tests/support/a-sandbox';

/** stripe-node always tries once more when a connection is cut. */
const BOTH_TRIES = 2;
const INTENT = { amount: 500, currency: 'usd' };

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

test.each([
  ['before its work', 'before', 0],
  ['after its work', 'after', 1],
] as const)('a failure %s is answered again to its key alone', async (_what, when, made) => {
  const { stripe, control } = await aSandbox();
  await control('/trouble', { status: 500, when, path: '/v1/payment_intents', method: 'POST' });
  const withKey = (idempotencyKey: string) => stripe.paymentIntents.create(INTENT, { idempotencyKey });
  await expect(withKey('k1')).rejects.toMatchObject({ statusCode: 500 });
  await expect(withKey('k1')).rejects.toMatchObject({
    statusCode: 500,
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(made);
  await withKey('k2');
  expect((await stripe.paymentIntents.list()).data).toHaveLength(made + 1);
});

test('too many calls, or no server to take one, is not remembered for the key', async () => {
  const { stripe, control } = await aSandbox();
  for (const status of [429, 503]) {
    await control('/trouble', { status, method: 'POST' });
    const withKey = () => stripe.paymentIntents.create(INTENT, { idempotencyKey: `k${status}` });
    await expect(withKey()).rejects.toMatchObject({ statusCode: status });
    await withKey();
  }
});

test('a key whose first call is still under way is refused with 409', async () => {
  const { url, stripe, control } = await aSandbox();
  const { state } = sandboxControl(url);
  const withKey = (idempotencyKey: string) => stripe.paymentIntents.create(INTENT, { idempotencyKey });
  await control('/trouble', { hang: true, method: 'POST' });
  const caller = new AbortController();
  const first = fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'k1' },
    body: new URLSearchParams({ amount: '500', currency: 'usd' }),
    signal: caller.signal,
  });
  while ((await state()).troubles[0]?.times !== 0);
  await expect(withKey('k1')).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  caller.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await withKey('k2');
});
