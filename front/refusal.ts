import { STATUS_CODES, type ServerResponse } from 'node:http';

/** What is refused before anything of ours or of Next's sees it, and with which headers besides. */
export type Refusal = { status: number; headers?: Record<string, string> };

/** An address may be somebody's secret also where it is refused. */
const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** Answers with the name of a status in plain text. */
export function refuse(response: ServerResponse, { status, headers }: Refusal): void {
  response.writeHead(status, { ...HEADERS, ...headers }).end(textOf(status));
}

/** The same as bytes, for a connection over which nothing came that could be read. It is the last answer there. */
export function refusalBytes(status: number): string {
  const text = textOf(status);
  const headers = { ...HEADERS, 'Content-Length': String(text.length), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

const textOf = (status: number) => `${STATUS_CODES[status]}\n`;
