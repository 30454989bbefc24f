// Stands for lib/content/load.ts in the programs that tests start: what one has read the next ones take,
// until a file of it is saved. To read and check it anew is more than half of what a command costs.
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../../lib/content/content';
import { loadContent as read } from '../../lib/content/load';
import { sha256, contentFingerprint } from '../../lib/content/sha256';

export { ContentError } from '../../lib/content/load';

/** Where a bundle lies (bundled.ts). */
declare const BUNDLES: string;

export function loadContent(root: string): Content {
  if (!existsSync(root)) return read(root); // which says what is missing
  const kept = `${BUNDLES}/${sha256(`${root}\n${contentFingerprint(root)}`)}`;
  if (existsSync(kept)) return deserialize(readFileSync(kept)) as Content;
  const content = read(root);
  // A program under an account of its own may take what is kept, and keeps nothing.
  if (statSync(BUNDLES).uid !== process.getuid?.()) return content;
  writeFileSync(`${kept}.${process.pid}`, serialize(content));
  renameSync(`${kept}.${process.pid}`, kept);
  return content;
}
