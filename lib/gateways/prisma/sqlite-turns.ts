import path from 'node:path';
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** The transaction that is open on a file, if there is one: resolved at its end. */
type Turns = { open: Promise<void> | null };
/** Next bundles this module into every route on its own; the turns are one per process and file. */
const byFile = ((globalThis as { plumblineTurns?: Map<string, Turns> }).plumblineTurns ??= new Map<
  string,
  Turns
>());

/**
 * Lets a statement wait while this process has a transaction open on the file. Prisma's adapter has one connection
 * for all: what is sent beside an open transaction would become part of it, and be lost when it is rolled back. On a
 * second connection it would block the process while it waits for the lock, and the transaction with it.
 */
export function takeTurns(connection: Connection, file: string): Connection {
  const turns = turnsAt(file);
  const alone = async <T>(statement: () => Promise<T>): Promise<T> => {
    while (turns.open) await turns.open;
    return statement();
  };
  const queryRaw = connection.queryRaw.bind(connection);
  const executeRaw = connection.executeRaw.bind(connection);
  const startTransaction = connection.startTransaction.bind(connection);
  connection.queryRaw = (query) => alone(() => queryRaw(query));
  connection.executeRaw = (query) => alone(() => executeRaw(query));

  connection.startTransaction = async (isolationLevel) => {
    while (turns.open) await turns.open;
    let end = () => {};
    turns.open = new Promise((resolve) => (end = resolve));
    const close = () => {
      turns.open = null;
      end();
    };
    try {
      const transaction = await startTransaction(isolationLevel);
      const commit = transaction.commit.bind(transaction);
      const rollback = transaction.rollback.bind(transaction);
      transaction.commit = () => commit().finally(close);
      transaction.rollback = () => rollback().finally(close);
      return transaction;
    } catch (error) {
      close();
      throw error;
    }
  };
  return connection;
}

function turnsAt(file: string): Turns {
  const key = path.resolve(file);
  const turns = byFile.get(key) ?? { open: null };
  byFile.set(key, turns);
  return turns;
}
