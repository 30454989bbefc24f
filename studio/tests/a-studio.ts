import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { freePort } from '@/tests/support/free-port';
import { siteEnvironment } from '@/tests/support/site-environment.mjs';
import { folderInMemory, removeFolder } from '@/tests/support/temporary-folder';
import { startServers, type StudioWorld } from '../start';
import { aDesk } from './a-desk';

/** The project's folder, and the tests' content in it. */
const ROOT = path.join(import.meta.dirname, '../..');
const SOURCE = path.join(ROOT, siteEnvironment.CONTENT_FOLDER);

/** A folder of its own with a copy of the tests' content. */
export function aFolder() {
  const root = folderInMemory('studio');
  const content = path.join(root, 'content');
  cpSync(SOURCE, content, { recursive: true });
  mkdirSync(path.join(root, 'data'));
  return {
    ...{ root, content, folder: path.join(root, 'data/studio') },
    read: (file: string) => readFileSync(path.join(content, file), 'utf8'),
    write: (file: string, text: string | Uint8Array) => writeFileSync(path.join(content, file), text),
    remove: () => removeFolder(root),
  };
}

/** The ports of a checkout's studio in tests: beside those of its site. */
export const PORT = Number(siteEnvironment.PORT) + 6;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
const PREVIEW = `http://127.0.0.1:${PORT + 1}`;

/** Where a studio beside the others can be, with the port of its preview: both are free. */
export async function freePlace(): Promise<Pick<StudioWorld, 'port' | 'origin' | 'preview'>> {
  for (let first = await freePort(); ;) {
    const second = await freePort();
    const origins = { origin: `http://127.0.0.1:${first}`, preview: `http://127.0.0.1:${second}` };
    if (second === first + 1) return { port: first, ...origins };
    first = second;
  }
}

/**
 * A studio on such a folder. It has no build to show pages with unless it is given one.
 * @param prepare what is done with the folder before
 */
export async function aStudio(
  world: Partial<StudioWorld> = {},
  prepare: (folder: ReturnType<typeof aFolder>) => void = () => undefined,
) {
  const folder = aFolder();
  prepare(folder);
  const servers = await startServers({
    ...{ root: ROOT, content: folder.content, folder: folder.folder, site: folder.root, builds: [] },
    ...{ listen: '127.0.0.1', port: PORT, origin: ORIGIN, preview: PREVIEW, token: null },
    deploy: () => Promise.resolve(0),
    desk: aDesk({ isThere: () => false }),
    files: { '/': { type: 'text/html; charset=utf-8', body: '<!doctype html><title>The studio</title>' } },
    bridge: '',
    onError: (error) => {
      throw error;
    },
    ...world,
  }).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  return {
    ...folder,
    newLink: servers.newLink,
    stop() {
      servers.stop();
      folder.remove();
    },
  };
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; port?: number };
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** Asks as any program on this machine can: every header as it is given, and no other. */
export function ask(
  address: string,
  { method = 'GET', headers = {}, body, port = PORT }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const own = { host: `127.0.0.1:${port}`, ...headers };
    const asked = request({ host: '127.0.0.1', port, path: address, method, headers: own }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject).end(body);
  });
}

/** A call of the page, with its headers. */
export function call(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
  port = PORT,
): Promise<Answer> {
  const text = JSON.stringify(body);
  const own = {
    origin: ORIGIN,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  };
  return ask(address, { method: 'POST', headers: { ...own, ...headers }, body: text, port });
}

/** Opens the studio by a link. @returns the headers of a session */
export async function enter(
  link: string,
  token = '',
  headers: Record<string, string> = {},
  port = PORT,
): Promise<Record<string, string>> {
  const answer = await call('/api/open', { key: link.split('#')[1], token }, headers, port);
  const { key } = JSON.parse(answer.text) as { key: string };
  return { 'studio-key': key, cookie: String(answer.headers['set-cookie']).split(';')[0]! };
}
