// A process of its own with the route handlers of what visitors are promised something by, for power-cuts.ts.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { POST as diagnostic } from '@/app/api/assessments/route';
import { POST as intent } from '@/app/api/create-payment-intent/route';
import { POST as notMe } from '@/app/api/not-me/route';
import { POST as webhook } from '@/app/api/webhooks/stripe/route';
import { sharedDatabase } from '@/lib/platform/database/shared-database';

const { DATABASE_URL = '', BASE_URL = '', SYNCHRONOUS } = process.env;
const handlers: Record<string, (request: Request) => Promise<Response>> = {
  '/diagnostic': diagnostic,
  '/intent': intent,
  '/not-me': notMe,
  '/webhook': webhook,
};

async function asRequest(message: IncomingMessage): Promise<Request> {
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Request(`${BASE_URL}/api`, {
    method: 'POST',
    headers,
    body: new Uint8Array(await buffer(message)),
  });
}

// Prisma has one connection to SQLite: what it is told here holds for all.
if (SYNCHRONOUS) await sharedDatabase(DATABASE_URL).$executeRawUnsafe(`PRAGMA synchronous = ${SYNCHRONOUS}`);
const server = createServer((message, response) => {
  void asRequest(message)
    .then((request) => handlers[message.url ?? '']!(request))
    .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log((server.address() as AddressInfo).port);
