import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import { unquotedLine } from './unquoted';

/** A YAML file as it was written, before anyone asked whether it makes sense. */
export type Source = {
  file: string;
  data: unknown;
  /** The line on which the value at a path begins; of its nearest parent where there is no such value. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
};

/** What is wrong with the value at a path, or to be looked at. */
export const issueAt = (source: Source, path: readonly PropertyKey[], message: string): Issue => ({
  file: source.file,
  path: formatPath(path),
  line: source.lineOf(path),
  message,
});

/** A text as it was written, or the one thing that keeps it from being read. */
type Written = { text: string; issue?: undefined } | { text?: undefined; issue: Issue };

type Read = { source?: Source; errors: readonly Issue[] };

/**
 * What each file said when it was read last. One that says the same is not taken apart again, which is most
 * of the work of a check.
 */
export type ReadBefore = Map<string, { text: string; read: Read }>;

/** What files are to say once they are saved, by their paths under the content folder. */
export type Unsaved = Readonly<Record<string, string>>;

/**
 * Reads one YAML file, or a page with YAML at its top. What cannot be read is told once, with the first line
 * that is to blame; then there is no source.
 * @param before is written too
 */
export function readSource(root: string, path: string, before: ReadBefore, unsaved: Unsaved): Read {
  const { text, issue } = readWritten(root, path, unsaved);
  if (text === undefined) return { errors: [issue] };
  const file = `${basename(root)}/${path}`;
  const known = before.get(file);
  if (known?.text === text) return known.read;
  const read = path.endsWith('.md') ? takeApartPage(file, text) : takeApart(file, text);
  before.set(file, { text, read });
  return read;
}

function takeApart(file: string, text: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const at = first && lines.linePos(first.pos[0]).line;
  const fault = unquotedLine(text, at) ?? (first && { line: at, message: otherFault(first, text, at!) });
  if (fault) return { errors: [{ file, path: '', line: fault.line, message: `This line ${fault.message}` }] };

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

/** A page: the YAML between its lines of dashes, with the Markdown below them as its key `body`. */
function takeApartPage(file: string, text: string): Read {
  const [head, front = ''] = /^---\n([^]*?\n)---\n\s*/.exec(text) ?? [];
  if (head === undefined) {
    const message = 'must begin with a line ---, then keys such as title:, another line --- and the text.';
    return { errors: [{ file, path: '', line: 1, message }] };
  }
  const { source, errors } = takeApart(file, `#\n${front}`);
  if (!source) return { errors };
  const line = head.split('\n').length;
  return {
    source: {
      file,
      data: { ...(source.data as object | null), body: text.slice(head.length).trimEnd() },
      lineOf: (at) => (at[0] === 'body' ? line : source.lineOf(at)),
    },
    errors,
  };
}

/** What a line does not show by itself. @param at the line, counted from 1 */
function otherFault({ code, message }: YAMLError, text: string, at: number): string {
  const lines = text.split('\n');
  const line = lines[at - 1] ?? '';
  const [indent, key] = [/^ */.exec(line)![0].length, /^ *(?:- )?("[^"]*"|[^:]*):/.exec(line)?.[1]];
  const above = lines.slice(0, at - 1).findLastIndex((one) => one.trim() !== '' && !/^\s*#/.test(one));
  const other = /^ */.exec(lines[above] ?? '')![0].length;
  const twin = lines.findIndex(
    (one, index) => index < at - 1 && one.startsWith(`${line.slice(0, indent)}${key}:`),
  );
  switch (code) {
    case 'DUPLICATE_KEY':
      return `has the key '${key}' a second time${twin < 0 ? '' : `; the first is on line ${twin + 1}`}. Keep one.`;
    case 'MULTIPLE_DOCS':
      return 'begins a second document. A file has one: delete the line of dashes above.';
    default:
      if (key === undefined && line.trim() !== '' && !/^\s*[-}\]]/.test(line))
        return `has no key. A line is a key, a colon, a space and a text, or it belongs to the text above.`;
      if (indent !== other)
        return `has ${indent} spaces in front, and line ${above + 1} has ${other}. Lines that belong together begin in one column.`;
      return `cannot be read as YAML: ${message}`;
  }
}

/**
 * A text for readers with the ends of lines that Unix has, whichever it was saved with.
 * @returns an issue where there is no such file, or where it is not saved as UTF-8
 */
export function readWritten(root: string, path: string, unsaved: Unsaved): Written {
  if (unsaved[path] !== undefined) return { text: unsaved[path] };
  const at = { file: `${basename(root)}/${path}`, path: '' };
  const bytes = readBytes(root, path);
  if (bytes === undefined) return { issue: { ...at, message: 'This file is missing.' } };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n') };
  } catch {
    const line = bytes
      .toString('utf8')
      .split('\ufffd', 1)[0]!
      .split(/\r\n?|\n/).length;
    const found = bytes.toString('latin1').split(/\r\n?|\n/)[line - 1]!;
    const word = /\S*[\u0080-\u00ff]\S*/.exec(found)?.[0] ?? '';
    const message = `This file is not saved as UTF-8, so that '${word}' cannot be read. Save it again with the encoding UTF-8.`;
    return { issue: { ...at, line, message } };
  }
}

/** What lies in a folder of the content, by name, but hidden files; nothing where there is no such folder. */
export function entriesIn(root: string, ...path: string[]): Dirent[] {
  const folder = join(root, ...path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The text of a file under the content folder, or undefined where there is none. */
export function readText(root: string, path: string): string | undefined {
  return readBytes(root, path)?.toString('utf8');
}

function readBytes(root: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** An error or a warning for a marketer: where it is, and what to do about it. */
export type Issue = {
  /** As in the repository: content/home.yaml */
  file: string;
  /** Such as hero.buttons[1].to; empty for the whole file. */
  path: string;
  line?: number;
  message: string;
};

/**
 * A value that stands for something real that is not known yet. A site in production mode refuses to start
 * with one.
 */
export type PlaceholderItem = { file: string; path: string; what: string };

export function formatIssue({ file, path, line, message }: Issue): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${path === '' ? '' : `${path}: `}${message}`;
}

/** File by file, and in each from top to bottom. */
export function byPlace(a: Issue, b: Issue): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}
