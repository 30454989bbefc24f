import type { ServerResponse } from 'node:http';

type Lines = Record<string, string>;

/** On every answer: nobody frames it, keeps it, guesses its type or learns where a link on it led from. */
const ALWAYS: Lines = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The studio's page runs its one script, and shows its own things and the preview. */
export function pagePolicy(preview: string): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': preview,
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
    .map((line) => line.join(' '))
    .join('; ');
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  lines: Lines = {},
): void {
  response.writeHead(status, {
    'Content-Security-Policy': NOTHING,
    ...ALWAYS,
    'Content-Type': type,
    ...lines,
  });
  response.end(body);
}

export const sendJson = (response: ServerResponse, status: number, value: unknown, lines: Lines = {}): void =>
  send(response, status, 'application/json', JSON.stringify(value), lines);

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, 'text/plain; charset=utf-8', `${text}\n`);
