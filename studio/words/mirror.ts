import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Makes one folder the same as another, file by file, and leaves alone what is the same already: of the same
 * size and time. Hidden files and links are not content, and stay out.
 * @param kept files that keep what they say there, or stay away
 */
export function mirror(from: string, to: string, kept: (file: string) => boolean = () => false): void {
  const wanted = filesIn(from);
  for (const file of filesIn(to)) if (!wanted.includes(file) && !kept(file)) remove(from, to, file);
  for (const file of wanted) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const { size, mtime } = statSync(source);
    const there = existsSync(target) ? statSync(target) : undefined;
    if (kept(file) || (there?.size === size && there.mtimeMs === mtime.getTime())) continue;
    inOneStep(target, (part) => {
      copyFileSync(source, part, constants.COPYFILE_FICLONE);
      utimesSync(part, mtime, mtime);
    });
  }
}

/** With the folders that are no longer there: one of a product is a product, also an empty one. */
function remove(from: string, to: string, file: string): void {
  rmSync(path.join(to, file));
  for (let folder = path.dirname(file); !existsSync(path.join(from, folder)); folder = path.dirname(folder))
    if (readdirSync(path.join(to, folder)).length === 0) rmdirSync(path.join(to, folder));
}

function filesIn(root: string, folder = ''): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(root, file);
      return entry.isFile() ? [file] : [];
    });
}

/**
 * Whoever reads the file meanwhile finds the old one or the new one; a write that fails leaves the old one
 * and nothing else.
 */
export function inOneStep(file: string, write: (part: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  try {
    write(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

export const writeWhole = (file: string, text: string): void =>
  inOneStep(file, (part) => writeFileSync(part, text, { flush: true }));
