import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';

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

const known = new Map<string, { of: string; found: Found }>();
/**
 * Disks tell times in steps of some milliseconds: what was saved just now may be saved again at the same one.
 */
const STEP_MS = 100;

/**
 * The same, without reading a file again that nobody has saved since it was asked for: for whoever checks
 * while somebody types.
 */
export function knownSha256(path: string): Found {
  const { size, ino, mtimeNs, ctimeNs, ctimeMs } = statSync(path, { bigint: true });
  const of = [size, ino, mtimeNs, ctimeNs].join();
  const before = known.get(path);
  if (before?.of === of) return before.found;
  const found = fileSha256(path);
  if (Date.now() - Number(ctimeMs) > STEP_MS) known.set(path, { of, found });
  return found;
}
