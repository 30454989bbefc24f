import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileSha256, sha256 } from './sha256';

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

/** All files, as paths inside the content folder, sorted; without hidden ones such as .schemas. */
function filesIn(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(root, path) : [relative(root, path)];
    })
    .sort();
}
