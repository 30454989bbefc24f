import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { archiveSize, openArchive } from '@/lib/platform/files/archives';
import { openArchive as unzipped, unpack } from '@/lib/tools/rules/workbook/archive';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder';

const FILES = {
  'guide.txt': Buffer.from('Begin here.'),
  'film.mp4': Buffer.alloc(3_000_000, 'film'),
  empty: '',
};
let folder = '';
beforeEach(() => {
  folder = temporaryFolder('archive');
  for (const [name, bytes] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), bytes);
  return () => removeFolder(folder);
});

const entries = Object.entries(FILES).map(([name, { length: size }]) => ({
  name: `tool/${name}`,
  path: name,
  size,
}));
const size = archiveSize(entries);
const opened = async () => (await openArchive(folder, entries))!;

test('an archive has every file as it is, under its name, and the size that was said', async () => {
  const zip = Buffer.from(await new Response((await opened()).read()).arrayBuffer());
  expect(zip.length).toBe(size);
  const parts = unzipped(zip)!;
  expect([...parts.keys()]).toEqual(entries.map(({ name }) => name));
  for (const [name, bytes] of Object.entries(FILES))
    expect(Buffer.from(await unpack(parts.get(`tool/${name}`)!)).equals(Buffer.from(bytes))).toBe(true);
});

test('there is none where a file is missing or was changed', async () => {
  fs.appendFileSync(path.join(folder, 'guide.txt'), '!');
  expect(await openArchive(folder, entries)).toBeNull();
  fs.rmSync(path.join(folder, 'guide.txt'));
  expect(await openArchive(folder, entries)).toBeNull();
});

test('a file that changes while it is sent breaks the archive off', async () => {
  const archive = await opened();
  fs.truncateSync(path.join(folder, 'film.mp4'), 10);
  await expect(new Response(archive.read()).arrayBuffer()).rejects.toThrow();
});

test.skipIf(process.platform !== 'linux')('its files are closed where nobody reads on', async () => {
  const target = (one: string) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${one}`);
    } catch {
      return ''; // closed meanwhile
    }
  };
  const openFiles = () => fs.readdirSync('/proc/self/fd').filter((one) => target(one).startsWith(folder));
  const reader = (await opened()).read().getReader();
  for (let length = 0; length < 100_000;) length += (await reader.read()).value!.length;
  expect(openFiles()).toHaveLength(1);
  await reader.cancel();
  await vi.waitFor(() => expect(openFiles()).toEqual([]));
});
