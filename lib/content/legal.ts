import type { Issue } from './issue';

/** A legal page: its headings taken apart, its paragraphs still Markdown. */
export type LegalPage = {
  title: string;
  /** As printed: June 30, 2025 */
  date: string;
  /** What stands before the first heading. */
  intro: string;
  sections: { heading: string; body: string }[];
};

/** Takes a legal page apart: "# Title", the date, a word before the first heading, then sections under "## Heading". */
export function readLegalPage(
  file: string,
  markdown: string,
  { date, links }: { date?: string; links?: readonly string[] },
): { page?: LegalPage; errors: Issue[] } {
  const text = markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
  const errors: Issue[] = [];
  const complain = (at: number, message: string) =>
    errors.push({ file, path: '', line: text.slice(0, at).split('\n').length, message });

  const [head = '', ...parts] = text.split(/^## /m);
  const [, title, dateLine, intro] = /^\s*# (.+)\n+(.+)\n+([\s\S]*)$/.exec(head) ?? [];
  if (title === undefined || dateLine === undefined || intro === undefined)
    complain(
      0,
      'must begin with "# Title", an empty line, {legal.date} on a line of its own, and an introduction.',
    );
  else if (date !== undefined && dateLine.trim() !== date)
    complain(text.indexOf(dateLine), `has '${dateLine}' under its title. Write {legal.date} there.`);

  const [, ...headings] = text.matchAll(/^#+ .*$/gm);
  for (const { 0: heading, index } of headings.filter(({ 0: heading }) => !heading.startsWith('## ')))
    complain(
      index,
      `has the heading '${heading}'. Sections begin with "## " and have no levels above or below.`,
    );
  for (const link of text.matchAll(/\]\((\/[^)]*)\)/g))
    if (links && !links.includes(link[1]!))
      complain(link.index, `links to ${link[1]}, which is not a page of this site.`);

  const sections = parts.map((part) => {
    const [heading = '', ...body] = part.split('\n');
    return { heading: heading.trim(), body: body.join('\n').trim() };
  });
  for (const { heading, body } of sections)
    if (heading === '' || body === '')
      complain(text.indexOf(`## ${heading}`), `has an empty section '${heading}'.`);
  if (new Set(sections.map(({ heading }) => heading)).size < sections.length)
    complain(0, 'has two sections with the same heading.');

  if (errors.length > 0 || title === undefined || dateLine === undefined || intro === undefined)
    return { errors };
  return { page: { title: title.trim(), date: dateLine.trim(), intro: intro.trim(), sections }, errors };
}
