import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { StoredFile } from '@/lib/shop/ports/files';

/**
 * A file of this machine that can be read in part. Null when it is not there, or not as long as it should be.
 */
export async function storedFile(path: string, size: number): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== size) return null;
  return {
    modified: found.mtime,
    read: ({ start, end }) =>
      Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>,
  };
}
