import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 in lowercase hex; a text as UTF-8. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The same of a file, with its size in bytes. */
export function fileSha256(path: string): { size: number; sha256: string } {
  const bytes = readFileSync(path);
  return { size: bytes.length, sha256: sha256(bytes) };
}

/** Changes when any byte of the content changes, and only then. */
export function contentVersion(root: string): string {
  const lines = filesIn(root).map(
    (path) => `${fileSha256(join(root, path)).sha256}  ${path.split(sep).join('/')}`,
  );
  return sha256(lines.join('\n'));
}

/**
 * Changes when a file was saved, added or removed. Cheap: opens no file. For reloading while someone edits.
 */
export function contentFingerprint(root: string): string {
  return filesIn(root)
    .map((path) => {
      const { mtimeMs, size } = statSync(join(root, path));
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

/** All files, as paths inside the content folder, sorted; without hidden ones. */
function filesIn(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(root, path) : [relative(root, path)];
    })
    .sort();
}
