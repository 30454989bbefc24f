import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serialize } from 'node:v8';
import { build, type Plugin } from 'esbuild';
import { inject } from 'vitest';
import type { Content } from '@/lib/content/content';
import './postgresql-for-suite';

const require = createRequire(import.meta.url);
const HOUR_MS = 60 * 60_000;
const PROJECT = path.join(import.meta.dirname, '../..');
const START = path.join(import.meta.dirname, 'start-compiled.mjs');

/** Where the site of the chaos tests lies, and what it is started with. */
export type ChaosSite = { script: string; content: string };

/** Prisma as CommonJS, which this bundle is. */
const PRISMA: Plugin = {
  name: 'Prisma',
  setup(bundle) {
    bundle.onResolve({ filter: /^@prisma\/.*\.mjs$/ }, ({ path: name }) => ({
      path: path.join(PROJECT, 'node_modules', name.replace(/\.mjs$/, '.js')),
    }));
  },
};

/**
 * Prisma's compiler of queries in a file beside the bundle. Prisma has it as a text of 4 MB in its code,
 * which was half of what a program read at each start.
 * @param folder where the bundle lies
 */
const queryCompilerIn = (folder: string): Plugin => ({
  name: 'query compiler',
  setup(bundle) {
    bundle.onResolve({ filter: /\.wasm-base64\.m?js$/ }, ({ path: name }) => ({
      path: require.resolve(name.replace(/\.mjs$/, '.js')),
    }));
    bundle.onLoad({ filter: /\.wasm-base64\.js$/ }, ({ path: file }) => {
      const { wasm } = require(file) as { wasm: string };
      const place = path.join(folder, path.basename(file, '-base64.js'));
      // A program of an earlier bundle may be reading it.
      if (!existsSync(place)) writeFileSync(place, Buffer.from(wasm, 'base64'));
      const contents = `import { readFileSync } from 'node:fs';\nexport const wasm = readFileSync(${JSON.stringify(place)});`;
      return { contents };
    });
  },
});

/** The database that is not tested on takes as long to load as the other. */
const ONE_DATABASE: Plugin = {
  name: 'one database',
  setup(bundle) {
    const other = inject('postgresqlServer') ? 'better-sqlite3|sqlite' : 'pg|postgresql';
    const filter = new RegExp(`^(@prisma/adapter-|\\./generated/)(${other})(/client)?$`);
    bundle.onResolve({ filter }, () => ({ path: 'none', namespace: 'none' }));
    const contents =
      'for (const name of ["PrismaBetterSqlite3", "PrismaPg", "PrismaClient"]) exports[name] = class {};';
    bundle.onLoad({ filter: /^/, namespace: 'none' }, () => ({ contents }));
  },
};

/**
 * Gets the site of the chaos tests ready, so that it costs little to start as often as it is killed: its code
 * in one file, and content as it was read once.
 * @param folder an empty one; packages are found from where the script lies
 */
export async function prepareChaosSite(folder: string, content: Content): Promise<ChaosSite> {
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  const prepared = { script: path.join(folder, 'chaos-site.cjs'), content: path.join(folder, 'content.bin') };
  writeFileSync(prepared.content, serialize(content));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'chaos-site.ts')],
    outfile: prepared.script,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    plugins: [ONE_DATABASE, queryCompilerIn(folder), PRISMA],
    // What is compiled ahead can't ask for a module later on.
    supported: { 'dynamic-import': false },
    // Native code, and what reads files beside it, stay where they are.
    external: ['better-sqlite3', 'pg-native', 'prettier'],
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': 'here' },
    banner: { js: "const here = require('node:url').pathToFileURL(__filename).href;" },
    tsconfig: path.join(PROJECT, 'tsconfig.json'),
    alias: { '@': PROJECT },
    logLevel: 'error',
  });
  return prepared;
}

/**
 * Who dies in a moment gains nothing by compiling anything better meanwhile, or what it may never call, or by
 * tidying up what memory is left.
 */
const SHORT_LIVED = [
  '--liftoff-only',
  '--no-opt',
  '--max-lazy',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

const startSite = ({ script, content }: ChaosSite, environment: Record<string, string>) =>
  spawn(process.execPath, [...SHORT_LIVED, START, script], {
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
