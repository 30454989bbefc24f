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
 * A pool of connections to Postgres with timeouts. A connection that did not answer, or whose transaction was
 * not ended, is closed and not used again: otherwise the next statements could run inside that old
 * transaction.
 * @param url of the database
 */
export function poolWithTimeouts(url: string, timeouts: Timeouts, max?: number): pg.Pool {
  const pool = new PoolWithTimeouts(timeouts.connection, {
    connectionString: url,
    // By which an operator tells our connections from others, unless the address gives another name.
    fallback_application_name: 'plumbline',
    max,
    keepAlive: true,
    // A command that is done ends, whatever connections it has.
    allowExitOnIdle: true,
    // The pool then drops who has stopped waiting. It goes by the clock, which may jump while this process is
    // busy.
    connectionTimeoutMillis: FORGET,
    Client: clientWith(timeouts),
    // Not as parameters of the connection: poolers between us and Postgres refuse those.
    // The pool waits for it, of which its types know nothing.
    onConnect: ((client: pg.ClientBase) => client.query(settings(timeouts))) as pg.PoolConfig['onConnect'],
  });
  // A connection that breaks while nobody uses it leaves the pool; without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('release', (_error, client) => {
    if ((client as Client).getTransactionStatus() !== 'I') void (client as Client).end();
  });
  return pool;
}

const FORGET = 10_000;

/**
 * A transaction in which nothing happens is ended by the server: we may be gone. None of ours takes so long.
 */
const IDLE_TRANSACTION = 20_000;

const settings = ({ statement }: Timeouts) =>
  `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION}`;

/** What the pool hands out; its types know less of it. */
type Client = pg.Client & { getTransactionStatus(): 'I' | 'T' | 'E' | null };
type Callback = (error: Error | undefined | null, ...rest: unknown[]) => void;

class PoolWithTimeouts extends pg.Pool {
  constructor(
    private readonly timeouts: number,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return connected(this);
    let isOver = false;
    const stop = afterTurns(this.timeouts, () => {
      isOver = true;
      callback(unreachable(new Error('There was no connection in time.')));
    });
    super.connect((error, client, release) => {
      stop();
      // Too late for whoever asked; the next one gets the connection.
      if (isOver) return void (client && release());
      callback(error && unreachable(error), client, release);
    });
  }
}

const connected = (pool: PoolWithTimeouts) =>
  new Promise<pg.PoolClient>((resolve, reject) => {
    pool.connect((error, client) => (error ? reject(error) : resolve(client as pg.PoolClient)));
  });

/** Connections that are made, and each of whose statements is answered, in time or fail. */
function clientWith({ connection, answer }: Timeouts): new () => pg.Client {
  return class extends pg.Client {
    constructor(...config: [pg.ClientConfig?]) {
      super(...config);
      const connect = this.connect.bind(this);
      const query = this.query.bind(this) as (...call: unknown[]) => Promise<unknown> | undefined;

      const connectInTime = (callback: Callback) => {
        const stop = afterTurns(connection, () => (this as unknown as Wire).connection.stream.destroy());
        connect((error: Error | null) => {
          stop();
          callback(error);
        });
      };
      const queryInTime = (...call: unknown[]) => {
        const stop = afterTurns(answer, () => void this.end());
        const callback = call.at(-1);
        if (typeof callback !== 'function')
          return query(...call)
            ?.finally(stop)
            .catch(fail);
        return query(...call.slice(0, -1), (error: Error | undefined, ...rest: unknown[]) => {
          stop();
          (callback as Callback)(error && unreachable(error), ...rest);
        });
      };
      Object.assign(this, { connect: connectInTime, query: queryInTime });
    }
  };
}

/** A proper end waits for the server's answer, which may never come. */
type Wire = { connection: { stream: { destroy(): void } } };

/**
 * Like a timeout, but no time passes while this process is busy with something else: what it waits for may
 * lie here unread.
 * @returns stops it
 */
function afterTurns(ms: number, act: () => void): () => void {
  let left = Math.ceil(ms / TURN);
  const turns = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(turns);
    act();
  }, TURN);
  return () => clearInterval(turns);
}
const TURN = 100;

const fail = (error: Error) => {
  throw unreachable(error);
};

/**
 * What the server says has a number. The rest is about the connection, in words that change with the package.
 */
function unreachable(error: Error): Error {
  if (error instanceof pg.DatabaseError) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: 'DatabaseNotReachable' });
}
