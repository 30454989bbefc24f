import type { Block } from '@/lib/kernel/prose';
import type { Issue } from './issue';
import { headingId, readMarkdown, withoutComments } from './markdown';

/** A legal page, taken apart. */
export type LegalPage = {
  title: string;
  /** As printed: June 30, 2025 */
  date: string;
  /** What stands before the first heading. */
  intro: Block[];
  /** The id is what a link to the section ends in. */
  sections: { id: string; heading: string; body: Block[] }[];
};

/**
 * Takes a legal page apart: "# Title", the date, a word before the first heading, then sections under "##
 * Heading".
 */
export function readLegalPage(
  file: string,
  markdown: string,
  { date, links }: { date?: string; links?: readonly string[] },
): { page?: LegalPage; errors: Issue[] } {
  const text = withoutComments(markdown);
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

  for (const link of text.matchAll(/\]\((\/[^)]*)\)/g))
    if (links && !links.includes(link[1]!))
      complain(link.index, `links to ${link[1]}, which is not a page of this site.`);

  const sections = parts.map((part) => {
    const [heading = '', ...body] = part.split('\n');
    return { id: headingId(heading), heading: heading.trim(), body: body.join('\n').trim() };
  });
  for (const { id, heading, body } of sections)
    if (id === '' || body === '')
      complain(text.indexOf(`## ${heading}`), `has an empty section '${heading}'.`);
  if (new Set(sections.map(({ id }) => id)).size < sections.length)
    complain(0, 'has two sections with the same heading.');

  const prose = (part: string): Block[] => {
    const { blocks, faults } = readMarkdown(part);
    for (const { raw, message } of faults) complain(text.indexOf(raw, text.indexOf(part)), message);
    return blocks;
  };
  const page = {
    intro: prose(intro?.trim() ?? ''),
    sections: sections.map(({ body, ...section }) => ({ ...section, body: prose(body) })),
  };

  if (errors.length > 0 || title === undefined || dateLine === undefined || intro === undefined)
    return { errors };
  return { page: { title: title.trim(), date: dateLine.trim(), ...page }, errors };
}
