import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { erasedList } from '@/lib/platform/files/erased-list';
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder';

const MOMENT = new Date('2026-03-01T12:00:00Z');
const anEntry = (rendered: string, keyFingerprint: string | null = 'one') => ({
  idHash: rendered.repeat(43),
  erasedAt: MOMENT,
  keyFingerprint,
});

function aList(text?: string) {
  const folder = temporaryFolder('erased');
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'erased');
  if (text !== undefined) fs.writeFileSync(file, text);
  return { file, list: erasedList(file) };
}

test('each deletion is read with the secret it was noted under', async () => {
  const { list } = aList();
  const all = [anEntry('a'), anEntry('b', 'two'), anEntry('c', null), anEntry('d')];
  await list.add(all.slice(0, 2));
  await list.add(all.slice(2));
  const byHash = (await list.read()).sort((one, other) => one.idHash.localeCompare(other.idHash));
  expect(byHash).toEqual(all);
});

test('a line that a crash has cut off takes none of the next with it', async () => {
  const { list } = aList(`${'a'.repeat(43)} 2026-03-0`);
  await list.add([anEntry('b')]);
  expect(await list.read()).toEqual([anEntry('b')]);
});

test.skipIf(process.platform !== 'linux')(
  'a deletion is on the disk, and so is the list’s name',
  async () => {
    const { file, list } = aList();
    const synced: string[] = [];
    const handle = await fs.promises.open(path.dirname(file));
    const prototype = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
    await handle.close();
    const sync = vi.spyOn(prototype, 'sync').mockImplementation(function (this: fs.promises.FileHandle) {
      synced.push(
        `${fs.readlinkSync(`/proc/self/fd/${this.fd}`)} ${fs.existsSync(file) && fs.statSync(file).size}`,
      );
      return Promise.resolve();
    });
    await list.add([anEntry('a')]);
    sync.mockRestore();
    const { size } = fs.statSync(file);
    expect(synced).toEqual([`${file} ${size}`, `${path.dirname(file)} ${size}`]);
  },
);
