import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { noteServed, siteAt } from '@/scripts/deploy/releases.mjs';
import { point, servedBy } from '@/scripts/deploy/switch.mjs';
import { freePort } from './free-port';
import { removeFolder, temporaryFolder } from './temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * What stands in for the front of a release: it answers with the name of its release, and ends when it is
 * told to.
 */
export const ANSWERS = `
const { createServer } = require('node:http');
const { basename } = require('node:path');
const server = createServer(({ url }, response) => {
  response.writeHead(url.endsWith('/none') ? 404 : 200, { connection: 'close' }).end(basename(process.cwd()));
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(process.env.PORT, '127.0.0.1', () => console.log('Listening on ' + process.env.PORT));
`;

const LISTENED_TO = fs.constants.S_IFSOCK + 0o600;

type Release = { front?: string; values?: object };

/**
 * A site's folder with releases whose front is a few lines: what deploying does with them is the same, in a
 * second.
 */
export async function aSiteOfStubs() {
  const folder = temporaryFolder('stubs');
  const sockets = path.join(folder, 'sockets');
  fs.mkdirSync(sockets);
  const site = siteAt(folder);
  const port = await freePort();
  const env = { ...process.env, BUILD_FOLDER: '.next', PORT: String(port), DATABASE_URL: 'file:/nowhere.db' };
  const running: { stop: () => Promise<unknown> }[] = [];

  const start = (command: string[], more: object = {}) => {
    const child = spawn(process.execPath, command, { cwd: ROOT, env: { ...env, ...more } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    running.push({ stop: () => (child.kill('SIGTERM'), ended) });
    return { child, ended, output: () => output };
  };

  return {
    site,
    sockets,
    name: (day: number) => `2026010${day}T000000000Z`,
    current: () => path.basename(servedBy(site) ?? ''),
    releases: () => fs.readdirSync(path.join(site, 'releases')).filter((name) => !name.startsWith('.')),
    /** @param day the day of its name, and so its place in their order */
    release(day: number, { front = ANSWERS, values = {} }: Release = {}): string {
      const release = path.join(site, 'releases', this.name(day));
      fs.mkdirSync(path.join(release, '.next'), { recursive: true });
      fs.writeFileSync(path.join(release, '.next/front.cjs'), front);
      fs.writeFileSync(
        path.join(release, '.next/plumbline-build.json'),
        JSON.stringify({ baseUrl: 'https://a.org', ...values }),
      );
      return release;
    },
    served(release: string): void {
      noteServed(site, release, servedBy(site));
      point(site, release);
    },
    /**
     * Starts what keeps serving, and waits until it serves.
     * @param seconds how long a release may take to start
     */
    async serve(seconds = 60) {
      const server = await this.start(seconds);
      await expect.poll(server.output).toContain('Listening on');
      return server;
    },
    /** Starts what keeps serving, and waits until it takes orders. */
    async start(seconds = 60) {
      const socket = path.join(sockets, 'a.sock');
      const server = start(['front/keep-serving.mjs', site, socket, String(seconds)]);
      // It is there a moment before anybody listens to it, and closed to others once somebody does.
      await expect.poll(() => fs.statSync(socket, { throwIfNoEntry: false })?.mode).toBe(LISTENED_TO);
      return server;
    },
    answer: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
    /** The command, as the owner types it. */
    deploy(more: object = {}, ...args: string[]) {
      return start(['scripts/deploy.mjs', '--back', '--site', site, '--sockets', sockets, ...args], more);
    },
    async end(): Promise<void> {
      await Promise.all(running.map(({ stop }) => stop()));
      removeFolder(folder);
    },
  };
}
