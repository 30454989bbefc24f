import http from 'node:http';
import { z } from 'zod';
import type { ApiCall } from './api-calls';
import type { Call } from './fuzz';
import { MARK } from './hostile';

type Answered = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Sends a call as it is. */
export function send(
  port: number,
  { method, path, headers, body }: Call,
  agent: http.Agent,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** What tells of how the site is made, or where it lies. */
const INSIDE = /\n\s+at |node_modules|\.next|\/front\.|prisma|sqlite|postgres|ECONN|TypeError|RangeError/i;

/** Everything about an answer that is not as its row says, or that no answer may have. */
export function faultsOf({ answers, form, method }: ApiCall, { status, headers, body }: Answered): string[] {
  const answer = answers[status];
  if (status >= 500 || !answer) return [`status ${status}: ${body.slice(0, 200)}`];
  const faults: string[] = [];
  const type = headers['content-type']?.split(';')[0] ?? '';
  if (/json|text/.test(type) && INSIDE.test(body))
    faults.push(`tells of its inside: ${INSIDE.exec(body)?.[0]}`);
  if (headers['set-cookie']) faults.push('sets a cookie');
  if (type === 'text/html' && body.includes(MARK)) faults.push('echoes what was sent into HTML');
  if (status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '')) faults.push('no Retry-After');
  if (answer === 'redirect') {
    if (!/^(\/|https?:\/\/)/.test(headers.location ?? '')) faults.push(`leads to ${headers.location}`);
    if (!/\bno-store\b/.test(headers['cache-control'] ?? '')) faults.push('may be kept');
  }
  if (answer === 'empty' || answer === 'redirect' || method === 'head')
    return body === '' ? faults : [...faults, `has a body: ${body.slice(0, 200)}`];
  const isPage =
    answer === 'page' || (form ? status >= 400 : method === 'post' && /403|429/.test(`${status}`));
  if (answer === 'bytes' || (isPage && type === 'text/html')) return faults;
  if (answer === 'page' || type !== 'application/json') return [...faults, `is of the type "${type}"`];
  const { error } = answer.safeParse(JSON.parse(body));
  return error ? [...faults, z.prettifyError(error)] : faults;
}
