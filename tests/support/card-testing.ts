import type { aShop } from './a-shop';
import { anAttemptKey } from './submission';

type Shop = Awaited<ReturnType<typeof aShop>>;

/** What buyers, and thieves with a list of cards, do from their networks. The shop has TRUSTED_PROXIES=1. */
export function cardTesting(shop: Shop) {
  const { slug: productId, priceCents: amount } = shop.products[0]!;
  const json = async (answer: Response) => (await answer.json()) as Record<string, string>;
  const buy = (network: string, key = anAttemptKey()) =>
    shop.call('intent', { productId, amount }, { 'x-forwarded-for': network, 'idempotency-key': key });

  async function begin(network: string, key = anAttemptKey()) {
    const { clientSecret = '' } = await json(await buy(network, key));
    const paymentIntentId = clientSecret.split('_secret_')[0]!;
    const { id } = await shop.database.order.findUniqueOrThrow({ where: { paymentIntentId } });
    return { clientSecret, paymentIntentId, id, key };
  }

  let told = 0;
  /** Stripe tells that a card was declined. There are more cards in the world than the sandbox has. */
  async function decline(paymentIntentId: string, fingerprint = `card${++told}`) {
    const method = { type: 'card', card: { fingerprint } };
    const error = { code: 'card_declined', charge: `ch_${++told}`, payment_method: method };
    const intent = shop.sandbox.account.intents.get(paymentIntentId)!;
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error });
    const event = { id: `evt_${++told}`, object: 'event', created: 1_780_000_000, data: { object: intent } };
    await shop.signed({ ...event, type: 'payment_intent.payment_failed' });
    // It may be in the hands of who works on another event.
    await shop.settled();
  }

  /** A new payment for every three cards. @returns how many were tried until no payment began any more */
  async function tryCards(network: string, most: number): Promise<number> {
    let cards = 0;
    while (cards < most) {
      const answer = await buy(network);
      if (answer.status !== 200) return cards;
      const { clientSecret = '' } = await json(answer);
      for (let card = 0; card < 3; card += 1, cards += 1) await decline(clientSecret.split('_secret_')[0]!);
    }
    return cards;
  }

  return {
    json,
    buy,
    begin,
    decline,
    tryCards,
    contact: (network: string, clientSecret: string, email = 'ada@example.com') =>
      shop.call('contact', { clientSecret, email, amount }, { 'x-forwarded-for': network }),
    statusOf: (paymentIntentId: string) => shop.sandbox.account.intents.get(paymentIntentId)!.status,
  };
}

/** Four cards that the sandbox declines. */
export const DECLINED = [
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedProcessingError',
];
