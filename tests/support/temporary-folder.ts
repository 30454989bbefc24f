import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder. Whoever asks for it removes it with `removeFolder`. */
export function temporaryFolder(purpose: string, parent = os.tmpdir()): string {
  return fs.mkdtempSync(path.join(parent, `plumbline-${purpose}-`));
}

/** The same in memory, where there is room: for what need not wait for a disk, since it is thrown away. */
export function folderInMemory(purpose: string): string {
  return temporaryFolder(purpose, hasRoom(MEMORY) ? MEMORY : undefined);
}

/** Linux has a file system in memory there; in containers it may be a small one. */
const MEMORY = '/dev/shm';

function hasRoom(folder: string): boolean {
  if (!fs.existsSync(folder)) return false;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}

export function removeFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
