import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/content/sha256';
import type { MadeFile } from './files';

/** The SHA-256 of each file as it was made, by its path below content/products. */
export type MadeHashes = Record<string, string>;

type Outcome = 'written' | 'as it was' | 'changed by hand';

export const pathOf = ({ slug, name }: Pick<MadeFile, 'slug' | 'name'>): string => `${slug}/files/${name}`;

/**
 * Puts a made file into its product's folder, unless a person has changed the one that lies there: then it
 * stays. A file counts as changed when it is neither what was made last time nor what is made now.
 * @param hashes what was made last time; gets the new hash where something was written
 */
export function keepFile(root: string, file: MadeFile, hashes: MadeHashes): Outcome {
  const [key, hash] = [pathOf(file), sha256(file.bytes)];
  const target = path.join(root, key);
  const there = existsSync(target) ? sha256(readFileSync(target)) : undefined;
  if (there !== undefined && there !== hash && there !== hashes[key]) return 'changed by hand';
  hashes[key] = hash;
  if (there === hash) return 'as it was';
  writeFileSync(target, file.bytes);
  return 'written';
}

export const readHashes = (file: string): MadeHashes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeHashes) : {};

export function writeHashes(file: string, hashes: MadeHashes): void {
  const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
