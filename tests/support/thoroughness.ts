/** `npm test -- chaos` takes its time: every moment, and many more stories. */
const isWhole = process.env.CHAOS === 'whole';

/**
 * Of all the moments at which a site may die every so many are tried, since each costs a start of the site: SQLite begins with the
 * first of them, and Postgres half-way to the next.
 */
export const EVERY_MOMENT = isWhole ? 1 : 10;

/** How many random stories of an order are lived, by the rules alone and through a database. */
export const STORIES = isWhole ? { rules: 300_000, database: 3_000 } : { rules: 10_000, database: 300 };

/** For what a machine that has much else to do takes minutes for. */
export const LONG = { timeout: (isWhole ? 120 : 10) * 60_000 };
