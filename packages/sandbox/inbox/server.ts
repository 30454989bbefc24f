import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json as jsonBody } from 'node:stream/consumers';
import { z } from 'zod';
import { isFromHere } from '../stripe/loopback';
import type { Mail, Mailbox } from './mailbox';
import { listPage, mailPage } from './pages';
import { SMTP_MODES, type Behaviour } from './smtp';

const NO_SCRIPTS =
  "default-src 'none'; img-src 'self' data: http://127.0.0.1:* http://localhost:*; style-src 'unsafe-inline'";
const modeBody = z.strictObject({ mode: z.enum(SMTP_MODES) });

/** The inbox as pages for people and as JSON for tests; only this machine reaches it. */
export function inboxServer(mailbox: Mailbox, behaviour: Behaviour): Server {
  return createServer((request, response) => {
    answer(mailbox, behaviour, request, response).catch((error: unknown) => {
      console.error('The inbox failed:', error);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
}

async function answer(
  mailbox: Mailbox,
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!isFromHere(request)) return void response.writeHead(403).end();
  const url = new URL(request.url ?? '/', 'http://inbox');
  if (url.pathname.startsWith('/api/')) return answerTest(mailbox, behaviour, request, response, url);
  if (url.pathname === '/favicon.ico') return void response.writeHead(204).end();
  if (url.pathname === '/') return html(response, listPage(mailbox.mails));
  const [, id = '', part, number] =
    /^\/mails\/([\w-]+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(url.pathname) ?? [];
  const mail = mailbox.find(id);
  if (!mail) return html(response, 'There is no such mail.', 404);
  if (!part) return html(response, mailPage(mail), 200, "; frame-src 'self'");
  // Links of the mail open in a tab of their own: the frame itself can't go anywhere.
  if (part === 'html') return html(response, `<base target="_blank">${mail.parsed.html ?? ''}`);
  const attachment = mail.parsed.attachments[Number(number)];
  if (!attachment) return html(response, 'There is no such attachment.', 404);
  const { content } = attachment;
  const headers = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };
  response.writeHead(200, headers).end(typeof content === 'string' ? content : new Uint8Array(content));
}

/** What tests ask for. Only JSON is read, so that no page of another site can send it. */
async function answerTest(
  mailbox: Mailbox,
  behaviour: Behaviour,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
) {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /api/mails') {
    const number = (name: string) => Number(searchParams.get(name) ?? 0) || 0;
    const found = await mailbox.waitFor(
      searchParams.get('to'),
      number('count') || 1,
      Math.min(number('wait'), 60_000),
    );
    return json(response, 200, found.map(asJson));
  }
  if (!isJson) return json(response, 415, { message: 'Send JSON.' });
  if (call === 'POST /api/clear') mailbox.clear();
  else if (call === 'POST /api/smtp') {
    const asked = modeBody.safeParse(await jsonBody(request));
    if (!asked.success) return json(response, 400, { message: z.prettifyError(asked.error) });
    behaviour.mode = asked.data.mode;
  } else return json(response, 404, { message: `There is no call ${call}.` });
  return json(response, 200, {});
}

function asJson({ id, at, from, to, parsed, raw }: Mail) {
  const { subject, messageId, text, html, headers, attachments } = parsed;
  const files = attachments.map(({ filename, mimeType }) => ({ filename, mimeType }));
  return { id, at, from, to, subject, messageId, text, html, headers, attachments: files, raw };
}

function html(response: ServerResponse, content: string, status = 200, policy = ''): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': NO_SCRIPTS + policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
  response.writeHead(status, headers).end(content);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
