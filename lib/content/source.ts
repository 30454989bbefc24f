import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Issue } from './issue';

/** A YAML file as it was written, before anyone asked whether it makes sense. */
export type Source = {
  file: string;
  data: unknown;
  /** The line on which the value at a path begins; of its nearest parent where there is no such value. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/** Reads one YAML file. What cannot be read is told as issues; then there is no source. */
export function readSource(root: string, path: string): { source?: Source; errors: Issue[] } {
  const file = `${basename(root)}/${path}`;
  const text = readText(root, path);
  if (text === undefined) return { errors: [{ file, path: '', message: 'This file is missing.' }] };

  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    file,
    path: '',
    line: lines.linePos(error.pos[0]).line,
    message: `This is not YAML: ${error.message}. A text that holds ": " or begins with { [ # ' " needs quotes around it.`,
  }));
  if (errors.length > 0) return { errors };

  const lineOf = (at: readonly PropertyKey[]): number | undefined => {
    for (let length = at.length; length > 0; length--) {
      const node = document.getIn(at.slice(0, length), true);
      const range = (node as { range?: readonly number[] | null } | undefined)?.range;
      if (range?.[0] !== undefined) return lines.linePos(range[0]).line;
    }
    return 1;
  };
  return { source: { file, data: document.toJS(), lineOf }, errors: [] };
}

/** The text of a file under the content folder, or undefined where there is none. */
export function readText(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
