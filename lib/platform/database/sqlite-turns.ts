import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';

export type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

type Turns = {
  /** The transaction that is open on a file, if there is one: resolved at its end. */
  open: Promise<void> | null;
  /** Somebody waits until no other process has the file locked. */
  unlocked: Promise<void> | null;
};
const byFile = oncePerProcess('plumblineTurns', () => new Map<string, Turns>());

/** How often it is looked whether the file is still locked, in ms, and for how many looks. */
const LOOK = 20;
const LOOKS = 10;

/**
 * A connection on which each statement takes its turn.
 *
 * It waits while this process has a transaction open on the file. Prisma's adapter has one connection for
 * all: what is sent beside an open transaction would become part of it, and be lost when it is rolled back.
 *
 * It waits while another process has the file locked, for at most about `lockMs`, and then fails as busy.
 * SQLite's own way to wait would hold the one thread, and with it every visitor. A transaction begins with
 * the lock for writing, so that there is nothing to wait for in its middle.
 * @param open opens the file at the address, at the first statement
 */
export function takeTurns(open: () => Promise<Connection>, address: string, lockMs: number): Connection {
  const turns = turnsAt(address);
  let connection: Connection | null = null;
  let opening: Promise<void> | null = null;
  const connect = () =>
    (opening ??= open()
      .then((opened) => void (connection = opened))
      .finally(() => (opening = null)));

  async function inTurn<T>(statement: (connection: Connection) => Promise<T>): Promise<T> {
    let giveUpAt = Infinity;
    for (;;) {
      while (turns.open) await turns.open;
      try {
        // Between the look at what is open and the statement nothing may be awaited.
        if (connection) return await statement(connection);
        await connect();
      } catch (error) {
        if (storageTrouble(error) !== 'busy' || performance.now() > giveUpAt) throw error;
        giveUpAt = Math.min(giveUpAt, performance.now() + lockMs);
        await (turns.unlocked ??= unlocked().finally(() => (turns.unlocked = null)));
      }
    }
  }

  /** One loop looks, on behalf of everyone who waits. */
  async function unlocked(): Promise<void> {
    for (let looks = 0; looks < LOOKS; looks++) {
      await sleep(LOOK);
      if (turns.open) continue;
      try {
        await connection?.executeScript('BEGIN IMMEDIATE; ROLLBACK');
        return;
      } catch {
        // Still locked, or worse: whoever waits finds out by trying.
      }
    }
  }

  async function startTransaction(connection: Connection, level: IsolationLevel) {
    let end = () => {};
    turns.open = new Promise((resolve) => (end = resolve));
    const close = () => {
      turns.open = null;
      end();
    };
    try {
      const transaction = await connection.startTransaction(level);
      const commit = transaction.commit.bind(transaction);
      const rollback = transaction.rollback.bind(transaction);
      transaction.commit = () => commit().finally(close);
      transaction.rollback = () => endOpen(connection).then(rollback).finally(close);
      await withLock(connection, rollback);
      return transaction;
    } catch (error) {
      close();
      throw error;
    }
  }

  return {
    provider: 'sqlite',
    adapterName: ADAPTER,
    queryRaw: (query) => inTurn((connection) => connection.queryRaw(query)),
    executeRaw: (query) => inTurn((connection) => connection.executeRaw(query)),
    executeScript: (script) => inTurn((connection) => connection.executeScript(script)),
    startTransaction: (level) => inTurn((connection) => startTransaction(connection, level)),
    dispose: async () => connection?.dispose(),
  };
}

type IsolationLevel = Parameters<Connection['startTransaction']>[0];

const ADAPTER = '@prisma/adapter-better-sqlite3';

/** The adapter has begun without a lock. */
async function withLock(connection: Connection, giveBack: () => Promise<void>): Promise<void> {
  try {
    await connection.executeScript('ROLLBACK; BEGIN IMMEDIATE');
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** After a commit that failed, Prisma leaves to the connection what has become of the transaction. */
async function endOpen(connection: Connection): Promise<void> {
  try {
    await connection.executeScript('ROLLBACK');
  } catch {
    // None is open, as it should be.
  }
}

function turnsAt(address: string): Turns {
  const key = path.resolve(address);
  const turns = byFile.get(key) ?? { open: null, unlocked: null };
  byFile.set(key, turns);
  return turns;
}
