import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { MINUTE } from '@/lib/kernel/time';
import { pagePolicy, send, sendJson, sendText } from './answers';
import type { Access } from './access';
import { jsonOf, refusalOf, refusalOfBody } from './guard';
import type { createStudio } from './studio';

/** What the page is made of, by its address. */
export type Files = Record<string, { type: string; body: string | Uint8Array }>;

type Setting = {
  origin: string;
  preview: string;
  access: Access;
  studio: Pick<ReturnType<typeof createStudio>, 'reads' | 'calls' | 'upload'>;
  files: Files;
  /** Told of an error that nobody expected. */
  onError: (error: unknown) => void;
};

const opening = z.strictObject({ key: z.string().max(200), token: z.string().max(1_000) });

const UPLOAD = '/api/upload';
/** A film over a slow line takes its time. */
const LONGEST_UPLOAD_MS = 15 * MINUTE;

const FULL =
  'The disk is full where the studio runs. Make room on it. It may not have been done; look before you do it again.';
const CLOSED = 'The studio is closed in this browser. Press Enter in its terminal for a link that opens it.';

/** The studio's server. It does not listen yet. */
export function studioServer({ origin, preview, access, studio, files, onError }: Setting): Server {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: LONGEST_UPLOAD_MS },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        const isFull = storageTrouble(error) === 'full';
        if (!isFull) onError(error);
        if (response.headersSent) response.destroy();
        else if (isFull) sendJson(response, 507, { message: FULL });
        else sendJson(response, 500, { message: 'Something in the studio broke. Its terminal says what.' });
      });
    },
  );
  server.maxConnections = 200;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = '', query] = (request.url ?? '').split('?', 2);
    const refusal =
      refusalOf(request, origin, { methods: ['GET', 'POST'] }) ??
      (request.method === 'POST'
        ? refusalOfBody(request, pathname === UPLOAD ? 'upload' : 'call')
        : undefined);
    if (refusal) return sendText(response, refusal.status, refusal.message);
    if (pathname === '/api/open' && request.method === 'POST') return open(await readBody(request), response);

    const [read, call] = [studio.reads, studio.calls].map((table) => Object.hasOwn(table, pathname));
    if (pathname.startsWith('/api/')) {
      const who = access.whoIsIn(request.headers);
      if (who === null) return sendJson(response, 401, { message: CLOSED, needsToken: access.needsToken });
      if (request.method === 'GET' && read)
        return tell(response, await studio.reads[pathname]!(new URLSearchParams(query)));
      if (request.method === 'POST' && pathname === UPLOAD)
        return tell(response, await studio.upload(new URLSearchParams(query), request));
      if (request.method === 'POST' && call) {
        const body = await readBody(request);
        return tell(response, await studio.calls[pathname]!(body, who));
      }
      return sendJson(response, 404, { message: 'The studio has no such call.' });
    }
    const file = request.method === 'GET' && Object.hasOwn(files, pathname) ? files[pathname] : undefined;
    if (!file) return sendText(response, 404, 'There is nothing here.');
    const isPage = file.type.startsWith('text/html');
    send(
      response,
      200,
      file.type,
      file.body,
      isPage ? { 'Content-Security-Policy': pagePolicy(preview) } : {},
    );
  }

  function open(body: unknown, response: ServerResponse): void {
    const read = opening.safeParse(body);
    if (!read.success) return sendJson(response, 400, { message: CLOSED });
    const opened = access.open(read.data.key, read.data.token);
    if (!opened.ok) return sendJson(response, 403, { message: opened.error, needsToken: access.needsToken });
    sendJson(response, 200, { key: opened.value.key }, { 'Set-Cookie': opened.value.setCookie });
  }
}

/** What is no JSON is nothing that a call takes. */
const readBody = (request: IncomingMessage): Promise<unknown> => jsonOf(request).catch(() => undefined);

type Answered = { ok: true; value: unknown } | { ok: false; error: string };

function tell(response: ServerResponse, answered: Answered): void {
  if (answered.ok) sendJson(response, 200, answered.value);
  else sendJson(response, 422, { message: answered.error });
}
