import path from 'node:path';
import next from 'next';
import type { Env } from '@/lib/config/env';
import { buildFolder, noteFront } from '@/lib/config/running';
import { inARow, type Answer } from './answer';
import { siteServer } from './site-server';
import { stations } from './stations';
import { stopOnSignal } from './stop';

/**
 * Serves the build with Next in this process, until it is told to stop. Next runs instrumentation.ts before this listens.
 * @param root the folder that Next serves from
 */
export async function serveSite(root: string, settings: Env): Promise<void> {
  const { PORT: port, LISTEN_HOST: hostname } = settings;
  const site = next({ dev: false, dir: root, hostname, port });
  noteFront();
  await site.prepare();
  const answer = inARow(stations(settings, path.join(root, buildFolder())), site.getRequestHandler());
  const server = siteServer(safely(answer));
  server.on('error', (error) => {
    process.stderr.write(`\nPlumbline can't listen on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  stopOnSignal(server, site);
  server.listen(port, hostname);
}

/** An answer that fails has a status all the same, if it can still be sent. */
function safely(answer: Answer): Answer {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  };
}
