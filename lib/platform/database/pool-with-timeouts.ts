import pg from 'pg';

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
