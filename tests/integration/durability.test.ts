import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { durabilityFinding } from '@/lib/server/outside';
import { emptyDatabase } from '../support/databases';
import { type PostgresqlServer, startDurablePostgresql } from '../support/postgresql-server';

const { url } = await emptyDatabase();

test.skipIf(inject('postgresqlServer'))('what SQLite answers is on the disk', async () => {
  expect(await durabilityFinding(url)).toMatchObject({ about: 'durability', state: 'ok' });
});

test('a database that does not answer is refused: nobody knows what it would lose', async () => {
  expect(await durabilityFinding('postgresql://a:secret@127.0.0.1:1/b')).toMatchObject({ state: 'stop' });
});

test('a database whose connection breaks when it is asked is refused, and ends no process', async () => {
  const address = await aServerThatHangsUp();
  expect(await durabilityFinding(`postgresql://a@${address}/b`)).toMatchObject({ state: 'stop' });
});

/** Lets everybody in, as Postgres does, and breaks the connection at the first question. */
async function aServerThatHangsUp(): Promise<string> {
  const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
  const server = net.createServer((socket) => {
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => socket.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}

describe.skipIf(!inject('postgresqlServer'))('a Postgres', () => {
  let server: PostgresqlServer;
  beforeAll(async () => {
    server = await startDurablePostgresql();
  });
  afterAll(() => server.stop());

  test('that waits for the disk may be used', async () => {
    expect(await durabilityFinding(server.url)).toMatchObject({ state: 'ok' });
  });

  test('whose fsync and synchronous_commit are off is refused, with both named', async () => {
    const { state, lines } = await durabilityFinding(url);
    expect(state).toBe('stop');
    expect(lines.map((line) => /^Postgres has (\w+) off/.exec(line)?.[1])).toEqual([
      'fsync',
      'synchronous_commit',
    ]);
  });

  test('of which one database alone does not wait is refused', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('ALTER DATABASE postgres SET synchronous_commit = off');
    await client.end();
    expect((await durabilityFinding(server.url)).lines).toEqual([
      'Postgres has synchronous_commit off: it would lose what it has answered. Turn it on',
    ]);
  });
});
