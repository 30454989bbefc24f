import { describe, expect, test } from 'vitest';
import { aSandbox, PAID } from '@/tests/support/a-sandbox';

const WITH_REFUNDS = { expand: ['latest_charge.balance_transaction', 'latest_charge.refunds'] };

type Box = Awaited<ReturnType<typeof aSandbox>>;
const types = ({ events }: Box['received']) => events.map(({ type }) => type).sort();

/** A sandbox with one payment, whose events have come. */
async function aPayment(payment_method?: string) {
  const box = await aSandbox();
  const intent = await box.stripe.paymentIntents.create({
    ...PAID,
    ...(payment_method && { payment_method }),
  });
  await box.quiet();
  box.received.events.length = 0;
  return { ...box, intent: intent.id, charge: intent.latest_charge as string };
}

describe('a refund', () => {
  test('is told by its own event and by that of its charge, and the list has it', async () => {
    const { stripe, received, quiet, intent, charge } = await aPayment();
    const made = await stripe.refunds.create({ charge, amount: 200, reason: 'duplicate' });
    expect(made).toMatchObject({ status: 'succeeded', payment_intent: intent, reason: 'duplicate' });
    await quiet();
    expect(types(received)).toEqual(['charge.refunded', 'refund.created']);
    expect(await stripe.refunds.retrieve(made.id)).toMatchObject({ id: made.id, amount: 200 });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toMatchObject([{ id: made.id }]);
  });

  test('of a bank debit is on its way until the bank has it', async () => {
    const { stripe, received, control, quiet, intent } = await aPayment('pm_usBankAccount_processing');
    await control(`/payments/${intent}/settle`, { outcome: 'succeed' });
    const made = await stripe.refunds.create({ payment_intent: intent });
    expect(made.status).toBe('pending');
    await control(`/refunds/${made.id}/settle`, { outcome: 'succeed' });
    await quiet();
    expect((await stripe.refunds.retrieve(made.id)).status).toBe('succeeded');
    expect(types(received)).toEqual(expect.arrayContaining(['refund.created', 'refund.updated']));
    expect(types(received)).not.toContain('refund.failed');
  });

  test('that the bank sends back says why, and can be made again; it comes back only once', async () => {
    const { stripe, received, control, quiet, intent } = await aPayment();
    const first = await stripe.refunds.create({ payment_intent: intent });
    for (const _ of [1, 2]) await control(`/refunds/${first.id}/settle`, { outcome: 'fail' });
    await quiet();
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(types(received)).toEqual(['charge.refunded', 'refund.created', 'refund.failed', 'refund.updated']);
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 500 });
  });

  test.each([
    ['of nothing that was paid', 'pm_usBankAccount_processing', {}, 'does not have a successful charge'],
    ['of nothing', 'pm_card_visa', { amount: 0 }, 'greater than or equal to 1'],
    ['while the bank decides on a dispute', 'pm_card_createDispute', {}, 'has been charged back'],
  ])('%s is refused', async (_what, method, how, said) => {
    const { stripe, received, quiet, intent } = await aPayment(method);
    await expect(stripe.refunds.create({ payment_intent: intent, ...how })).rejects.toThrow(said);
    await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toThrow('No such charge');
    await expect(stripe.refunds.create({})).rejects.toThrow('payment_intent or charge');
    await quiet();
    expect(received.events).toEqual([]);
  });

  test('with the same key is made once, and a failure is answered again for it', async () => {
    const { stripe, control, intent } = await aPayment();
    const refund = (idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey });
    expect((await refund('one')).id).toBe((await refund('one')).id);
    await control('/trouble', { method: 'POST', path: '/v1/refunds', when: 'after', status: 500 });
    for (const _ of [1, 2]) await expect(refund('two')).rejects.toMatchObject({ statusCode: 500 });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  });
});

describe('a charge', () => {
  test('has its fee and its refunds where they are asked for, and their ids otherwise', async () => {
    const { stripe, intent, charge } = await aPayment();
    await stripe.refunds.create({ charge, amount: 200 });
    const whole = await stripe.paymentIntents.retrieve(intent, WITH_REFUNDS);
    expect(whole.latest_charge).toMatchObject({
      amount_refunded: 200,
      balance_transaction: { fee: 45, net: 455 },
      refunds: { has_more: false, data: [{ amount: 200 }] },
    });
    expect((await stripe.paymentIntents.retrieve(intent)).latest_charge).toBe(charge);
    await expect(stripe.charges.retrieve(charge, { expand: ['nonsense'] })).rejects.toThrow(
      'cannot be expanded',
    );
  });

  test('of each try is listed with its intent, also of one that failed', async () => {
    const { stripe, intent } = await aPayment('pm_usBankAccount_processing');
    expect((await stripe.charges.list({ payment_intent: intent })).data).toMatchObject([
      { status: 'pending', paid: false, balance_transaction: null },
    ]);
    await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('a dispute', () => {
  const disputed = async (inquiry: boolean) => {
    const box = await aPayment();
    const { id } = (await box.control('/disputes', { payment_intent: box.intent, inquiry })) as {
      id: string;
    };
    const dispute = () => box.stripe.disputes.retrieve(id);
    return { ...box, id, dispute };
  };

  test('that is an inquiry takes no money and can still be refunded; the bank may make a dispute of it', async () => {
    const { stripe, received, control, quiet, id, dispute, intent } = await disputed(true);
    expect(await dispute()).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true });
    await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await quiet();
    expect(types(received)).not.toContain('charge.dispute.funds_withdrawn');
    await control(`/disputes/${id}/escalate`);
    expect(await dispute()).toMatchObject({ status: 'needs_response', is_charge_refundable: false });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await quiet();
    expect(types(received)).toEqual(
      expect.arrayContaining(['charge.dispute.updated', 'charge.dispute.funds_withdrawn']),
    );
  });

  test.each([
    ['an inquiry', true, 'won', 'warning_closed', false],
    ['a dispute for the firm', false, 'won', 'won', true],
    ['a dispute for the buyer', false, 'lost', 'lost', false],
  ])('is closed once: %s', async (_what, inquiry, outcome, status, isReinstated) => {
    const { received, control, quiet, id, dispute } = await disputed(inquiry);
    await control(`/disputes/${id}/close`, { outcome });
    await control(`/disputes/${id}/close`, { outcome: outcome === 'won' ? 'lost' : 'won' });
    await quiet();
    expect((await dispute()).status).toBe(status);
    const told = types(received);
    expect(told.filter((type) => type === 'charge.dispute.closed')).toHaveLength(1);
    expect(told.includes('charge.dispute.funds_reinstated')).toBe(isReinstated);
  });

  test('needs a payment, and is known by its id only', async () => {
    const { control, intent } = await aPayment('pm_usBankAccount_processing');
    await expect(control('/disputes', { payment_intent: intent })).rejects.toThrow('no paid charge');
    await expect(control('/disputes/du_none/close', { outcome: 'won' })).rejects.toThrow(
      'no dispute du_none',
    );
  });
});

describe('what Stripe told', () => {
  test('is listed by type, newest first', async () => {
    const { stripe, control, quiet, intent } = await aPayment();
    await control('/fraud-warnings', { payment_intent: intent });
    await stripe.refunds.create({ payment_intent: intent });
    await quiet();
    const listed = async (how: object) =>
      (await stripe.events.list({ limit: 100, ...how })).data.map(({ type }) => type);
    expect(await listed({ types: ['refund.created', 'payment_intent.succeeded'] })).toEqual([
      'refund.created',
      'payment_intent.succeeded',
    ]);
    expect(await listed({ created: { lt: 1 } })).toEqual([]);
  });
});
