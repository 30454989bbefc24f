import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall, keyOf, type ApiCall } from './api';
import { ApiError } from './api-error';
import { questionPage, takeAnswer } from './authentication';
import { control } from './control';
import { readForm } from './form';
import { isFromHere, tooLong } from './loopback';
import type { Sandbox } from './sandbox';
import { paySessionOnPage, type Shown, showSession } from './sessions/pay';
import { isCutBefore, isFromBefore, troubleBody, troubleFor } from './trouble';

/** As api.stripe.com: any page may call, since a call counts for nothing without a key. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'Request-Id, Stripe-Should-Retry, Idempotent-Replayed',
  'access-control-max-age': '300',
};

/** What a page that takes card numbers may load and call: nothing but the sandbox itself. */
const OF_FRAMES = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src data:",
  'cross-origin-resource-policy': 'cross-origin',
};

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** What the same server has for browsers: the path, and the file with its type. */
export type Files = Map<string, { type: string; content: string }>;

/**
 * The sandbox as a server that only this machine reaches; whoever calls this says on which port it listens.
 */
export function sandboxServer(sandbox: Sandbox, files: Files = new Map()): Server {
  const server = createServer((request, response) => {
    handle(sandbox, files, request, response).catch((error: unknown) => {
      console.error('The sandbox failed:', error);
      if (!response.headersSent) json(response, 500, troubleBody(500));
    });
  });
  return server.on('listening', () => {
    sandbox.account.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
}

async function handle(sandbox: Sandbox, files: Files, request: IncomingMessage, response: ServerResponse) {
  if (!isFromHere(request)) return void response.writeHead(403).end();
  const { method = 'GET' } = request;
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
  if (pathname.startsWith('/_sandbox/')) return answerControl(sandbox, request, response, pathname.slice(9));
  if (pathname === '/favicon.ico') return void response.writeHead(204).end();
  const file = method === 'GET' && files.get(pathname);
  if (file)
    return void response.writeHead(200, { 'content-type': file.type, ...OF_FRAMES }).end(file.content);
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  if (method === 'OPTIONS') return void response.writeHead(200).end();
  const body = await readBody(request);
  if (body === null) return json(response, 413, troubleBody(413));

  const { account } = sandbox;
  const form = method === 'GET' ? search.slice(1) : body;
  if (pathname === '/3ds')
    return answerPayer(response, () =>
      (method === 'POST' ? takeAnswer : questionPage)(account, readForm(form)),
    );
  const [, session] = /^\/c\/pay\/(\w+)$/.exec(pathname) ?? [];
  if (session)
    return answerPayer(response, () =>
      method === 'POST' ? paySessionOnPage(account, session, readForm(form)) : showSession(account, session),
    );
  const trouble = troubleFor(sandbox.troubles, method, pathname);
  const call = { method, path: pathname, form, headers: request.headers };
  if (trouble?.status && isFromBefore(trouble.status))
    return json(response, trouble.status, troubleBody(trouble.status));
  if (trouble?.hang && trouble.when === 'before') return hang(sandbox, call, response);
  const answer = isCutBefore(trouble) ? null : answerCall(sandbox, call, trouble);
  if (trouble?.hang) return;
  if ((trouble && !trouble.status) || !answer) return void request.socket.destroy();
  json(response, answer.status, answer.body, answer.headers);
}

/** A call whose work never ends has its key to itself until the caller gives up. */
function hang({ remembered }: Sandbox, call: ApiCall, response: ServerResponse): void {
  const key = keyOf(call);
  if (!key || remembered.has(key)) return;
  remembered.set(key, { path: call.path, parameters: call.form, answer: 'under way' });
  response.on('close', () => remembered.delete(key));
}

/** A page for the payer, or where it leads. */
function answerPayer(response: ServerResponse, next: () => Shown): void {
  try {
    const shown = next();
    if ('location' in shown) response.writeHead(303, { location: shown.location }).end();
    else response.writeHead(shown.status, PAGE).end(shown.page);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    json(response, error.status, { error: error.body });
  }
}

/** Only JSON is read, so that a page of another site can't make a control call with a form. */
async function answerControl(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const body = await readBody(request);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  if (body === null || (request.method !== 'GET' && !isJson))
    return json(response, 415, { message: 'Send JSON.' });
  let parsed: unknown = null;
  try {
    parsed = body === '' ? null : JSON.parse(body);
  } catch {
    return json(response, 400, { message: 'That is no JSON.' });
  }
  const answer = await control(sandbox, request.method ?? 'GET', path, parsed);
  json(response, answer.status, answer.body);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    if (tooLong(chunks)) return null;
  }
  return Buffer.concat(chunks).toString();
}

function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body ?? null, null, 2);
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
    .end(text);
}
