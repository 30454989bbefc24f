import fs from 'node:fs';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { isAskedByRouter } from './next-inside';
import { routes } from '@/lib/kernel/routes';
import { send, sendText } from '../server/answers';
import type { Access } from '../server/access';
import { refusalOf } from '../server/guard';
import type { PreviewState } from './preview';
import { VERSION_HEADER } from './version-header';

type Setting = {
  origin: string;
  /** Whose page may frame it. */
  studio: string;
  access: Access;
  preview: { socket: string; content: string; state: () => PreviewState; wake: () => void };
  /** The script that a page in the frame is given, to tell where it is. */
  bridge: string;
};

/** Photos of the draft are in no build. */
const PHOTO = /^\/images\/photos\/(testimonials|team)\/([a-z0-9-]+\.jpg)$/;
const BRIDGE = '/_studio/bridge.js';
/** What Next needs to know of a request beside what its router asks, and nothing that says who asks. */
const PASSED = /^(accept|accept-language|range|user-agent|purpose)$/;
/** The policy and the framing are ours, and nothing is kept. */
const OURS = [
  'transfer-encoding',
  'x-frame-options',
  'content-security-policy',
  'set-cookie',
  'strict-transport-security',
  'connection',
];

/**
 * Pages of the site may do what they do, with themselves alone: they send nothing, and only the studio frames
 * them.
 */
const policy = (studio: string) =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${studio}`,
  ].join('; ');

/**
 * The preview as a browser sees it: it may be looked at by whoever was let into the studio, and takes nothing
 * from anybody.
 */
export function previewServer({ origin, studio, access, preview, bridge }: Setting): Server {
  return createServer((request, response) => {
    // Visits of the preview are not counted. Its pages would print an error if the answer were a refusal.
    if (request.url === routes.count) return response.writeHead(204).end();
    const refusal = refusalOf(request, origin, { methods: ['GET', 'HEAD'], sameSite: true });
    if (refusal) return sendText(response, refusal.status, refusal.message);
    if (!access.hasCookie(request.headers))
      return sendText(response, 401, 'Open the studio first: its link is in the terminal.');
    if (request.url?.startsWith(BRIDGE)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      return response.end(bridge);
    }
    if (request.url?.startsWith('/api/')) return sendText(response, 404, 'The preview answers no calls.');
    const photo = PHOTO.exec(request.url ?? '');
    if (photo) return sendPhoto(path.join(preview.content, photo[1]!, photo[2]!), response);
    if (preview.state().state !== 'ready') return notYet(response);
    pass(request, response);
  });

  function sendPhoto(file: string, response: ServerResponse): void {
    if (!fs.existsSync(file)) return sendText(response, 404, 'There is no such photo.');
    send(response, 200, 'image/jpeg', fs.readFileSync(file));
  }

  /** Says so, and asks again by itself: whoever looks has the process started. */
  function notYet(response: ServerResponse): void {
    preview.wake();
    const { state, text } = preview.state();
    const said = (state === 'none' && text) || 'The page is on its way. It comes by itself.';
    const lines = {
      'Content-Security-Policy': policy(studio),
      ...(state === 'none' ? {} : { Refresh: '2' }),
    };
    send(response, 503, 'text/plain; charset=utf-8', `${said}\n`, lines);
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const passed = Object.entries(request.headers).filter(
      ([name]) => PASSED.test(name) || isAskedByRouter(name),
    );
    const { version } = preview.state();
    const headers = {
      ...Object.fromEntries(passed),
      host: new URL(origin).host,
      [VERSION_HEADER]: String(version),
    };
    const asked = ask(
      { socketPath: preview.socket, path: request.url, method: request.method, headers },
      (answer) => {
        void relay(answer, response, version);
      },
    );
    asked.on('error', () => (response.headersSent ? response.destroy() : notYet(response)));
    response.on('close', () => asked.destroy());
    asked.end();
  }

  async function relay(answer: IncomingMessage, response: ServerResponse, version: number): Promise<void> {
    const lines = Object.entries(answer.headers).filter(([name]) => !OURS.includes(name));
    const headers = {
      ...Object.fromEntries(lines),
      'content-security-policy': policy(studio),
      'cache-control': 'no-store',
    };
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, headers);
      return void answer.on('error', () => response.destroy()).pipe(response);
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of answer) chunks.push(chunk as Buffer);
    } catch {
      return void response.destroy();
    }
    const page = Buffer.concat(chunks)
      .toString('utf8')
      .replace('</head>', `<script src="${BRIDGE}?${version}" defer></script></head>`);
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(page) });
    response.end(page);
  }
}
