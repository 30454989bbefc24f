import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 in lowercase hex; a text as UTF-8. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const PART = 1024 * 1024;

type Found = { size: number; sha256: string };

/**
 * The same of a file, with its size in bytes. It is read part by part: a film may be larger than the memory.
 */
export function fileSha256(path: string): Found {
  const file = openSync(path, 'r');
  try {
    const [hash, part] = [createHash('sha256'), Buffer.allocUnsafe(PART)];
    let size = 0;
    for (let read = readSync(file, part); read > 0; read = readSync(file, part)) {
      hash.update(part.subarray(0, read));
      size += read;
    }
    return { size, sha256: hash.digest('hex') };
  } finally {
    closeSync(file);
  }
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
