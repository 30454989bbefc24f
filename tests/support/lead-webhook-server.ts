import http, { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { close, listen } from './a-sandbox';

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
  const port = await listen(server);
  onTestFinished(() => close(server));
  const hook: LeadWebhookServer = {
    url: `http://127.0.0.1:${port}/hooks?a=b`,
    got: [],
    answer: (response) => response.writeHead(200).end('thanks'),
  };
  return hook;
}
