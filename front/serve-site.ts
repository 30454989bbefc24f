import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import type { Env } from '@/lib/platform/config/env';
import { noteFront } from '@/lib/platform/config/running';
import { logSurprise } from '@/lib/platform/http/surprise';
import { log } from '@/lib/platform/log/log';
import { runningSite, startIsThrough } from '@/lib/server/running-site';
import { inARow, type Answer } from './middleware';
import { logAsJson, tellErrorsOnce } from './json-log';
import { countRequests } from './metrics';
import type { Answered } from './request-log';
import { routePatterns } from './route-patterns';
import { siteServer } from './site-server';
import { stations } from './site-middleware';
import { stopOnSignal } from './stop';
import { refuseUnreadable } from './unreadable';

const FORMAT = { production: 'json', demo: 'text' };

/**
 * Serves the build with Next in this process, until it is told to stop. It listens once the start is through, which Next
 * only begins: the pages of the build need neither, and would be there before the database is.
 * @param root the folder that Next serves from
 * @param folder the build in it
 * @throws what the start failed with and did not expect
 */
export async function serveSite(root: string, folder: string, settings: Env): Promise<void> {
  const { PORT: port, LISTEN_HOST: hostname } = settings;
  const asJson = (settings.LOG_FORMAT ?? FORMAT[settings.SITE_MODE]) === 'json';
  if (asJson) logAsJson();
  else tellErrorsOnce();
  // Next takes over requests for another protocol (Upgrade) on the server it is given, and leaves most of them open. The
  // site speaks no other: Next gets a server that never listens, and ours answers as if no upgrade had been asked for.
  const httpServer = createServer();
  const site = next({ dev: false, dir: root, hostname, port, httpServer });
  noteFront();
  await Promise.all([startIsThrough(), site.prepare()]);
  const counted = settings.METRICS_PORT ? countRequests(settings.METRICS_PORT) : null;
  const note = (answered: Answered) => {
    counted?.count(answered);
    if (asJson) log().info('request', answered);
  };
  // On a terminal a line for every picture is noise.
  const count = counted || asJson ? note : null;
  const patternOf = routePatterns(folder, path.join(root, 'public'));
  const { busyWords } = runningSite()!;
  const passed = stations({ settings, build: folder, patternOf, busyWords, count });
  const answer = inARow(passed, site.getRequestHandler());
  const server = siteServer(safely(answer));
  refuseUnreadable(server, count);
  server.on('error', (error) => {
    process.stderr.write(`\nPlumbline can't listen on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  stopOnSignal(server, {
    work: async () => runningSite()?.stopWork(),
    rest: async () => {
      await site.close();
      await runningSite()?.close();
      counted?.server.close();
    },
  });
  server.listen(port, hostname, () => log().info(`Listening on ${hostname}, port ${port}`));
}

/** An answer that fails has a status all the same, if it can still be sent. */
function safely(answer: Answer): Answer {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const id = logSurprise(error);
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`500 ${id}\n`);
    }
  };
}
