import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CommandError, whatWentWrong } from '../owner/output';
import { findWholeOrder } from '../owner/whole-order';
import type { Site } from '../setup/open-site';
import { ACTIONS, planOf, download } from './actions';
import { type Html, html, page, questionBody, sheetBody, STYLE, tableBody } from './html';
import { leadSheet } from './lead-sheet';
import { mailSheet } from './mail-sheet';
import { orderSheet } from './order-sheet';
import { personSheet } from './person-sheet';
import { type ActionName, type FileKind, type Sheet, type TableName, TABLES } from './cells';
import { TABLE_READERS } from './tables';

type Answer = { status: number; type: string; body: string | Uint8Array; headers?: Record<string, string> };

const COOKIE = 'plumbline-desk';
const MOST_BYTES = 16_384;

/** What a row of a table opens; null: it is not there. */
const SHEETS: Record<TableName, (site: Site, id: string) => Promise<Sheet | null>> = {
  async leads(site, id) {
    const lead = await site.ownersLeads.find(id);
    return lead && leadSheet(site, lead);
  },
  async orders(site, number) {
    const order = await findWholeOrder(site, number);
    return order && orderSheet(site, order);
  },
  mail: mailSheet,
};

const FILES: readonly string[] = ['leads', 'orders', 'report', 'person'] satisfies FileKind[];
const CHANGED = 'Something has changed since you were asked, so nothing was done. Look again, then decide.';

/**
 * The owner's desk: plain pages and forms over the owner's commands.
 * @param origin where browsers reach it, such as http://127.0.0.1:3010
 * @returns the server, which does not listen yet, and the key that its first address carries
 */
export function deskServer(site: Site, origin: string): { server: Server; key: string } {
  const key = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    answerTo(request)
      .catch((error: unknown) => message(error instanceof CommandError ? 422 : 500, whatWentWrong(error)))
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  return { server, key };

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const { host, origin: from } = request.headers;
    // Any website, or any name that leads to this machine, could call this port.
    if (host !== new URL(origin).host) return message(421, `The desk is at ${origin}.`);
    const isPost = request.method === 'POST';
    if (isPost ? from !== origin : request.method !== 'GET') return message(403, 'Use the desk’s own page.');
    if (pathname === '/style.css') return { status: 200, type: 'text/css', body: STYLE };
    if (pathname === '/open' && isSame(searchParams.get('key') ?? '', key)) return letIn();
    if (!isSame(cookieOf(request), key)) return message(401, 'Open the desk by the link in its terminal.');
    const fields = isPost ? await fieldsOf(request) : new URLSearchParams();
    return route(site, pathname.split('/').slice(1), fields, isPost);
  }

  function letIn(): Answer {
    const cookie = `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`;
    return { ...message(303, ''), headers: { Location: '/leads', 'Set-Cookie': cookie } };
  }
}

async function route(
  site: Site,
  [first = '', second = '']: string[],
  fields: URLSearchParams,
  isPost: boolean,
): Promise<Answer> {
  const zone = site.content.site.timeZone;
  const id = fields.get('id') ?? '';
  if (first === 'file' && FILES.includes(second)) return file(site, second as FileKind, id);
  if (isPost && first === 'person') {
    const sheet = await personSheet(site, id);
    return whole(sheet.title, sheetBody(sheet, zone));
  }
  if (isPost && first === 'do' && Object.hasOwn(ACTIONS, second))
    return act(site, second as ActionName, id, fields);
  if (isPost || !Object.hasOwn(TABLES, first)) return message(404, 'There is nothing here.');
  const name = first as TableName;
  if (second === '') return whole(TABLES[name], tableBody(name, await TABLE_READERS[name](site), zone));
  const sheet = await SHEETS[name](site, second);
  return sheet ? whole(sheet.title, sheetBody(sheet, zone)) : message(404, 'It is not there any more.');
}

/** Asks first where the action can't be undone; what was agreed to has to be what is asked now. */
async function act(site: Site, name: ActionName, id: string, fields: URLSearchParams): Promise<Answer> {
  const reason = fields.get('reason')?.trim() ?? '';
  const { question, run } = await planOf(site, name, id, reason);
  const asked = fields.get('asked');
  if (question !== null && asked === null)
    return whole(ACTIONS[name], questionBody(name, id, reason, question));
  if (asked !== question) throw new CommandError(CHANGED);
  return whole('Done', html`<p>${await run()}</p>`);
}

async function file(site: Site, kind: FileKind, id: string): Promise<Answer> {
  const { name, type, body } = await download(site, kind, id);
  return {
    status: 200,
    type,
    body,
    headers: { 'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}"` },
  };
}

const whole = (title: string, body: Html, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: page(title, body),
});
const message = (status: number, text: string) => whole(text || 'Desk', html``, status);

function send(response: ServerResponse, { status, type, body, headers }: Answer): void {
  response
    .writeHead(status, {
      'Content-Type': type,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(body);
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const cookieOf = ({ headers }: IncomingMessage) =>
  new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new CommandError('That is longer than anything the desk takes.');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
