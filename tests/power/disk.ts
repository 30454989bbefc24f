import fs from 'node:fs';
import path from 'node:path';

/**
 * What a process did to the files of one folder, as disk-shim.c has written it down. `end`: how long the log
 * was then.
 */
type Record = { operation: string; offset: number; bytes: Buffer; path: string; end: number };

export function readLog(file: string): Record[] {
  const log = fs.readFileSync(file);
  const records: Record[] = [];
  for (let at = 0; ;) {
    const line = log.indexOf('\n', at);
    if (line < 0) return records;
    const [, operation = '', offset, length, name = ''] =
      /^(\w+) (\d+) (\d+) (.*)$/.exec(log.toString('utf8', at, line)) ?? [];
    const end = line + 1 + Number(length);
    if (end > log.length) return records; // the process was killed at this moment
    records.push({ operation, offset: Number(offset), bytes: log.subarray(line + 1, end), path: name, end });
    at = end;
  }
}

type Change = { offset: number; bytes: Buffer } | { length: number };
type File = { onDisk: Buffer; changes: Change[] };
type NameChange = { folder: string; path: string; file: File | null };

/** Disks write in sectors: each of a write that nobody waited for is there or not. */
const SECTOR = 512;

/**
 * A disk that forgets what it was not told to keep: bytes of a file until the file is synced, and that a file
 * is there, or no longer, until its folder is.
 * @param folder with the files as they are on the disk to begin with
 * @param isDeafTo paths for which it takes no notice of a sync: to prove that somebody would notice
 */
export function forgetfulDisk(folder: string, isDeafTo: (path: string) => boolean = () => false) {
  const seen = new Map<string, File>();
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    seen.set(file, { onDisk: fs.readFileSync(file), changes: [] });
  }
  const names = new Map(seen);
  let nameChanges: NameChange[] = [];

  return {
    apply({ operation, offset, bytes, path: name }: Record): void {
      const file = seen.get(name);
      if (operation === 'create') {
        const made = { onDisk: Buffer.alloc(0), changes: [] };
        seen.set(name, made);
        nameChanges.push({ folder: path.dirname(name), path: name, file: made });
      } else if (operation === 'unlink') {
        seen.delete(name);
        nameChanges.push({ folder: path.dirname(name), path: name, file: null });
      } else if (operation === 'write') file?.changes.push({ offset, bytes });
      else if (operation === 'truncate') file?.changes.push({ length: offset });
      else if (operation === 'sync' && !isDeafTo(name)) {
        if (file) file.onDisk = file.changes.splice(0).reduce(changed, file.onDisk);
        const [now, later] = [nameChanges, nameChanges].map((all, at) =>
          all.filter((change) => (change.folder === name) === (at === 0)),
        );
        for (const change of now ?? []) rename(names, change);
        nameChanges = later ?? [];
      }
    },

    /**
     * What is there once the power is back.
     * @param chance 0 to 1, of anything that nobody waited for; names in their order, as file systems keep
     * them
     */
    afterwards(chance: number): Map<string, Buffer> {
      const there = new Map(names);
      for (const change of nameChanges) {
        if (Math.random() >= chance) break;
        rename(there, change);
      }
      const lucky = () => Math.random() < chance;
      return new Map(
        [...there].map(([name, { onDisk, changes }]) => [
          name,
          changes.flatMap(kept(lucky)).reduce(changed, onDisk),
        ]),
      );
    },
  };
}

function rename(names: Map<string, File>, { path: name, file }: NameChange): void {
  if (file) names.set(name, file);
  else names.delete(name);
}

const kept =
  (lucky: () => boolean) =>
  (change: Change): Change[] => {
    if ('length' in change) return lucky() ? [change] : [];
    const { offset, bytes } = change;
    const sectors: Change[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = Math.min(bytes.length, from + SECTOR - ((offset + from) % SECTOR));
      if (lucky()) sectors.push({ offset: offset + from, bytes: bytes.subarray(from, to) });
      from = to;
    }
    return sectors;
  };

function changed(before: Buffer, change: Change): Buffer {
  const length =
    'length' in change ? change.length : Math.max(before.length, change.offset + change.bytes.length);
  const after = Buffer.alloc(length);
  before.copy(after, 0, 0, Math.min(length, before.length));
  if ('bytes' in change) change.bytes.copy(after, change.offset);
  return after;
}
