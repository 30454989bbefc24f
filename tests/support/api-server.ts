import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import type { ApiCall } from './api-calls';

type Handler = (
  request: Request,
  props: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;

/** The route handler of one endpoint behind a server of its own, without Next. */
export async function serveEndpoint({ path, method }: ApiCall): Promise<Server> {
  const folder = path.replace('/api/', '').replace(/\{([^}]+)\}/, '[$1]');
  const route = (await import(/* @vite-ignore */ `../../app/api/${folder}/route.ts`)) as Record<
    string,
    Handler
  >;
  const handle = route[method.toUpperCase()]!;
  const server = createServer((request, response) => {
    const params = Promise.resolve(paramsOf(path, request.url ?? ''));
    void Promise.resolve(handle(asRequest(request), { params }))
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
      })
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function asRequest(message: IncomingMessage): Request {
  const { method = 'GET', headers } = message;
  const body = method === 'POST' ? { body: Readable.toWeb(message), duplex: 'half' } : {};
  const known = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Request('http://127.0.0.1:3000/api', { method, headers: known, ...body } as RequestInit);
}

/** What Next makes of a path; what it can't decode it refuses before a route is asked. */
function paramsOf(path: string, url: string): Record<string, string> {
  const name = /\{([^}]+)\}/.exec(path)?.[1];
  if (!name) return {};
  const [last = ''] = url.slice(path.indexOf('{')).split('?');
  try {
    return { [name]: decodeURIComponent(last) };
  } catch {
    return { [name]: last };
  }
}
