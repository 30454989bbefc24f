import { type Database, openDatabase } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { migrate } from '@/lib/platform/database/migrate';
import { migrationsBefore, PRISMA_FOLDER } from './databases';

/** When an order of the code before was begun, and paid. */
const BEGUN = '2026-03-01T10:00:00.000+00:00';
export const PAID = '2026-03-01T10:05:00.000+00:00';

/** An order as the code wrote it before there were records. */
export type Former = {
  id: string;
  status: string;
  paid?: boolean;
  hold?: string;
  refunded?: number;
  disputes?: Record<string, string>;
  /** Where it matters: its payment at Stripe, and its price in cents. */
  paymentIntentId?: string;
  priceCents?: number;
};

/**
 * Makes a database as the code before left it, with these orders in it, brings it up to date, and opens it.
 */
export async function formerDatabase(url: string, former: Former[]): Promise<Database> {
  await migrate(url, migrationsBefore('20261122150000_payment_records'));
  const database = openDatabase(url);
  const isSqlite = readDatabaseUrl(url).provider === 'sqlite';
  const json = (value: object) => `'${JSON.stringify(value)}'${isSqlite ? '' : '::jsonb'}`;
  for (const { id, status, paid = false, hold, refunded = 0, disputes = {}, ...about } of former) {
    const { paymentIntentId = `pi_${id}`, priceCents = 5900 } = about;
    await database.$executeRawUnsafe(
      `INSERT INTO "Order" ("id", "number", "createdAt", "status", "hold", "productId", "title", "price", "currency", "tools",
         "contentVersion", "livemode", "paymentIntentId", "email", "paidAt", "refunded", "disputes")
       VALUES ('${id}', 'PL-${id}', '${BEGUN}', '${status}', ${hold ? `'${hold}'` : 'NULL'}, 'planner', 'Planner', ${priceCents}, 'usd',
         ${json(['planner'])}, 'v1', ${isSqlite ? 0 : 'false'}, '${paymentIntentId}', 'ada@example.org', ${paid ? `'${PAID}'` : 'NULL'},
         ${refunded}, ${json(disputes)})`,
    );
    if (paid)
      await database.$executeRawUnsafe(
        `INSERT INTO "PaymentEvent" ("id", "type", "receivedAt", "orderId")
         VALUES ('evt_${id}', 'payment_intent.succeeded', '${PAID}', '${id}')`,
      );
  }
  await migrate(url, PRISMA_FOLDER);
  return database;
}
