import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { erasedList } from '@/lib/your-data/store/erased-list';
import { cutoff } from '@/lib/your-data/rules/retention';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const MOMENT = new Date('2026-03-01T12:00:00Z');
const anEntry = (letter: string) => ({ idHash: letter.repeat(43), erasedAt: MOMENT });

function aList(text?: string) {
  const folder = temporaryFolder('erased');
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'erased');
  if (text !== undefined) fs.writeFileSync(file, text);
  return { file, list: erasedList(file) };
}

test('each deletion is read as it was noted, also by an earlier version', async () => {
  const { list } = aList(`# key 0123456789ab\n${'a'.repeat(43)} ${MOMENT.toISOString()}\n`);
  await list.add([anEntry('b')]);
  await list.add([anEntry('c')]);
  expect(await list.read()).toEqual(['a', 'b', 'c'].map(anEntry));
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

const NOW = new Date('2026-03-31T12:00:00Z');

test.each([
  ['1 day', '2026-03-30T12:00:00.000Z'],
  ['30 days', '2026-03-01T12:00:00.000Z'],
  ['1 month', '2026-02-28T12:00:00.000Z'],
  ['24 months', '2024-03-31T12:00:00.000Z'],
  ['25 months', '2024-02-29T12:00:00.000Z'],
  ['7 years', '2019-03-31T12:00:00.000Z'],
])('%s before the last of March is %s', (period, then) => {
  expect(cutoff(period, NOW).toISOString()).toBe(then);
});

test.each(['', 'soon', '0 days', '-1 days', '1.5 years', '30 Days', 'until you unsubscribe'])(
  '%j is no period',
  (period) => {
    expect(() => cutoff(period, NOW)).toThrow('is no period');
  },
);
