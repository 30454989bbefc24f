import type { aShop } from './a-shop';

/** What tests of money do with a shop: buy a tool, give money back as the Dashboard does, and read mails. */
export const moneyOf = (shop: Awaited<ReturnType<typeof aShop>>) => ({
  bought: async (method?: string) => {
    const begun = await shop.begin();
    await shop.pay(begun.paymentIntentId, method);
    await shop.settled();
    return { ...begun, number: (await shop.order(begun.id)).number };
  },
  mailsOf: (template: string) => shop.database.outboxMail.findMany({ where: { template } }),
  /** In cents; not set: all of it. */
  refund: (paymentIntentId: string, amount?: number) =>
    shop.stripe.refunds.create({ payment_intent: paymentIntentId, ...(amount && { amount }) }),
});
