import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { LeadWebhookWorld } from '@/lib/platform/lead-webhook/send';
import { onThisMachine } from './lead-webhook-world';

/** A certificate for crm.test that vouches for itself, until 2049, and its key: of the tests alone. */
const PEM = readFileSync(path.join(import.meta.dirname, 'crm.test.pem'), 'utf8');

export type LeadWebhookServer = {
  port: number;
  /** What came in, oldest first. */
  got: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** How many connections were begun, also those on which nothing came in. */
  connections: number;
  /** How it answers, 200 unless told otherwise. */
  answer: (response: ServerResponse) => void;
  /** A world in which every name leads to this machine, and this server's certificate is trusted. */
  world: LeadWebhookWorld;
};

/** A receiver of webhooks on the loopback interface, as crm.test. It is gone when the test is. */
export async function aLeadWebhookServer(): Promise<LeadWebhookServer> {
  const server = https.createServer({ cert: PEM, key: PEM }, (request, response) => {
    void text(request).then((body) => {
      hook.got.push({ path: request.url ?? '', headers: request.headers, body });
      hook.answer(response);
    });
  });
  server.on('connection', () => (hook.connections += 1));
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const hook: LeadWebhookServer = {
    port: (server.address() as AddressInfo).port,
    got: [],
    connections: 0,
    answer: (response) => response.writeHead(200).end('thanks'),
    world: onThisMachine(PEM.slice(0, PEM.indexOf('-----BEGIN PRIVATE KEY'))),
  };
  return hook;
}
