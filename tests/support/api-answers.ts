import http from 'node:http';
import type { Call } from './fuzz';
import { MARK } from './hostile';
import type { checker, Named } from './openapi';

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

/** Everything about an answer that is not as the document says, or that no answer may have. */
export function faultsOf(
  { method, operation }: Named,
  { status, headers, body }: Answered,
  check: ReturnType<typeof checker>,
): string[] {
  const described = operation.responses[status];
  if (status >= 500) return [`status ${status}: ${body.slice(0, 200)}`];
  if (!described) return [`status ${status} is not described: ${body.slice(0, 200)}`];
  const faults: string[] = [];
  const type = headers['content-type']?.split(';')[0] ?? '';
  if (/json|text/.test(type) && INSIDE.test(body))
    faults.push(`tells of its inside: ${INSIDE.exec(body)?.[0]}`);
  for (const [name, { required, schema }] of Object.entries(described.headers ?? {})) {
    const value = headers[name.toLowerCase()];
    if (value === undefined ? required : check(schema, value) !== null)
      faults.push(`header ${name}: ${String(value)}`);
  }
  if (headers['set-cookie']) faults.push('sets a cookie');
  if (type === 'text/html' && body.includes(MARK)) faults.push('echoes what was sent into HTML');
  if (method === 'head' || !described.content)
    return body === '' ? faults : [...faults, `has a body: ${body.slice(0, 200)}`];
  const content = described.content[type] ?? described.content['*/*'];
  if (!content) return [...faults, `media type "${type}" is not described`];
  if (type !== 'application/json') return faults;
  const complaint = check(content.schema, JSON.parse(body));
  return complaint === null ? faults : [...faults, complaint];
}
