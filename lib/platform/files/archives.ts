import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { type StoredFile, storedFile } from './stored-file';

type Entry = { name: string; path: string; size: number; sha256: string };

/** So an archive of the same files is the same on every machine, byte for byte, and can go on in parts. */
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
 * An archive of files, uncompressed, which is made while it is sent. `etag` is a hash of what is in it.
 * @param source the folder that the paths of the files begin at
 * @returns null when a file is missing or was changed
 */
export async function openArchive(
  source: string,
  entries: readonly Entry[],
): Promise<(StoredFile & { etag: string }) | null> {
  const files: (Part & { modified: number })[] = [];
  for (const { name, path: file, size } of entries) {
    const from = path.join(source, file);
    const stored = await storedFile(from, size);
    if (!stored) return null;
    files.push({ name, from, size, modified: stored.modified.getTime() });
  }
  return {
    etag: fingerprint(entries),
    modified: new Date(Math.max(...files.map(({ modified }) => modified))),
    read: (range) => Readable.toWeb(Readable.from(piecesOf(files, range))) as ReadableStream<Uint8Array>,
  };
}

type Part = { name: string; from: string; size: number };

function zipOf(files: Part[]): Readable {
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

/** From byte `start` to byte `end`, both included. */
async function* piecesOf(files: Part[], { start, end }: { start: number; end: number }) {
  let at = 0;
  for await (const chunk of zipOf(files) as AsyncIterable<Buffer>) {
    const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (piece.length > 0) yield piece;
    at += chunk.length;
    if (at > end) return;
  }
}

function fingerprint(entries: readonly Entry[]): string {
  const lines = entries.map(({ name, sha256 }) => `${sha256} ${name}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
