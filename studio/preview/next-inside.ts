// What the studio's preview knows of Next beyond what Next documents: the site itself knows nothing of it.
import fs from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import next from 'next';

type Rendered = { routes: object; preview: { previewModeId: string } };

/** Addresses that were rendered at build, and what has them rendered anew. */
export const renderedManifest = (build: string) =>
  JSON.parse(fs.readFileSync(path.join(build, 'prerender-manifest.json'), 'utf8')) as Rendered;

/**
 * Next as a handler of requests. It takes over those that ask for another protocol (Upgrade) on the server it
 * is given: that one never listens.
 * @param dir the folder that it serves from
 */
export function nextServer(dir: string, hostname: string, port: number) {
  return next({ dev: false, dir, hostname, port, httpServer: createServer() });
}

/**
 * Has Next render for this request what was rendered at build. Only the build folder knows the value.
 * @param build the build folder
 */
export function renderAnew(build: string): (request: IncomingMessage) => void {
  const cookie = `__prerender_bypass=${renderedManifest(build).preview.previewModeId}`;
  return (request) => {
    request.headers.cookie = cookie;
  };
}

/** Whether by this header of a request Next's router in the browser asks for a part of a page. */
export const isAskedByRouter = (name: string) => /^(rsc|next-.*)$/.test(name);
