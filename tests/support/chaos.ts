import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { CONTENT } from './content-folder';

const HOUR_MS = 60 * 60_000;
const PROJECT = path.join(import.meta.dirname, '../..');

/** Bundles the site of the chaos tests, so that it starts in a fraction of a second, as often as it is killed. */
export async function bundleChaosSite(folder: string): Promise<string> {
  const outfile = path.join(folder, 'chaos-site.mjs');
  await build({
    ...{ entryPoints: [path.join(import.meta.dirname, 'chaos-site.ts')], outfile },
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', jsx: 'automatic' },
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    alias: { '@': PROJECT, 'server-only': path.join(PROJECT, 'node_modules/server-only/empty.js') },
    logLevel: 'error',
  });
  return outfile;
}

/**
 * The chaos site under a supervisor: whenever it dies it is started again, an hour later by the clock of its worker, so
 * that the lease of the dead one is over.
 */
export async function supervisedSite(script: string, environment: Record<string, string>) {
  let stopped = false;
  let deaths = 0;
  let running: Promise<ChildProcess>;

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [script], {
      cwd: PROJECT,
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        CONTENT,
        CLOCK_AHEAD_MS: String(deaths * HOUR_MS),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', () => {
      if (stopped) return;
      deaths += 1;
      running = start();
    });
    await once(child.stdout, 'data');
    return child;
  };
  running = start();
  await running;

  /** Calls until there is an answer, as a browser does whose visitor clicks again. */
  async function insist<Answer>(
    route: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    for (;;) {
      await running;
      try {
        const response = await fetch(`http://127.0.0.1:${environment.PORT}${route}`, {
          ...{ method: 'POST', headers, body: JSON.stringify(body) },
        });
        const answer = await response.text();
        if (response.ok) return JSON.parse(answer) as Answer;
        throw new Refused(`${route}: ${answer}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
        await new Promise((resolve) => setTimeout(resolve, 5)); // until the supervisor has noticed
      }
    }
  }

  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    insist,
    deaths: () => deaths,
    async stop() {
      stopped = true;
      const child = await running;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

class Refused extends Error {}
