import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file that can be read from byte `start` to byte `end`, both included. */
export type StoredFile = {
  modified: Date;
  read(range: { start: number; end: number }): ReadableStream<Uint8Array>;
};

/** A file of this machine. Null when it is not there, or not as long as it should be. */
export async function storedFile(path: string, size: number): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== size) return null;
  return {
    modified: found.mtime,
    read: ({ start, end }) =>
      Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>,
  };
}
