import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { CONTENT } from './content-folder';

export { CONTENT };

/** One edit as a marketer would make it: this text in that file becomes another. */
type Edit = [file: string, from: string, to: string];

/** A copy of the content with some edits, gone after the test. */
export function contentWith(...edits: Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync(CONTENT, root, { recursive: true });
  for (const [file, from, to] of edits) {
    const before = readFileSync(join(root, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not hold "${from}"`);
    writeFileSync(
      join(root, file),
      before.replace(from, () => to),
    );
  }
  return root;
}

/** What content:check prints after these edits. */
export function errorsAfter(...edits: Edit[]): string[] {
  return checkContent(contentWith(...edits)).errors.map(formatIssue);
}
