import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { ArchiveEntry } from '@/lib/shop/rules/product-file';
import { type StoredFile, storedFile } from './stored-file';

/** The same on every machine: with it an archive of the same files is the same, byte for byte. */
const MADE = { mtime: new Date(2025, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true };

/** Where archives lie. @param root the folder of the site */
export const archiveFolder = ({ ARCHIVE_FOLDER }: { ARCHIVE_FOLDER?: string | undefined }, root: string) =>
  ARCHIVE_FOLDER ?? path.join(/* turbopackIgnore: true */ root, 'data/archives');

/**
 * Archives of files, uncompressed, each made when it is first asked for and kept in `folder` under the hash
 * of what is in it. @param source the folder that the paths of the files begin at
 */
export async function storedArchive(
  { folder, source }: { folder: string; source: string },
  entries: ArchiveEntry[],
): Promise<(StoredFile & { size: number; etag: string }) | null> {
  const etag = fingerprint(entries);
  const file = path.join(folder, `${etag}.zip`);
  if (!(await exists(file))) {
    const made = making.get(file) ?? make(entries, file, source, folder);
    making.set(file, made);
    await made.finally(() => making.delete(file));
  }
  const { size } = await stat(file);
  const stored = await storedFile(file, size);
  return stored && { ...stored, size, etag };
}

const making = new Map<string, Promise<void>>();

/** Removes archives that were made before then; the next buyer who asks has them made anew. */
export async function sweepArchives(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtime < before) await rm(file, { force: true });
  }
}

async function make(entries: ArchiveEntry[], file: string, source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  const zip = new yazl.ZipFile();
  for (const { name, path: from } of entries) zip.addFile(path.join(source, from), name, MADE);
  zip.on('error', (error: Error) =>
    (zip.outputStream as NodeJS.ReadableStream & { destroy(e: Error): void }).destroy(error),
  );
  zip.end();
  try {
    await pipeline(zip.outputStream, createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function fingerprint(entries: ArchiveEntry[]): string {
  const lines = entries.map(({ name, sha256 }) => `${sha256} ${name}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
