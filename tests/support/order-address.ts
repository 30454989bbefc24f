import { createHash } from 'node:crypto';
import { routes } from '@/lib/kernel/routes';
import { openDatabase } from '@/lib/platform/database/client';
import { randomId } from '@/lib/platform/random/tokens';
import { storeOrder, storePayment } from './stored-orders';

/** Stores an order of the site's terms in the suite's database, and answers with the address of its page. */
export async function anOrder(
  wanted: Parameters<typeof storeOrder>[1] = {},
  paidWith: Parameters<typeof storePayment>[2] | null = null,
): Promise<string> {
  const database = openDatabase(process.env.SUITE_DATABASE_URL ?? '');
  const { contentVersion } = await database.terms.findFirstOrThrow({ orderBy: { keptAt: 'desc' } });
  const orderId = await storeOrder(database, { contentVersion, ...wanted });
  if (paidWith) await storePayment(database, orderId, paidWith);
  const token = randomId();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await database.orderAccess.create({ data: { orderId, tokenHash } });
  await database.$disconnect();
  return routes.order(token);
}
