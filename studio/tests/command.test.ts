import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { folderInMemory, removeFolder } from '@/tests/support/temporary-folder';
import { ask, call, enter, PORT } from './a-studio';

const ROOT = path.join(import.meta.dirname, '../..');
const draft = folderInMemory('studio-command');
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  removeFolder(draft);
});

/** Runs the command as a person does, beside the studio of other tests. */
function studio(...args: string[]) {
  const options = ['--port', String(PORT - 2), '--draft', draft, ...args];
  const env = { ...process.env, STUDIO_TOKEN: 'short' };
  const child = spawn(process.execPath, ['scripts/studio.mjs', ...options], { cwd: ROOT, env });
  stops.push(() => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    links: () => output.match(/http:\/\/127\.0\.0\.1:\d+\/#\S+/g) ?? [],
    output: () => output,
    enter: () => child.stdin.write('\n'),
    ended: once(child, 'close').then(([code]) => ({ code: code as number, output })),
  };
}

test('npm run studio says by which link it opens, and Enter makes another; one draft has one studio', async () => {
  const one = studio();
  await expect.poll(one.links).toHaveLength(1);
  expect(one.output()).toContain('STUDIO_TOKEN is not asked for at 127.0.0.1');
  one.enter();
  await expect.poll(one.links).toHaveLength(2);
  const [replaced, link] = one.links() as [string, string];
  const port = PORT - 2;
  const origin = `http://127.0.0.1:${port}`;
  expect((await call('/api/open', { key: replaced.split('#')[1], token: '' }, { origin }, port)).status).toBe(
    403,
  );
  const session = await enter(link, '', { origin }, port);
  expect((await ask('/api/state', { headers: session, port })).status).toBe(200);
  expect((await ask('/studio.js', { port })).text).toContain('The studio');

  const other = await studio('--port', String(PORT - 4)).ended;
  expect(other).toMatchObject({
    code: 1,
    output: expect.stringContaining('A studio is open on this draft already: process') as string,
  });
});

test('npm run studio in a release says that its place is another', async () => {
  const site = folderInMemory('studio-release');
  onTestFinished(() => removeFolder(site));
  const release = path.join(site, 'releases/20261126T120000000Z');
  for (const file of ['scripts/studio.mjs', 'scripts/setup', 'package.json'])
    cpSync(path.join(ROOT, file), path.join(release, file), { recursive: true });
  writeFileSync(path.join(site, 'releases/.served'), '');
  const child = spawn(process.execPath, ['scripts/studio.mjs'], { cwd: release });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output).toMatch(/^This folder is a release of the site\. Run the studio where its sources are/m);
});

test.each([
  ['--listen', '0.0.0.0'],
  ['--address', 'https://studio.example.com'],
])('npm run studio -- %s %s is refused without both addresses and a token', async (...args) => {
  expect(await studio(...args).ended).toEqual({
    code: 1,
    output: expect.stringMatching(
      /needs --address, --preview, and a token of at least 32 characters in STUDIO_TOKEN/,
    ) as string,
  });
});
