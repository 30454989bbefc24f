import { inject } from 'vitest';
import './postgresql-for-suite';

/** `npm test -- chaos` takes its time: many more stories, and all that a year may bring. */
const isWhole = Boolean(process.env.CHAOS);
const onPostgresql = inject('postgresqlServer') !== undefined;

/**
 * How many random stories of an order are lived, by the rules alone and through a database. Through Postgres,
 * where one costs half a second of processor time, a fifth of them.
 */
export const STORIES = isWhole
  ? { rules: 300_000, database: 3_000 }
  : { rules: 10_000, database: onPostgresql ? 60 : 300 };

/** How many rows of a kind a year brings, and of those there are fewer of. */
export const YEAR = isWhole
  ? { assessments: 20_000, orders: 3_000, consents: 5_000, others: 2_000 }
  : { assessments: 1_200, orders: 1_200, consents: 1_200, others: 1_200 };

/** For what a machine that has much else to do takes minutes for. */
export const LONG = { timeout: (isWhole ? 120 : 10) * 60_000 };
