import type { Block, Sections } from '@/lib/kernel/prose';
import type { Issue } from './issue';
import { readSections, withoutComments } from './markdown';

/** A legal page, taken apart: its date as printed, June 30, 2025. */
export type LegalPage = { title: string; date: string } & Sections<Block>;

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

  const [head = ''] = text.split(/^## /m, 1);
  const [, title = '', dateLine = '', intro] = /^\s*# (.+)\n+(.+)\n+([\s\S]*)$/.exec(head) ?? [];
  if (intro === undefined)
    complain(
      0,
      'must begin with "# Title", an empty line, {legal.date} on a line of its own, and an introduction.',
    );
  else if (date !== undefined && dateLine.trim() !== date)
    complain(text.indexOf(dateLine), `has '${dateLine}' under its title. Write {legal.date} there.`);

  const from = head.length - (intro?.length ?? 0);
  const read = readSections(text.slice(from), {
    complain: (at, message) => complain(from + at, message),
    links,
  });
  return errors.length > 0
    ? { errors }
    : { page: { title: title.trim(), date: dateLine.trim(), ...read }, errors };
}
