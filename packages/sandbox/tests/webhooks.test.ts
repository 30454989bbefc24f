import { expect, test } from 'vitest';
import { aSandbox, PAID } from '@/tests/support/a-sandbox';

test('an event holds the object as it was, not as it is', async () => {
  const { stripe, received, control } = await aSandbox();
  await control('/plan', { mode: 'hold' });
  await stripe.paymentIntents.create(PAID);
  await control('/deliver');
  expect(received.events[0]?.data.object).toMatchObject({ status: 'requires_payment_method' });
});

test('an event that is refused is sent again', async () => {
  const { sandbox, stripe, received, quiet } = await aSandbox();
  sandbox.deliveries.retriesMs = [1, 1];
  received.answers.push(500, 500);
  await stripe.paymentIntents.create({ ...PAID, confirm: false, payment_method: undefined });
  await quiet();
  expect(received.events.map(({ type }) => type)).toEqual(Array(3).fill('payment_intent.created'));
});
