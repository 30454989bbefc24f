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
