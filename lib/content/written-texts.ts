import { formatPath, type Issue } from './issue';
import { withoutComments } from './markdown';
import type { Sources } from './read-all';
import type { Source } from './source';
import { textsIn } from './tree';

/**
 * A text as it was written, and where. `final`: no code fills anything in later, so every name must be known
 * here.
 */
export type WrittenText = { text: string; at: Omit<Issue, 'message'>; final: boolean };

/** Every text of every file; of Markdown every line that is shown. */
export function writtenTexts({ prose }: Sources, yaml: readonly Source[]): WrittenText[] {
  const linesOf = (file: string, text: string, first = 1) =>
    text
      .split('\n')
      .map((line, index) => ({ text: line, at: { file, path: '', line: first + index }, final: true }));
  const inYaml = yaml.flatMap((source) =>
    textsIn(source.data).flatMap(({ path, text }) => {
      const [at, line] = [formatPath(path), source.lineOf(path)];
      if (source.file.endsWith('.md') && at === 'body') return linesOf(source.file, text, line);
      return [{ text, at: { file: source.file, path: at, line }, final: false }];
    }),
  );
  return [
    ...inYaml,
    ...Object.values(prose).flatMap(({ file, text }) => linesOf(file, withoutComments(text))),
  ];
}

/** A tag or a sign as HTML writes it, such as <b> or &amp;. */
export const MARKUP = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>|&(?:#\d+|[a-z]+);/i;

/** HTML in texts: a page shows it letter by letter. Legal pages say themselves what they may hold. */
export function markupIn(texts: readonly WrittenText[]): Issue[] {
  return texts.flatMap(({ text, at, final }) => {
    const found = final ? undefined : MARKUP.exec(text)?.[0];
    if (found === undefined) return [];
    return [{ ...at, message: `holds HTML, which pages show as it stands: '${found}'. Take it away.` }];
  });
}
