import pg from 'pg';
import type { Promised } from './visitors';

/** One line of the table: what there should be, and what there is. */
export type Line = { what: string; promised: number; found: number };

/**
 * Compares what visitors were promised with what is stored, and with the mails that arrived.
 * @param mails their Message-IDs
 */
export async function compare(url: string, promised: Promised, mails: string[]): Promise<Line[]> {
  const { diagnostics, reports, intents } = promised;
  const count = counter(url);
  const different = new Set(mails).size;
  return [
    line('diagnostics stored', diagnostics.size, await count('SELECT count(*) FROM "Assessment"')),
    line(
      'of them those that were promised',
      diagnostics.size,
      await count('SELECT count(*) FROM "Assessment" WHERE id = ANY($1)', [[...diagnostics]]),
    ),
    line('reports asked for', reports.size, await count('SELECT count(*) FROM "ReportRequest"')),
    line('orders paid', intents.size, await count(`SELECT count(*) FROM "Order" WHERE status = 'paid'`)),
    line(
      'of them those that were paid at Stripe',
      intents.size,
      await count(`SELECT count(*) FROM "Order" WHERE status = 'paid' AND "paymentIntentId" = ANY($1)`, [
        [...intents],
      ]),
    ),
    line('payment events recorded', intents.size, await count('SELECT count(*) FROM "PaymentEvent"')),
    line(
      'receipts sent',
      intents.size,
      await count(`SELECT count(*) FROM "OutboxMail" WHERE template = 'receipt' AND status = 'sent'`),
    ),
    line(
      'reports sent',
      reports.size,
      await count(`SELECT count(*) FROM "OutboxMail" WHERE template = 'report' AND status = 'sent'`),
    ),
    line(
      'mails that wait or were given up',
      0,
      await count(`SELECT count(*) FROM "OutboxMail" WHERE status <> 'sent'`),
    ),
    line('mails that arrived', await count(`SELECT count(*) FROM "OutboxMail"`), different),
  ];
}

/** How many mails still wait. */
export const waiting = (url: string) =>
  counter(url)(`SELECT count(*) FROM "OutboxMail" WHERE status = 'queued'`);

const line = (what: string, promised: number, found: number): Line => ({ what, promised, found });

const counter =
  (url: string) =>
  async (sql: string, values: unknown[] = []): Promise<number> => {
    const [row] = await query(url, sql, values);
    return Number((row as { count: string }).count);
  };

async function query(url: string, sql: string, values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
