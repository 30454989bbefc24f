// The process that renders the draft: the built site with the preview's words, on a socket that only this
// account can open. It is told where by its parent, over the channel between them, and ends with it.
import { createServer } from 'node:http';
import path from 'node:path';
import { nextServer } from './next-inside';
import { renderAnew } from './next-inside';
import { keptContent } from '@/lib/content/kept';
import { buildFolder } from '@/lib/platform/config/running';
import { VERSION_HEADER } from './version-header';

/** Where it listens, and the name that pages are to be known by. */
export type Order = { socket: string; hostname: string; port: number };

process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.once('message', (order: Order) => {
  start(order).then(
    () => process.send?.('ready'),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function start({ socket, hostname, port }: Order): Promise<void> {
  const dir = process.cwd();
  const anew = renderAnew(path.join(dir, buildFolder()));
  const next = nextServer(dir, hostname, port);
  await next.prepare();
  const answer = next.getRequestHandler();
  let shown = '';
  const server = createServer((request, response) => {
    const version = String(request.headers[VERSION_HEADER]);
    if (version !== shown) delete keptContent.content;
    shown = version;
    anew(request);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
}
