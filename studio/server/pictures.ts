import path from 'node:path';
import { readJpeg } from '@/lib/content/jpeg';
import { photoFault } from '@/lib/content/photos';
import { sampleFault } from '@/lib/content/samples';
import { readWebp } from '@/lib/content/webp';
import { photoFile } from '@/lib/kernel/photos';
import { err, ok, type Result } from '@/lib/kernel/result';
import { PART_KEYS, sampleFile } from '@/lib/shop/rules/sample-picture';
import { valueIn } from '../words/changed';
import type { Edit, Path } from '../words/edit';
import { slugOf, type PicturePlace } from '../words/places';

/** A picture without what else its file may hold. @returns an error for one that pages can’t show */
export function bareOf(place: PicturePlace, bytes: Buffer): Result<Buffer, string> {
  const bare = (place.kind === 'photo' ? readJpeg(bytes) : readWebp(bytes))?.bare ?? bytes;
  const fault = place.kind === 'photo' ? photoFault(place.of, bare) : sampleFault(bare);
  return fault === undefined ? ok(bare) : err(`The picture ${fault}`);
}

/** Where the picture of an entry lies, by a name for it, and the name that the entry suggests. */
export function homeOf(place: PicturePlace, file: string, owner: unknown) {
  const keys = ['author', 'name', 'caption'].map((key) => valueIn(owner, [key]));
  const wanted = slugOf(keys.find((one) => typeof one === 'string') ?? '');
  if (place.kind === 'photo')
    return { wanted: wanted || place.of, at: (stem: string) => `${place.of}/${photoFile(stem)}` };
  const folder = path.posix.join(path.posix.dirname(file), 'samples');
  return { wanted: wanted || 'sample', at: (stem: string) => `${folder}/${sampleFile(stem)}` };
}

/**
 * What an entry says once it has another picture: of one that was given, no part of a file that it would be
 * cut out of.
 */
export function editsFor(at: Path, owner: unknown, name: string): Edit[] {
  const [around, key] = [at.slice(0, -1), at.at(-1)!];
  const names: Edit = { do: valueIn(owner, [key]) === undefined ? 'put' : 'set', path: at, value: name };
  const parts = key === 'picture' ? PART_KEYS.filter((one) => valueIn(owner, [one]) !== undefined) : [];
  return [names, ...parts.map((one): Edit => ({ do: 'remove', path: [...around, one] }))];
}

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.webp': 'image/webp' };

/** The type of a picture of content by its name; undefined for other files. */
export const pictureType = (name: string): string | undefined => TYPES[path.extname(name)];
