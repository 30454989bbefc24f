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
  test.each([
    ['of nothing that was paid', 'pm_usBankAccount_processing', 'does not have a successful charge'],
    ['while the bank decides on a dispute', 'pm_card_createDispute', 'has been charged back'],
  ])('%s is refused', async (_what, method, said) => {
    const { stripe, intent } = await aPayment(method);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toThrow(said);
  });

  test('that the bank sends back can be made again, and comes back only once', async () => {
    const { stripe, control, intent } = await aPayment();
    const { id } = await stripe.refunds.create({ payment_intent: intent });
    for (const _ of [1, 2]) await control(`/refunds/${id}/settle`, { outcome: 'fail' });
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 500 });
  });

  test('of a cent more than is left after a part is refused; the rest is not, and then nothing is left', async () => {
    const { stripe, intent } = await aPayment();
    const refund = (amount?: number) => stripe.refunds.create({ payment_intent: intent, amount });
    await refund(200);
    await expect(refund(301)).rejects.toThrow('greater than unrefunded');
    expect((await refund()).amount).toBe(300);
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });
});

test('a charge has its fee and its refunds where they are asked for, and their ids otherwise', async () => {
  const { stripe, intent, charge } = await aPayment();
  await stripe.refunds.create({ payment_intent: intent, amount: 200 });
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

describe('a dispute', () => {
  const disputed = async (inquiry: boolean) => {
    const box = await aPayment();
    const { id } = (await box.control('/disputes', { payment_intent: box.intent, inquiry })) as {
      id: string;
    };
    const status = async () => (await box.stripe.disputes.list()).data[0]!.status;
    return { ...box, id, status };
  };

  test.each([
    ['an inquiry', true, 'won', 'warning_closed', false],
    ['a dispute for the firm', false, 'won', 'won', true],
    ['a dispute for the buyer', false, 'lost', 'lost', false],
  ])('is closed once: %s', async (_what, inquiry, outcome, status, isReinstated) => {
    const { received, control, quiet, id, status: now } = await disputed(inquiry);
    await control(`/disputes/${id}/close`, { outcome });
    await control(`/disputes/${id}/close`, { outcome: outcome === 'won' ? 'lost' : 'won' });
    await quiet();
    expect(await now()).toBe(status);
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
