import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import { build } from 'esbuild';
import type { Content } from '@/lib/content/content';

const HOUR_MS = 60 * 60_000;
const PROJECT = path.join(import.meta.dirname, '../../..');

/** Where the site of the chaos tests lies, and what it is started with. */
export type ChaosSite = { script: string; content: string };

/**
 * Gets the site of the chaos tests ready, so that it costs little to start as often as it is killed: our code
 * in one file, and content as it was read once.
 * @param folder an empty one; packages are found from where the script lies
 */
export async function prepareChaosSite(folder: string, content: Content): Promise<ChaosSite> {
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  const prepared = { script: path.join(folder, 'chaos-site.mjs'), content: path.join(folder, 'content.bin') };
  writeFileSync(prepared.content, serialize(content));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'site.ts')],
    outfile: prepared.script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    alias: { '@': PROJECT },
    logLevel: 'error',
  });
  return prepared;
}

/** Who dies in a moment gains nothing by compiling anything better meanwhile, or what it may never call. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt', '--max-lazy'];

const startSite = ({ script, content }: ChaosSite, environment: Record<string, string>) =>
  spawn(process.execPath, [...SHORT_LIVED, script], {
    cwd: PROJECT,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, CONTENT_READ: content, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * The chaos site under a supervisor: whenever it dies it is started again, an hour later by the clock of its
 * worker, so that the lease of the dead one is over.
 */
export async function supervisedSite(prepared: ChaosSite, environment: Record<string, string>) {
  let stopped = false;
  let deaths = 0;
  let running: Promise<ChildProcess>;

  const start = async (): Promise<ChildProcess> => {
    const child = startSite(prepared, { CLOCK_AHEAD_MS: String(deaths * HOUR_MS), ...environment });
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
          method: 'POST',
          headers,
          body: JSON.stringify(body),
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
