import { expect, test } from 'vitest';
import { aSandbox, PAID } from '@/tests/support/a-sandbox';

const ALL = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
const hold = { mode: 'hold' };

test("events of a payment arrive, and Stripe's library accepts their signature", async () => {
  const { stripe, received, quiet } = await aSandbox();
  const { id } = await stripe.paymentIntents.create(PAID, { idempotencyKey: 'k1' });
  await quiet();
  expect(types(received).toSorted()).toEqual(ALL.toSorted());
  const event = received.events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(event).toMatchObject({
    data: { object: { id, status: 'succeeded' } },
    request: { idempotency_key: 'k1' },
  });
});

test('an event holds the object as it was, not as it is', async () => {
  const { stripe, received, control } = await aSandbox();
  await control('/plan', hold);
  await stripe.paymentIntents.create(PAID);
  await control('/deliver');
  expect(received.events[0]?.data.object).toMatchObject({ status: 'requires_payment_method' });
});

test('an event that is refused is sent again', async () => {
  const { stripe, received, control, quiet } = await aSandbox();
  await control('/webhook', { url: received.url, secret: 'whsec_sandbox', retriesMs: [1, 1] });
  received.answers.push(500, 500);
  await stripe.paymentIntents.create({ ...PAID, confirm: false, payment_method: undefined });
  await quiet();
  expect(types(received)).toEqual(Array(3).fill('payment_intent.created'));
});

test('events of one kind can be kept back for ever', async () => {
  const { stripe, received, control, quiet } = await aSandbox();
  await control('/plan', { mode: 'never', types: ['charge.succeeded'] });
  await stripe.paymentIntents.create(PAID);
  await quiet();
  await control('/deliver');
  expect(types(received)).toEqual(ALL.filter((type) => type !== 'charge.succeeded'));
});

test('held events are delivered when asked for, a hundred times at once if need be', async () => {
  const { stripe, received, control, quiet } = await aSandbox();
  await control('/plan', { ...hold, types: ['payment_intent.succeeded'] });
  await stripe.paymentIntents.create(PAID);
  await quiet();
  expect(types(received)).not.toContain('payment_intent.succeeded');
  const answers = await control('/deliver', { times: 100, together: true });
  expect(answers).toHaveLength(100);
  expect(types(received).filter((type) => type === 'payment_intent.succeeded')).toHaveLength(100);
});

test('a refund is whole or in part, and never more than was paid', async () => {
  const { stripe, received, quiet } = await aSandbox();
  const { id } = await stripe.paymentIntents.create(PAID);
  await stripe.refunds.create({ payment_intent: id, amount: 200 });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 301 })).rejects.toThrow(
    'greater than unrefunded',
  );
  await stripe.refunds.create({ payment_intent: id });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await quiet();
  const refunds = received.events
    .filter(({ type }) => type === 'charge.refunded')
    .map(({ data }) => data.object);
  expect(refunds).toHaveLength(2);
  expect(refunds).toContainEqual(expect.objectContaining({ refunded: false, amount_refunded: 200 }));
  expect(refunds).toContainEqual(expect.objectContaining({ refunded: true, amount_refunded: 500 }));
});

test('the dispute card pays, and the charge is disputed; a dispute can be won', async () => {
  const { stripe, received, control, quiet } = await aSandbox();
  const paid = await stripe.paymentIntents.create({ ...PAID, payment_method: 'pm_card_createDispute' });
  const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 500 });
  await control(`/disputes/${dispute?.id}/close`, { outcome: 'won' });
  await quiet();
  expect(types(received)).toEqual(
    expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
  );
});

function types({ events }: { events: { type: string }[] }): string[] {
  return events.map(({ type }) => type);
}
