import pg from 'pg';

/** How long Postgres may take, in ms. */
export type Patience = {
  /** For a connection: a new one, or one that others use now. */
  connection: number;
  /** Then the server breaks off a statement, also one that waits for a lock. */
  statement: number;
  /** A server that says nothing for so long is given up, and the connection with it. */
  answer: number;
};

/**
 * Connections to Postgres on which nobody waits for ever. One that did not answer, or comes back from a transaction that
 * was not ended, is thrown away: a server that went on later would take what comes next into that transaction.
 * @param url of the database
 */
export function patientPool(url: string, patience: Patience, max?: number): pg.Pool {
  const pool = new PatientPool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: patience.connection,
    Client: clientWith(patience.answer),
    // Not as parameters of the connection: poolers between us and Postgres refuse those.
    onConnect: (client) => client.query(settings(patience)),
  });
  // A connection that breaks while nobody uses it leaves the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('release', (_error, client) => {
    if ((client as Client).getTransactionStatus() !== 'I') void (client as Client).end();
  });
  return pool;
}

/** A transaction in which nothing happens is ended by the server: we may be gone. None of ours takes so long. */
const IDLE_TRANSACTION = 20_000;

const settings = ({ statement }: Patience) =>
  `SET statement_timeout = ${statement}; SET idle_in_transaction_session_timeout = ${IDLE_TRANSACTION}`;

/** What the pool hands out; its types know less of it. */
type Client = pg.Client & { getTransactionStatus(): 'I' | 'T' | 'E' | null };
type Callback = (error: Error | undefined | null, ...rest: unknown[]) => void;

class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch(fail);
    super.connect((error, ...rest) => callback(error && unreachable(error), ...rest));
  }
}

/** Connections each of whose statements is answered in time, or fails. */
function clientWith(answerMs: number): new () => pg.Client {
  return class extends pg.Client {
    constructor(...config: [pg.ClientConfig?]) {
      super(...config);
      const query = this.query.bind(this) as (...call: unknown[]) => Promise<unknown> | undefined;
      const inTime = (...call: unknown[]) => {
        let isAnswered = false;
        // What has come while this process was busy is read first.
        const late = setTimeout(() => setImmediate(() => isAnswered || void this.end()), answerMs);
        const answered = () => {
          isAnswered = true;
          clearTimeout(late);
        };
        const callback = call.at(-1);
        if (typeof callback !== 'function')
          return query(...call)
            ?.finally(answered)
            .catch(fail);
        return query(...call.slice(0, -1), (error: Error | undefined, ...rest: unknown[]) => {
          answered();
          (callback as Callback)(error && unreachable(error), ...rest);
        });
      };
      this.query = inTime as typeof this.query;
    }
  };
}

const fail = (error: Error) => {
  throw unreachable(error);
};

/** What the server says has a number. The rest is about the connection, in words that change with the package. */
function unreachable(error: Error): Error {
  if (error instanceof pg.DatabaseError) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: 'DatabaseNotReachable' });
}
