import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { readEnv } from '@/lib/platform/config/env';
import { loadContent } from '@/lib/content/load';
import { buildTimeValues } from '@/lib/server/build-time-values';
import { writeManifest } from '@/lib/server/build-manifest';
import { noteServed, siteAt } from '../../scripts/deploy/releases.mjs';
import { point, servedBy } from '../../scripts/deploy/switch.mjs';
import { freePort } from './free-port';
import { siteEnvironment } from './site-environment.mjs';
import { removeFolder, temporaryFolder } from './temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');
const { BUILD_FOLDER, CONTENT_FOLDER } = siteEnvironment;

/**
 * A site's folder as deploying makes it, with releases of the suite's own build, and the process that serves
 * one of them.
 * @param more of the environment
 */
export async function aDeployedSite(more: Record<string, string> = {}) {
  const site = siteAt(temporaryFolder('deployed'));
  const sockets = path.join(site, 'sockets');
  fs.mkdirSync(sockets);
  const port = await freePort();
  const environment = {
    ...siteEnvironment,
    PORT: String(port),
    DATABASE_URL: `file:${path.join(site, 'site.db')}`,
    LOG_FORMAT: 'json',
    ...more,
  };
  const env = { ...process.env, ...environment };
  let stop = () => Promise.resolve();

  return {
    url: `http://127.0.0.1:${port}`,
    sockets,
    /** @param day the day of its name @param change what is other in its content */
    release(day: number, change: (content: string) => void = () => undefined): string {
      const name = `2026010${day}T000000000Z`;
      const release = path.join(site, 'releases', name);
      const build = path.join(release, BUILD_FOLDER);
      const content = path.join(release, CONTENT_FOLDER);
      fs.mkdirSync(release, { recursive: true });
      for (const part of [
        'node_modules',
        'prisma',
        'public',
        'app',
        'front',
        'next.config.mjs',
        'package.json',
      ])
        fs.symlinkSync(path.join(ROOT, part), path.join(release, part));
      fs.cpSync(path.join(ROOT, CONTENT_FOLDER), content, { recursive: true });
      change(content);
      spawnSync('cp', ['-al', path.join(ROOT, BUILD_FOLDER), build]);
      fs.rmSync(path.join(build, 'plumbline-build.json'));
      const values = buildTimeValues(readEnv(environment), loadContent(content), release);
      writeManifest(build, { ...values, inputs: name }, new Date());
      return release;
    },
    /** @param before what was served in its place until then, the first one first */
    async serve(release: string, before: string[] = []): Promise<void> {
      for (const one of [...before, release]) {
        noteServed(site, one, servedBy(site));
        point(site, one);
      }
      const socket = path.join(sockets, `${port}.sock`);
      const server = spawn(process.execPath, ['front/keep-serving.mjs', site, socket], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(server, 'exit');
      stop = async () => {
        server.kill('SIGTERM');
        await ended;
      };
      await new Promise<void>((listens, failed) => {
        server.stdout.on('data', (text: Buffer) => text.toString().includes('Listening on ') && listens());
        server.once('exit', () => failed(new Error('The site did not start.')));
      });
    },
    current: () => fs.realpathSync(path.join(site, 'current')),
    /** The command, as the owner types it. */
    async deploy(...args: string[]): Promise<{ code: number | null; output: string }> {
      const command = ['scripts/deploy.mjs', '--site', site, '--sockets', sockets, ...args];
      const child = spawn(process.execPath, command, { cwd: ROOT, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output };
    },
    async stop(): Promise<void> {
      await stop();
      removeFolder(site);
    },
  };
}
