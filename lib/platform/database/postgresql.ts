import pg from 'pg';

/** Asks on a connection of its own, which is closed whatever becomes of it. */
export async function askInTime<Row extends pg.QueryResultRow>(url: string, timeoutMs: number, sql: string) {
  const client = oneConnection(url, { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  try {
    await client.connect();
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}

/** A connection of our own to Postgres, not opened yet. If it breaks, what it was asked is rejected. */
export function oneConnection(
  url: string,
  settings: Omit<pg.ClientConfig, 'connectionString'> = {},
): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    fallback_application_name: 'plumbline',
    ...settings,
  });
  // A broken connection is told here as well; without a listener it would end the process.
  client.on('error', () => undefined);
  return client;
}

/** How long Postgres may take, in ms. */
export type Timeouts = {
  /** For a connection: a new one, or one that others use now. */
  connection: number;
  /** After this time the server itself ends a statement, also one that waits for a lock. */
  statement: number;
  /** How long a server may say nothing before it is given up, and the connection with it. */
  answer: number;
};

/**
 * A pool of connections to Postgres. One whose transaction was not ended is closed and not used again:
 * otherwise the next statements could run inside that old transaction.
 */
export function poolWithTimeouts(url: string, timeouts: Timeouts, max?: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // By which an operator tells our connections from others, unless the address gives another name.
    fallback_application_name: 'plumbline',
    max,
    keepAlive: true,
    // A command that is done ends, whatever connections it has.
    allowExitOnIdle: true,
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.answer,
    // Not as parameters of the connection: poolers between us and Postgres refuse those.
    // The pool waits for it, of which its types know nothing.
    onConnect: ((client: pg.ClientBase) => client.query(settings(timeouts))) as pg.PoolConfig['onConnect'],
  });
  // A connection that breaks while nobody uses it leaves the pool; without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  return pool;
}

/** The server ends a transaction in which nothing happens: we may be gone. None of ours takes so long. */
const IDLE_TRANSACTION = 20_000;

const settings = ({ statement }: Timeouts) =>
  `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION}`;
