import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type LeadWebhookServer = {
  url: string;
  /** What came in, oldest first. */
  got: { path: string; headers: IncomingHttpHeaders; body: string }[];
  /** How it answers, 200 unless told otherwise. */
  answer: (response: ServerResponse) => void;
};

/** A receiver of webhooks on the loopback interface. It is gone when the test is. */
export async function aLeadWebhookServer(): Promise<LeadWebhookServer> {
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      hook.got.push({ path: request.url ?? '', headers: request.headers, body });
      hook.answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const hook: LeadWebhookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?a=b`,
    got: [],
    answer: (response) => response.writeHead(200).end('thanks'),
  };
  return hook;
}
