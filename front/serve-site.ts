import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import { noteFront } from '@/lib/platform/config/running';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { log } from '@/lib/platform/log/log';
import { runningSite, startIsThrough } from '@/lib/server/running-site';
import { logAsJson } from './json-log';
import { countRequests } from './metrics';
import { compose, type Handler } from './middleware';
import { nextServer } from './next-internals/next-server';
import { logPrintedErrors } from './next-internals/printed-errors';
import { refuse } from './refusal';
import type { Answered } from './request-log';
import { routePatterns } from './route-patterns';
import { siteServer } from './site-server';
import { siteMiddleware } from './site-middleware';
import { stopOnSignal } from './stop';
import { refuseUnreadable } from './unreadable';

const FORMAT = { production: 'json', demo: 'text' };

/**
 * Serves the build with Next in this process, until it is told to stop. It listens once the site's start is
 * done. Next only begins that start, and would serve pages of the build before there is a database.
 * @param root the folder that Next serves from
 * @param folder the build in it
 * @throws what the start failed with and did not expect
 */
export async function serveSite(root: string, folder: string, settings: Env): Promise<void> {
  const { PORT: port, LISTEN_HOST: hostname } = settings;
  const asJson = (settings.LOG_FORMAT ?? FORMAT[settings.SITE_MODE]) === 'json';
  if (asJson) logAsJson();
  else logPrintedErrors();
  const site = nextServer(root, hostname, port);
  noteFront();
  await Promise.all([startIsThrough(), site.prepare()]);
  const counted = settings.METRICS_PORT ? countRequests(settings.METRICS_PORT) : null;
  const note = (answered: Answered) => {
    counted?.count(answered);
    if (asJson) log().info('request', answered);
  };
  // On a terminal, a line for every picture would hide what matters.
  const count = counted || asJson ? note : null;
  const patternOf = routePatterns(folder, path.join(root, 'public'));
  const { words, counter } = runningSite()!;
  const middleware = siteMiddleware({ settings, build: folder, patternOf, words, counter, count });
  const answer = compose(middleware, site.getRequestHandler());
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

/** Answers 500 where a handler fails, if nothing was sent yet. */
function safely(answer: Handler): Handler {
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const id = logUnexpectedError(error);
      if (response.headersSent) return void response.destroy();
      refuse(response, { status: 500, text: `500 ${id}\n` });
    }
  };
}
