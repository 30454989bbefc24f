import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, removeFolder } from '../../tests/support/temporary-folder';

/** A file system of its own with 1.5 GB, in memory, which can be filled to the last byte. Needs root. */
export function smallDisk() {
  const folder = temporaryFolder('small-disk');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1536m', 'tmpfs', folder]);
  const rubbish = path.join(folder, 'rubbish');
  return {
    folder,
    fill: () => {
      const part = Buffer.alloc(2 ** 20);
      const open = fs.openSync(rubbish, 'a');
      try {
        for (;;) fs.writeSync(open, part);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        fs.closeSync(open);
      }
    },
    empty: () => fs.rmSync(rubbish, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      removeFolder(folder);
    },
  };
}
