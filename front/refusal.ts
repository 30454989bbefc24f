import { STATUS_CODES, type ServerResponse } from 'node:http';

/**
 * The status of a request that is refused before a handler or Next sees it, more headers of its answer, and
 * its text.
 */
export type Refusal = { status: number; headers?: Record<string, string>; text?: string };

/**
 * Addresses hold secrets (tokens of orders), in a refused request too: no cache, no referrer, no search
 * engine.
 */
const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Answers in plain text, with the name of the status if there is no other. */
export function refuse(response: ServerResponse, { status, headers, text = textOf(status) }: Refusal): void {
  response.writeHead(status, { ...HEADERS, ...headers }).end(text);
}

/** The same as bytes, for a connection without a readable request. It closes the connection. */
export function refusalBytes(status: number): string {
  const text = textOf(status);
  const headers = { ...HEADERS, 'Content-Length': String(text.length), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

const textOf = (status: number) => `${STATUS_CODES[status]}\n`;
