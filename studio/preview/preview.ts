import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderedManifest } from './next-inside';
import { routes } from '@/lib/kernel/routes';
import { environmentOf } from './environment';
import type { Order } from './process';

export type PreviewState = {
  state: 'waiting' | 'starting' | 'ready' | 'none';
  /** Where pages of it are. */
  origin: string;
  /** Goes up whenever the words have changed. */
  version: number;
  /** Why there is no preview. */
  text?: string;
};

type Setting = {
  root: string;
  /** Folders that may hold a build of the site, the best first. */
  builds: readonly { dir: string; folder: string }[];
  /** Where words are read from: the last that had no errors. */
  content: string;
  origin: string;
};

export type Preview = ReturnType<typeof createPreview>;

/** What a build writes last (lib/server/build-manifest.ts). */
const MANIFEST = 'plumbline-build.json';

/**
 * A build of the site. `key` changes when it is built again, or when its folder links to another one.
 * `pages`: the addresses it rendered.
 */
type Build = { dir: string; name: string; key: string; pages: string[] };

const NO_BUILD =
  'There is no build of the site to show the page with. Run npm run build: then the page comes by itself.';

/**
 * Shows the draft by the built site, in a process of its own: no database, no mail, no key, and nobody but us
 * can reach it.
 */
export function createPreview({ root, builds, content, origin }: Setting) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-studio-'));
  const socket = path.join(folder, 'preview.sock');
  let build = latestBuild();
  let child: ChildProcess | undefined;
  let now: PreviewState = build
    ? { state: 'waiting', origin, version: 0 }
    : { state: 'none', origin, version: 0, text: NO_BUILD };

  /** The first finished build in the list; the same object as `before` where nothing has changed. */
  function latestBuild(before?: Build): Build | undefined {
    for (const { dir, folder: name } of builds) {
      const manifest = path.join(dir, name, MANIFEST);
      const made = fs.statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
      if (made === undefined) continue;
      const key = `${fs.realpathSync(manifest)} ${made}`;
      if (before?.key === key) return before;
      return { dir, name, key, pages: Object.keys(renderedManifest(path.join(dir, name)).routes) };
    }
    return undefined;
  }

  async function start(dir: string, buildFolder: string): Promise<void> {
    now = { ...now, state: 'starting' };
    // A process that was killed leaves its socket behind.
    fs.rmSync(socket, { force: true });
    const started = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'studio/preview/process.ts')],
      {
        cwd: dir,
        env: environmentOf({ root, dir, build: buildFolder, content, origin }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    const { hostname, port } = new URL(origin);
    child = started;
    started.send({ socket, hostname, port: Number(port) } satisfies Order);
    const [said] = (await Promise.race([once(started, 'message'), once(started, 'exit')])) as [unknown];
    if (said !== 'ready') {
      started.kill('SIGKILL');
      return broken(String(said));
    }
    now = { ...now, state: 'ready' };
    // Whatever ended it, the next call of wake starts another one.
    started.once('exit', () => {
      if (child === started) now = { ...now, state: 'waiting' };
    });
  }

  /** A process that could not start: it is tried again when the words have changed. */
  function broken(why: string): void {
    child = undefined;
    now = { ...now, state: 'none', text: `The page can’t be shown: ${why}. The terminal says more.` };
  }

  function wake(): void {
    const latest = latestBuild(build);
    // A newer build has other pages, and the files of the former may be deleted: the process starts again
    // with the newer.
    if (latest && latest !== build && now.state !== 'starting') {
      child?.kill('SIGKILL');
      [build, child] = [latest, undefined];
      now = { ...now, state: 'waiting', text: undefined };
    }
    if (build && now.state === 'waiting' && now.version > 0) void start(build.dir, build.name);
  }

  return {
    ...{ content, socket },
    state: (): PreviewState => now,

    /**
     * Whenever somebody looks: starts the process once there are words to show, and again after it has ended.
     */
    wake,

    /** The words have changed. The first call starts the process. */
    renew(): void {
      const isStuck = build && now.state === 'none' && child === undefined;
      now = { ...now, version: now.version + 1, ...(isStuck ? { state: 'waiting' } : {}) };
      wake();
    },

    /** Whether the build has a page at an address: it has none of a product that is new. */
    hasPage: (address: string): boolean =>
      !address.startsWith(`${routes.toolbox}/`) || (build?.pages.includes(address) ?? false),

    stop(): void {
      child?.kill('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
