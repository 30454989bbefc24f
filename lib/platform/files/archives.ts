import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file that can be read. */
export type StoredFile = { read: () => ReadableStream<Uint8Array> };

/** A file of this machine. Null when it is not there, or not as long as it should be. */
export async function storedFile(path: string, size: number): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== size) return null;
  return { read: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
}

type Entry = { name: string; path: string; size: number };

/** What an archive says of each file. Uncompressed, so its size is known before it is made. */
const MADE = { mtime: new Date(2025, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };

/** In bytes, before any of the files is read. */
export function archiveSize(entries: readonly Entry[]): number {
  const zip = new yazl.ZipFile();
  for (const { name, size } of entries) zip.addReadStreamLazy(name, { ...MADE, size }, () => undefined);
  let total = 0;
  // Its types leave out what the callback is given.
  const end = zip.end.bind(zip) as unknown as (options: object, told: (size: number) => void) => void;
  end({}, (size) => (total = size));
  return total;
}

/**
 * An archive of files, which is made while it is sent.
 * @param source the folder that the paths of the files begin at
 * @returns null when a file is missing or was changed
 */
export async function openArchive(source: string, entries: readonly Entry[]): Promise<StoredFile | null> {
  const files = entries.map(({ name, path: file, size }) => ({ name, from: path.join(source, file), size }));
  for (const { from, size } of files) if (!(await storedFile(from, size))) return null;
  return { read: () => Readable.toWeb(zipOf(files)) as ReadableStream<Uint8Array> };
}

function zipOf(files: { name: string; from: string; size: number }[]): Readable {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  let open: ReadStream | undefined;
  zip.on('error', (error: Error) => stream.destroy(error));
  // Nobody reads on: a file that is open would stay so.
  stream.on('close', () => open?.destroy());
  for (const { name, from, size } of files)
    zip.addReadStreamLazy(name, { ...MADE, size }, (use) => {
      open = createReadStream(from).on('error', (error) => stream.destroy(error));
      use(null, open);
    });
  zip.end();
  return stream;
}
