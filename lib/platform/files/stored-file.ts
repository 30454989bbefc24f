import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file that can be read. */
export type StoredFile = { read: () => ReadableStream<Uint8Array> };

/** A file of this machine. Null when it is not there, or not as long as it should be. */
export async function storedFile(path: string, size: number): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== size) return null;
  return { read: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
}
