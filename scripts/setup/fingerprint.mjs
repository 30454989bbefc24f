import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, inProject } from './project.mjs';

/**
 * One hash over the paths and bytes of files, and of all files in folders.
 * @param {string[]} inputs from the project's folder; what is not there counts as absent
 * @param {(file: string) => boolean} wanted leaves out files and whole folders
 */
export function fingerprint(inputs, wanted = () => true) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(input, wanted))) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inProject(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The files under a path, with `/` between their parts on every system, in one order on every system. */
function filesIn(input, wanted) {
  if (!fs.existsSync(inProject(input)) || !wanted(input)) return [];
  if (!fs.statSync(inProject(input)).isDirectory()) return [input];
  return fs
    .readdirSync(inProject(input))
    .sort()
    .flatMap((name) => filesIn(path.relative(ROOT, inProject(input, name)).replaceAll('\\', '/'), wanted));
}
