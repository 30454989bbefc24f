import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const [CONTENT, OVERRIDES, LAID] = ['../../content', '../site/overrides', '../site/content'].map((folder) =>
  path.join(import.meta.dirname, folder),
);
/** All files in a folder but hidden ones, as paths from there. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).filter(
    (file) => !/(^|[\\/])\./.test(file) && statSync(path.join(folder, file)).isFile(),
  );
const isThere = (from, to) => existsSync(to) && readFileSync(from).equals(readFileSync(to));

/**
 * Makes tests/site/content of content/ and tests/site/overrides. What is there already is left alone, and no
 * file is ever away: other suites read it meanwhile.
 */
export function laySiteContent() {
  const sources = new Map([CONTENT, OVERRIDES].flatMap((of) => filesIn(of).map((file) => [file, of])));
  for (const [file, of] of sources) {
    const [from, to] = [path.join(of, file), path.join(LAID, file)];
    if (isThere(from, to)) continue;
    const beside = path.join(path.dirname(to), `.${path.basename(to)}`);
    cpSync(from, beside);
    renameSync(beside, to);
  }
  for (const file of existsSync(LAID) ? filesIn(LAID) : [])
    if (!sources.has(file)) rmSync(path.join(LAID, file));
}
