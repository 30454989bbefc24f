import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundled } from '../support/bundled';
import { freshDatabase } from '../support/databases';
import { aMailDelivery } from '../support/mail-delivery';
import { type MailServer, startMailServer } from '../support/mail-server';
import { queueReceipt } from '../support/stored-orders';

const { database, url } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');
const ONCE_LEASE_ENDS = new Date(NOON.getTime() + 30_000);

let server: MailServer;
let child: ChildProcess | undefined;
beforeEach(async () => {
  server = await startMailServer();
  await database.outboxMail.deleteMany();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await server.stop();
});

async function startChild(): Promise<ChildProcess> {
  const program = await bundled('tests/support/outbox-child.ts');
  const args = [...program, url, server.url, NOON.toISOString()];
  return (child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** Kills a worker at the moment the mail server holds its mail, before or after it has accepted it. */
async function killWhileSending({ accepted }: { accepted: boolean }): Promise<void> {
  const reached = new Promise<void>((resolve) => {
    server.beforeAccepting = async () => {
      const ended = once(child!, 'exit');
      child!.kill('SIGKILL');
      await ended;
      server.beforeAccepting = null;
      resolve();
      if (!accepted) throw new Error('The worker died before its mail was accepted.');
    };
  });
  await startChild();
  await reached;
}

test('30 seconds after a worker was killed while it sent, and not before, another sends its mail', async () => {
  const { mailId } = await queueReceipt(database);
  await killWhileSending({ accepted: false });
  const held = await database.outboxMail.findUniqueOrThrow({ where: { id: mailId } });
  expect(held).toMatchObject({ status: 'queued', tries: 1, leasedUntil: ONCE_LEASE_ENDS });

  const before = aMailDelivery(database, server.url, () => new Date(ONCE_LEASE_ENDS.getTime() - 1));
  expect(await before.deliver(1)).toMatchObject({ sent: 0 });
  const after = aMailDelivery(database, server.url, () => ONCE_LEASE_ENDS);
  expect(await after.deliver(1)).toMatchObject({ sent: 1 });
  expect(server.arrived).toHaveLength(1);
  expect(await database.outboxMail.count({ where: { status: 'sent' } })).toBe(1);
});

test('the one window: killed once the server has the mail, it is repeated under the same Message-ID', async () => {
  await queueReceipt(database);
  await killWhileSending({ accepted: true });
  await aMailDelivery(database, server.url, () => ONCE_LEASE_ENDS).deliver(1);
  const ids = server.arrived.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a worker that is left alone delivers and ends', async () => {
  const { mailId } = await queueReceipt(database);
  const [code] = (await once(await startChild(), 'exit')) as [number];
  expect(code).toBe(0);
  expect(await database.outboxMail.findUnique({ where: { id: mailId } })).toMatchObject({ status: 'sent' });
});
