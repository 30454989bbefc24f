import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderedManifest } from '@/front/next-internals/manifests';
import { routes } from '@/lib/kernel/routes';
import { environmentOf } from './environment';
import type { Order } from './process';

export type PreviewState = {
  state: 'waiting' | 'starting' | 'ready' | 'none';
  /** Where pages of it are. */
  origin: string;
  /** Another number than before: the words have changed. */
  version: number;
  /** Why there is none. */
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

const NO_BUILD =
  'There is no build of the site to show the page with. Stop the studio, run npm run build, and start it again.';

/** Shows the draft by the built site, in a process of its own: no database, no mail, no key, and nobody but us can reach it. */
export function createPreview({ root, builds, content, origin }: Setting) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-studio-'));
  const socket = path.join(folder, 'preview.sock');
  const build = builds.find(({ dir, folder: name }) =>
    fs.existsSync(path.join(dir, name, 'prerender-manifest.json')),
  );
  const pages = build ? Object.keys(renderedManifest(path.join(build.dir, build.folder)).routes) : [];
  let child: ChildProcess | undefined;
  let now: PreviewState = build
    ? { state: 'waiting', origin, version: 0 }
    : { state: 'none', origin, version: 0, text: NO_BUILD };

  async function start(dir: string, buildFolder: string): Promise<void> {
    now = { ...now, state: 'starting' };
    // One that was killed has left it there.
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
    // Whatever ended it: whoever looks next has another one started.
    started.once('exit', () => {
      now = { ...now, state: 'waiting' };
    });
  }

  /** One that can’t even start is tried again when the words have changed. */
  function broken(why: string): void {
    child = undefined;
    now = { ...now, state: 'none', text: `The page can’t be shown: ${why}. The terminal says more.` };
  }

  function wake(): void {
    if (build && now.state === 'waiting' && now.version > 0) void start(build.dir, build.folder);
  }

  return {
    ...{ content, socket },
    state: (): PreviewState => now,

    /** Somebody looks. A process that has ended is started again. */
    wake,

    /** The words have changed. The first time they are there, the process begins. */
    renew(): void {
      const isStuck = build && now.state === 'none' && child === undefined;
      now = { ...now, version: now.version + 1, ...(isStuck ? { state: 'waiting' } : {}) };
      wake();
    },

    /** Whether the build has a page at an address: it has none of a product that is new. */
    hasPage: (address: string): boolean =>
      !address.startsWith(`${routes.toolbox}/`) || pages.includes(address),

    stop(): void {
      child?.kill('SIGKILL');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
