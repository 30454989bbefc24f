import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { NEXT_START } from '../../scripts/setup/project.mjs';
import { freePort } from './free-port';
import { siteEnvironment } from './site-environment.mjs';
import { removeFolder, temporaryFolder } from './temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');

export type Site = {
  url: string;
  /** The server's process. */
  pid: number;
  databaseUrl: string;
  /** What the server has printed so far. */
  output: () => string;
  /** From now on nobody reads what it prints. */
  turnAway: () => void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/**
 * Starts the built site as `npm start` does, on an empty SQLite database unless the environment names
 * another, and waits until it listens. On another port than the suite's it serves pages that still call
 * themselves by BASE_URL.
 * @param program what serves it in place of `next start`, for Node
 * @throws with what the server printed, when it ends before it listens
 */
export async function startSite(environment: Record<string, string> = {}, program?: string[]): Promise<Site> {
  const port = environment.PORT ?? siteEnvironment.PORT;
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url))
    throw new Error(`Something else answers on port ${port}: stop it, or set E2E_PORT.`);
  const site = spawnSite({ ...environment, PORT: port }, program);
  // Next listens at once, and answers when the start is through.
  if (!(await site.listens) || !(await answers(url)))
    throw new Error(`The site ended with exit code ${site.process.exitCode}:\n${site.output()}`);
  return {
    url,
    pid: site.process.pid ?? 0,
    databaseUrl: site.databaseUrl,
    output: site.output,
    turnAway: site.turnAway,
    ended: once(site.process, 'exit').then(([code]) => code as number | null),
    stop: async () => {
      if (site.process.exitCode === null) {
        site.process.kill('SIGTERM');
        await once(site.process, 'exit');
      }
      site.cleanUp();
    },
  };
}

/** The same from the folder of the image, on a port of its own. */
export async function startImage(): Promise<Site> {
  const server = path.join(ROOT, siteEnvironment.BUILD_FOLDER, 'standalone/server.js');
  const environment = { PORT: String(await freePort()), HOSTNAME: '127.0.0.1' };
  return startSite(environment, ['--max-http-header-size=8192', server]);
}

function spawnSite(environment: Record<string, string>, program?: string[]) {
  const folder = temporaryFolder('site');
  const settings: Record<string, string> = {
    ...siteEnvironment,
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
    ...environment,
  };
  const nextStart = [...NEXT_START, '-H', '127.0.0.1', '-p', settings.PORT ?? ''];
  const server = spawn(process.execPath, program ?? nextStart, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listens = new Promise<boolean>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        printed += text.toString();
        if (printed.includes('Ready in ')) resolve(true);
      });
    server.once('close', () => resolve(false));
  });
  return {
    process: server,
    /** Whether it came to that before it ended. */
    listens,
    databaseUrl: settings.DATABASE_URL ?? '',
    output: () => printed,
    turnAway: () => [server.stdout, server.stderr].forEach((stream) => stream.destroy()),
    cleanUp: () => removeFolder(folder),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
