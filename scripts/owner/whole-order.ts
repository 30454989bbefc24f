import { mailsOfOrder } from '../../lib/mail/store/outbox';
import { findOwnersOrder } from '../../lib/shop/store/shown-orders';
import { termsOfOrder } from '../../lib/shop/store/terms';
import type { Site } from '../setup/open-site';
import { CommandError } from './output';
import { REFUSALS } from './refusals';

type Reading = Pick<Site, 'database' | 'content'>;

/**
 * An order with all that is kept of it: the records of its money, what Stripe told, its terms, and its mails;
 * null: it is not there.
 */
export async function findWholeOrder(site: Reading, number: string) {
  const order = await findOwnersOrder(site.database, number);
  if (!order) return null;
  return {
    ...order,
    terms: await termsOfOrder(site, order),
    mails: await mailsOfOrder(site.database, order.id),
  };
}

export type WholeOrder = NonNullable<Awaited<ReturnType<typeof findWholeOrder>>>;

/** The same. @throws CommandError */
export async function wholeOrder(site: Reading, number: string): Promise<WholeOrder> {
  const order = await findWholeOrder(site, number);
  if (!order) throw new CommandError(REFUSALS.unknownOrder);
  return order;
}
