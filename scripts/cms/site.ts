import { readFileSync } from 'node:fs';
import { basename, extname, join, normalize } from 'node:path';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { collectKnown, readAll } from '@/lib/content/read-all';
import { installIn } from '../setup/dependencies.mjs';
import { inProject } from '../setup/project.mjs';
import { cmsConfig } from './config';

const FOLDER = inProject('scripts/cms');

/** The CMS has so many files that only those install it who use it. */
export const installCms = () => installIn(FOLDER);

/** What the page of the CMS takes out of packages: under which name, from where. */
export const PARTS = {
  'cms/npm': `${FOLDER}/node_modules/@sveltia/cms/npm`,
  'cms/locales': `${FOLDER}/node_modules/@sveltia/cms/locales`,
  yaml: inProject('node_modules/yaml/browser/dist'),
};

/** The page itself: a file's name, with what is in it at this moment. */
export function pageFiles(repository = `local/${basename(inProject())}`): Record<string, string> {
  const known = collectKnown(readAll(inProject('content')));
  return {
    'index.html': readFileSync(`${FOLDER}/index.html`, 'utf8'),
    'words.mjs': readFileSync(`${FOLDER}/words.mjs`, 'utf8'),
    'config.json': JSON.stringify(cmsConfig(known, repository)),
  };
}

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
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
