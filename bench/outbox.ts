// npm run bench:outbox [-- --mails 500]: receipts per second from the outbox to a real mail server on the
// loopback interface, with one worker and with four. Exit code 1 when a mail is missing, or was sent twice.
import { parseArgs } from 'node:util';
import { loadContent } from '@/lib/content/load';
import { openDatabase } from '@/lib/platform/database/client';
import { readEnv } from '@/lib/platform/config/env';
import { createMailDelivery } from '@/lib/server/mail-delivery';
import { inProject } from '../scripts/setup/project.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { aSite } from '../tests/support/a-world';
import { type MailServer, startMailServer } from '../tests/support/mail-server';
import { queueReceipt } from '../tests/support/stored-orders';
import { type Databases, postgres, sqlite } from './fresh-databases';

type Row = { database: string; workers: number; perSecond: number; arrived: number; different: number };

const { values } = parseArgs({ options: { mails: { type: 'string', default: '500' } } });
const mails = Number(values.mails);
const content = loadContent(inProject('content'));

await main(async () => {
  const rows: Row[] = [];
  for (const open of [sqlite, postgres]) {
    const databases = await open();
    for (const workers of [1, 4])
      await step(
        `${databases.name}, ${workers} workers`,
        async () => void rows.push(await run(databases, workers)),
      );
    await databases.stop();
  }
  print(rows);
  const right = rows.every(({ arrived, different }) => arrived === mails && different === mails);
  process.exitCode = right ? 0 : 1;
});

async function run(databases: Databases, workers: number): Promise<Row> {
  const url = await databases.fresh(`outbox_${workers}`, []);
  const server = await startMailServer();
  const database = openDatabase(url);
  for (let at = 0; at < mails; at++) await queueReceipt(database);
  const begun = performance.now();
  await Promise.all(Array.from({ length: workers }, () => deliverAll(url, server)));
  const perSecond = mails / ((performance.now() - begun) / 1000);
  await database.$disconnect();
  await server.stop();
  const different = new Set(server.arrived.map(({ messageId }) => messageId)).size;
  return { database: databases.name, workers, perSecond, arrived: server.arrived.length, different };
}

/**
 * A worker with a connection to the database and to the mail server of its own, as another process would
 * have.
 */
async function deliverAll(url: string, server: MailServer): Promise<void> {
  const database = openDatabase(url);
  const settings = readEnv({
    ...{ BASE_URL: 'https://www.example.com', LINK_SECRET: 'k'.repeat(40) },
    ...{ SMTP_URL: server.url, MAIL_FROM: 'hello@example.com' },
  });
  const container = aSite({
    settings,
    database,
    content,
    onUnexpectedError: (error) => console.error(error),
  });
  const delivery = createMailDelivery({ container, webhook: null })!;
  for (;;) {
    const { sent, postponed, dead } = await delivery.deliver(delivery.limit);
    if (sent + postponed + dead === 0) break;
  }
  delivery.close();
  await database.$disconnect();
}

function print(rows: Row[]): void {
  const lines = rows.map(({ database, workers, perSecond, arrived, different }) =>
    [
      database.padEnd(9),
      String(workers).padStart(7),
      perSecond.toFixed(0).padStart(8),
      String(arrived).padStart(8),
      String(different).padStart(10),
    ].join(' '),
  );
  process.stdout.write(`database  workers  mails/s  arrived  different\n${lines.join('\n')}\n`);
}
