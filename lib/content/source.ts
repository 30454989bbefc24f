import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, isAlias, isScalar, LineCounter, parseDocument, visit } from 'yaml';

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
 * Reads one YAML file, or a page with YAML at its top. What cannot be read is told once, with the first line
 * that is to blame; then there is no source.
 */
export function readSource(root: string, path: string): Read {
  const { text, issue } = readWritten(root, path);
  if (text === undefined) return { errors: [issue] };
  const file = `${basename(root)}/${path}`;
  return path.endsWith('.md') ? takeApartPage(file, text) : takeApart(file, text);
}

function takeApart(file: string, text: string): Read {
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = [...misread(document), ...unreadable(document)].sort((a, b) => a.at - b.at);
  if (fault)
    return { errors: [{ file, path: '', line: lineAt(fault.at), message: `This line ${fault.message}` }] };

  const lineOf = (at: readonly PropertyKey[]): number | undefined => {
    for (let length = at.length; length > 0; length--) {
      const node = document.getIn(at.slice(0, length), true);
      const range = (node as { range?: readonly number[] | null } | undefined)?.range;
      if (range?.[0] !== undefined) return lineAt(range[0]);
    }
    return 1;
  };
  return { source: { file, data: document.toJS(), lineOf }, errors: [] };
}

/** What is wrong at an offset, as the end of the sentence "this line ...". */
type Fault = { at: number; message: string };

const QUOTE_IT = 'Put straight double quotes around the whole text.';

/** What YAML reads without a word, and not as it was meant: a text that is cut off, or taken for a name. */
function misread(document: Document): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Node(_, node) {
      const at = node.range?.[0] ?? 0;
      const sign = isAlias(node) ? '*' : node.anchor !== undefined && '&';
      if (sign)
        faults.push({ at, message: `begins a text with ${sign}, which YAML keeps for itself. ${QUOTE_IT}` });
      const cut = isScalar(node) && /^\S+/.exec(node.comment ?? '')?.[0];
      if (cut)
        faults.push({
          at,
          message: `is cut off before '#${cut}': after a space, # begins a note that nobody sees. ${QUOTE_IT}`,
        });
    },
  });
  return faults;
}

const HOW_TO_WRITE =
  'Lines that belong together begin in one column, after spaces. A text with a colon or a #, or that begins with anything but a letter or a digit, needs straight double quotes around it.';

const unreadable = ({ errors, warnings }: Document): Fault[] =>
  [...errors, ...warnings].map(({ pos: [at], message }) => ({
    at,
    message: `cannot be read as YAML: ${message}. ${HOW_TO_WRITE}`,
  }));

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

/**
 * A text for readers with the ends of lines that Unix has, whichever it was saved with.
 * @returns an issue where there is no such file, or where it is not saved as UTF-8
 */
export function readWritten(root: string, path: string): Written {
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
