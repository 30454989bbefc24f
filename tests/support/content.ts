import { constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { CONTENT } from './content-folder';

export { CONTENT };

/** One edit as a marketer would make it: this text in that file becomes another. */
export type Edit = [file: string, from: string, to: string];

/** What a check of the content says after these edits. */
export const checkedAfter = (...edits: Edit[]) => checkContent(contentWith(...edits));

/** The errors that content:check prints after these edits. */
export const errorsAfter = (...edits: Edit[]): string[] => checkedAfter(...edits).errors.map(formatIssue);

/** The texts of the files that these edits change. */
function textsAfter(edits: readonly Edit[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const before = texts[file] ?? readFileSync(join(CONTENT, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not hold "${from}"`);
    texts[file] = before.replace(from, () => to);
  }
  return texts;
}

/** A copy of the content with some edits, gone after the test: for what is done to its files. */
export function contentWith(...edits: Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync(CONTENT, root, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const [file, text] of Object.entries(textsAfter(edits))) writeFileSync(join(root, file), text);
  return root;
}
