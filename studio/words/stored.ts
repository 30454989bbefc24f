import {
  chmodSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  closeSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileSha256, knownSha256 } from '@/lib/content/sha256';
import { readText } from '@/lib/content/source';
import { inOneStep, writeWhole } from './mirror';

/** Pictures and sold files. In a draft their SHA-256 stands for them, as its text does for any other file. */
export const isBytes = (file: string): boolean => !/\.(yaml|md)$/.test(file);

/** Files that come and go: where they say nothing, they are not there. */
export const isOptional = (file: string): boolean => isBytes(file) || file.startsWith('products/');

/**
 * Reads and writes both kinds alike: by what a file says, its text or the SHA-256 of its bytes; an empty text
 * where there is none.
 * @param content where bytes are that nobody has chosen anew
 * @param folder where chosen ones are kept, by their SHA-256
 */
export function fileStore(content: string, folder: string) {
  const kept = (hash: string) => path.join(folder, hash);
  const hashOf = (at: string): string =>
    existsSync(at) && statSync(at).isFile() ? knownSha256(at).sha256 : '';

  /** Links are not content: nothing is read through one. */
  function bytesAt(root: string, file: string): string {
    const at = placeIn(root, file);
    return isLinked(root, at) ? '' : hashOf(at);
  }

  /** Where these bytes are now. */
  const placeOf = (file: string, hash: string) =>
    [kept(hash), placeIn(content, file)].find((at) => hashOf(at) === hash);

  return {
    says: (root: string, file: string): string =>
      isBytes(file) ? bytesAt(root, file) : (readText(root, file) ?? ''),

    /** In one step, as writeWhole does. Bytes that are nowhere any more are left out. */
    write(root: string, file: string, says: string): void {
      const target = placeIn(root, file);
      if (isLinked(root, path.dirname(target)))
        throw new Error(`The folder of ${file} is a link. Put the folder itself there.`);
      if (says === '' && isOptional(file)) return remove(root, file);
      if (!isBytes(file)) return writeWhole(target, says);
      const from = placeOf(file, says);
      if (from !== undefined && from !== target) copyWhole(from, target);
    },

    /** Keeps the bytes that a file of content has, so that they can come back. */
    keep(file: string): void {
      const hash = isBytes(file) ? bytesAt(content, file) : '';
      if (hash !== '' && !existsSync(kept(hash))) copyWhole(path.join(content, file), kept(hash));
    },

    /** Takes a file that was received over. @returns its SHA-256 */
    takeOver(received: string): string {
      const hash = fileSha256(received).sha256;
      renameSync(received, kept(hash));
      return hash;
    },

    /** How many bytes they are; 0 where they are nowhere any more. */
    sizeOf(file: string, hash: string): number {
      const at = placeOf(file, hash);
      return at === undefined ? 0 : statSync(at).size;
    },

    /** Drops the kept bytes that nothing speaks of. */
    prune(used: ReadonlySet<string>): void {
      if (!existsSync(folder)) return;
      const all = readdirSync(folder).filter((name) => !name.startsWith('.'));
      for (const hash of all) if (!used.has(hash)) rmSync(kept(hash));
    },
  };
}

/** @throws Error for what is no name of a file in the folder */
function placeIn(root: string, file: string): string {
  const at = path.join(root, file);
  if (path.relative(root, at).split(path.sep)[0] === '..')
    throw new Error(`${file} is outside of the folder.`);
  return at;
}

/** Whether a link below the root leads on to a place, or to where it would be. */
function isLinked(root: string, at: string): boolean {
  while (!existsSync(at)) at = path.dirname(at);
  const inRoot = path.relative(root, at);
  return realpathSync(at) !== path.join(realpathSync(root), inRoot);
}

function copyWhole(from: string, to: string): void {
  inOneStep(to, (part) => {
    copyFileSync(from, part);
    // What was received only this account may read; another may be the one that deploys.
    chmodSync(part, 0o644);
    const written = openSync(part, 'r+');
    fsyncSync(written);
    closeSync(written);
  });
}

/** With the folders that it leaves empty: one of a product is a product. */
function remove(root: string, file: string): void {
  rmSync(path.join(root, file), { force: true });
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const at = path.join(root, folder);
    if (!existsSync(at)) continue;
    if (readdirSync(at).length > 0) return;
    rmdirSync(at);
  }
}
