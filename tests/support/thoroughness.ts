import { inject } from 'vitest';
import './postgresql-for-suite';

/** `npm test -- chaos` takes its time: every moment, and many more stories. */
const isWhole = process.env.CHAOS === 'whole';
const onPostgresql = inject('postgresqlServer') !== undefined;

/**
 * The moments at which a site is killed, of so many: from the first one on every so manieth. Where each costs
 * a start of the site, Postgres takes those half-way between SQLite's.
 */
function momentsFrom(onSqlite: [first: number, step: number], onPostgres: [first: number, step: number]) {
  const [first, step] = isWhole ? [1, 1] : onPostgresql ? onPostgres : onSqlite;
  return (moments: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.ceil((moments - first + 1) / step)) },
      (_, at) => first + at * step,
    );
}

/** Of a sale and of a report, which every visitor meets. */
export const MOMENTS = momentsFrom([1, 1], [1, 5]);
/** Of a sale on Stripe's page, which few visitors meet. */
export const MOMENTS_OF_HOSTED = momentsFrom([1, 5], [3, 5]);
/** Of what may follow a sale. */
export const MOMENTS_OF_ENDINGS = momentsFrom([1, 10], [6, 10]);

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
