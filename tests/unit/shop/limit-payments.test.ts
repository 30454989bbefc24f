import { describe, expect, test } from 'vitest';
import { LIMITS, PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { tallyMaker } from '@/lib/platform/limits/limiters';
import { limitPayments } from '@/lib/shop/limit-payments';

const secret = 's'.repeat(40);
const { declined, declinedWhenBusy, begun, seconds: window } = PAYMENT_LIMITS;

/** Limits that have counted nothing yet. */
const fresh = () =>
  limitPayments({
    tally: tallyMaker({ shared: null, secret, now: () => new Date() }),
    factor: 1,
    networkHash: (network) => `hash of ${network}`,
  });
type Limits = ReturnType<typeof fresh>;

const may = async (limits: Limits, network: string) => limits.mayBegin(limits.networksOf(network));
const begin = async (limits: Limits, network: string) => (await may(limits, network)).allowed;
let cards = 0;
const decline = (limits: Limits, network: string, card = `card ${++cards}`) =>
  limits.noteDecline(limits.networksOf(network)!, card);
async function declines(limits: Limits, network: string, times: number) {
  for (let at = 0; at < times; at += 1) await decline(limits, network);
}
/** The /64 number `at` of the /56 number `of` in one /48. */
const home = (at: number, of = 0) => `2001:db8:1:${(of * 256 + at).toString(16)}::/64`;

describe('a network whose cards are declined', () => {
  test('may begin until it has had its number of cards, and then has to wait no longer than the window', async () => {
    const limits = fresh();
    await declines(limits, '192.0.2.1', declined.near - 1);
    expect(await begin(limits, '192.0.2.1')).toBe(true);
    expect(await decline(limits, '192.0.2.1')).toEqual({ reach: 'near', hash: 'hash of 192.0.2.1' });
    const refusal = await may(limits, '192.0.2.1');
    expect(refusal).toMatchObject({ allowed: false, reason: 'tooManyDeclines' });
    const { seconds } = refusal as { seconds: number };
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(window);
    expect(await begin(limits, '192.0.2.2')).toBe(true);
  });

  test('has a card that is tried again and again counted once', async () => {
    const limits = fresh();
    for (let at = 0; at < 2 * declined.near; at += 1) await decline(limits, '192.0.2.1', 'one card');
    expect(await begin(limits, '192.0.2.1')).toBe(true);
  });

  test('fills the wider one only by its own number: one household never closes its neighbors', async () => {
    const limits = fresh();
    await declines(limits, home(1), 4 * declined.wider);
    expect([await begin(limits, home(1)), await begin(limits, home(2))]).toEqual([false, true]);
  });

  test('fills the /56 with two others; and one /56 alone never closes its /48, nor anybody else', async () => {
    const limits = fresh();
    for (let at = 1; at <= 20; at += 1) await declines(limits, home(at), 2 * declined.near);
    expect(await begin(limits, home(99))).toBe(false);
    expect([await begin(limits, home(1, 1)), await begin(limits, '192.0.2.1')]).toEqual([true, true]);
  });

  test('fills the /48 with several others, and the next /48 may still begin', async () => {
    const limits = fresh();
    for (let of = 0; of < 9; of += 1)
      for (let at = 0; at < 4; at += 1) await declines(limits, home(at, of), declined.near);
    expect(await begin(limits, home(7, 200))).toBe(false);
    expect(await begin(limits, '2001:db8:2:1::/64')).toBe(true);
  });

  test('of IPv4 fills the /24 only with more than eight others', async () => {
    const limits = fresh();
    for (let at = 1; at <= 8; at += 1) await declines(limits, `192.0.2.${at}`, 2 * declined.near);
    expect(await begin(limits, '192.0.2.99')).toBe(true);
    for (let at = 9; at <= 30; at += 1) await declines(limits, `192.0.2.${at}`, declined.near);
    expect([await begin(limits, '192.0.2.99'), await begin(limits, '198.51.100.1')]).toEqual([false, true]);
  });
});

describe('payments that are begun', () => {
  test('by a workshop room of forty people, twice each, are all let through', async () => {
    const limits = fresh();
    const answers = await Promise.all(Array.from({ length: 80 }, () => begin(limits, '192.0.2.1')));
    expect(new Set(answers)).toEqual(new Set([true]));
    // The calls that this takes.
    expect(LIMITS.intents.perNetwork.times).toBeGreaterThanOrEqual(2 * 80);
    expect(LIMITS.contact.perNetwork.times).toBeGreaterThanOrEqual(80);
  });

  test('three hundred from fifteen addresses, or from fifteen /64s of a /56, do not close the shop', async () => {
    for (const network of [(at: number) => `198.51.100.${at}`, home]) {
      const limits = fresh();
      for (let at = 0; at < 300; at += 1) expect(await begin(limits, network(at % 15))).toBe(true);
      expect(await begin(limits, '203.0.113.1')).toBe(true);
    }
  });

  test('without end are refused to their network alone, and the wider one keeps room for two others', async () => {
    const limits = fresh();
    for (let at = 0; at < begun.near; at += 1) expect(await begin(limits, home(1))).toBe(true);
    for (let at = 0; at < begun.wider; at += 1)
      expect(await may(limits, home(1))).toMatchObject({ allowed: false, reason: 'tooMany' });
    for (const other of [2, 3])
      for (let at = 0; at < begun.near; at += 1) expect(await begin(limits, home(other))).toBe(true);
    expect(await begin(limits, home(4))).toBe(false);
    expect(await begin(limits, home(1, 1))).toBe(true);
  });
});

describe('above what is usual for the shop', () => {
  test('what is begun closes nothing: a network with declined cards has its full number', async () => {
    const limits = fresh();
    for (let at = 0; at < 4; at += 1) await begin(limits, `203.0.113.${at}`);
    await declines(limits, '192.0.2.1', declined.near - 1);
    expect(await begin(limits, '192.0.2.1')).toBe(true);
  });

  /** The shop, where thieves have tried as many cards as make it more than usual. */
  async function busy() {
    const limits = fresh();
    const { times } = PAYMENT_LIMITS.declinedInTotal;
    for (let at = 0; at < times / 3; at += 1) await declines(limits, `10.0.${at}.1`, 3);
    return limits;
  }

  test('by declined cards, a thief with many networks has fewer in each', async () => {
    const limits = await busy();
    await declines(limits, '10.0.0.1', declinedWhenBusy.near - 4);
    expect(await begin(limits, '10.0.0.1')).toBe(true);
    expect(await decline(limits, '10.0.0.1')).toMatchObject({ reach: 'near' });
    expect([await begin(limits, '10.0.0.1'), await begin(limits, '10.1.1.1')]).toEqual([false, true]);
  });

  test('a room of forty, six of whom have a card declined, goes on all the same', async () => {
    const limits = await busy();
    await declines(limits, '192.0.2.1', 6);
    for (let person = 0; person < 40; person += 1) expect(await begin(limits, '192.0.2.1')).toBe(true);
  });

  test('strangers in one /56, of whom each has a card declined now and then, do not close it', async () => {
    const limits = await busy();
    for (let at = 1; at <= 10; at += 1) await declines(limits, home(at), 3);
    expect(await begin(limits, home(99))).toBe(true);
  });
});

test('a card whose code is guessed is told from one that is mistyped now and then', async () => {
  const limits = fresh();
  const answers = [];
  for (let at = 0; at < PAYMENT_LIMITS.perCard.times; at += 1) {
    answers.push(await limits.isGuessed('card', `event ${at}`));
    await limits.isGuessed('card', `event ${at}`);
  }
  expect(answers).toEqual([...Array.from({ length: answers.length - 1 }, () => false), true]);
});

test('callers that nobody can tell apart have room for twenty networks', async () => {
  const limits = fresh();
  let through = 0;
  while ((await limits.mayBegin(null)).allowed) through += 1;
  expect(through).toBe(20 * begun.near);
});
