import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

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
