import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { State } from '../server/studio';
import { ask, aStudio, call, enter, freePlace } from './a-studio';

/** For the draft, the words as they would be, and those that the preview shows. */
const ROOM = '8m';
const PLANNER = 'products/90-day-sprint-planner/product.yaml';
const FULL = expect.stringMatching(/^{"message":"The disk is full where the studio runs/) as string;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

test('a file that the disk has no room for is refused with what to do, and leaves nothing behind', async ({
  skip,
}) => {
  const { port, origin, preview } = await freePlace();
  let disk = '';
  const studio = await aStudio({ port, origin, preview }, ({ folder }) => {
    mkdirSync(folder);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'tmpfs', folder], { stdio: 'ignore' });
      disk = folder;
    } catch {
      // Said below, once there is something to stop.
    }
  });
  onTestFinished(() => {
    if (disk) execFileSync('umount', ['--lazy', disk]);
    studio.stop();
  });
  if (!disk) skip('Only root can make a small disk.');

  const session = await enter(studio.newLink(), '', { origin }, port);
  const state = async () => JSON.parse((await ask('/api/check', { headers: session, port })).text) as State;
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  const upload = (length: number) => {
    const body = Buffer.alloc(length, 'x');
    const query = new URLSearchParams({ file: PLANNER, path: '["files"]', entry: '', name: 'notes.txt' });
    const headers = { origin, 'content-type': 'application/octet-stream', 'content-length': String(length) };
    return ask(`/api/upload?${query}`, { method: 'POST', headers: { ...headers, ...session }, body, port });
  };

  await state();
  const before = filesIn(disk);
  const room = free();
  // It can't be received; or it is, and there is no room for it among the words.
  for (const length of [2 * room, Math.floor(0.7 * room)]) {
    const answer = await upload(length);
    expect([answer.status, answer.text]).toEqual([507, FULL]);
    expect((await state()).changes).toEqual([]);
    expect(filesIn(disk)).toEqual(before);
    expect(free()).toBeGreaterThan(0.95 * room);
  }
  const edit = { do: 'set', path: ['hero', 'headline'], value: 'Another' };
  const edited = await call('/api/edit', { file: 'home.yaml', edit }, { ...session, origin }, port);
  expect(edited.status).toBe(200);
  expect((await upload(1000)).status).toBe(200);
  expect((await state()).changes.map(({ file }) => file)).toContain(PLANNER);
});
