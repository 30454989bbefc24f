import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pageFiles, PARTS } from './site';

const MEDIA_TYPES: Record<string, string> = {
  ...{ '.html': 'text/html; charset=utf-8', '.json': 'application/json' },
  ...{ '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' },
};

/** Serves the CMS. It writes nothing: the browser does, into the folder that its user opens to it. */
export function cmsServer(): Server {
  return createServer((request, response) => {
    const name = normalize(new URL(request.url ?? '/', 'http://cms').pathname).slice(1) || 'index.html';
    void contentsOf(name).then(
      (body) => response.setHeader('content-type', MEDIA_TYPES[extname(name)] ?? 'font/woff2').end(body),
      () => response.writeHead(404).end(),
    );
  });
}

async function contentsOf(name: string): Promise<string | Buffer> {
  const [part, folder] = Object.entries(PARTS).find(([part]) => name.startsWith(`${part}/`)) ?? [];
  if (part && folder) return readFile(join(folder, name.slice(part.length)));
  const page = pageFiles()[name];
  if (page === undefined) throw new Error(`There is no ${name}.`);
  return page;
}
