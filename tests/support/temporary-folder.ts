import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder. Whoever asks for it removes it with `removeFolder`. */
export function temporaryFolder(purpose: string): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), `plumbline-${purpose}-`));
}

export function removeFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
}
