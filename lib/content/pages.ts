import type { Token, Tokens } from 'marked';
import type { z } from 'zod';
import type { PageBlock, Sections, Block } from '@/lib/kernel/prose';
import { libraryName } from '@/lib/kernel/routes';
import { AREA_IDS, STATEMENT_IDS, STATEMENTS_PER_AREA } from '@/lib/diagnostic/rules/questionnaire';
import type { Issue } from './source';
import { readSections, withoutComments } from './markdown';
import { pictureFault } from './photos';
import { hint } from './schemas/text-rules';
import type { Known } from './schemas/building-blocks';
import type { pageSchema } from './schemas/library';

/** A page of content/pages, checked. */
export type Page = { slug: string } & Omit<Written, 'body'> & Sections<PageBlock>;
type Written = z.infer<ReturnType<typeof pageSchema>>;

/** Plans and advice are named by their titles. */
const statementPages = STATEMENT_IDS.map(libraryName);

/** @param lineOf of a key of its front matter */
type WrittenPage = { slug: string; file: string; lineOf: (key: string) => number; written: Written };

/** Reads the Markdown of all pages, newest first, and checks what one page alone can't show. */
export function readPages(root: string, all: readonly WrittenPage[], known: Known, errors: Issue[]): Page[] {
  const links = known.links && [...known.links, ...(known.demos ?? [])];
  const readOwn = blockReader(known, (photo) => pictureFault(root, 'pages', photo));
  return all
    .map(({ slug, file, lineOf, written: { body, ...page } }) => {
      const complain = (line: number, message: string) => errors.push({ file, path: '', line, message });
      const twin = all.find((other) => other.slug !== slug && other.written.title === page.title);
      if (twin)
        complain(lineOf('title'), `has the title of ${twin.file}. Each page answers a question of its own.`);
      if (statementPages.includes(slug) && !page.title.startsWith('How to '))
        complain(lineOf('title'), 'must begin with “How to”: the rest of it names the step in plans.');
      const inBody = (at: number, message: string) =>
        complain(lineOf('body') + body.slice(0, at).split('\n').length - 1, message);
      return { slug, ...page, ...readSections(body, { complain: inBody, links, readOwn }) };
    })
    .sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title));
}

/** Where the form and the report lead, and there is no page. */
export const missingPages = (slugs: readonly string[]): Issue[] =>
  [...AREA_IDS, ...STATEMENT_IDS]
    .map(libraryName)
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => ({
      file: `content/pages/${slug}.md`,
      path: '',
      message: 'This file is missing. The diagnostic leads to its page, so that it has to stay.',
    }));

/** Reads the blocks that only pages have: a quotation, a picture on its own, and fences with a name. */
function blockReader(
  { tools, retired = [], plans }: Known,
  faultOf: (photo: string) => string | undefined,
): (token: Token) => PageBlock | string | undefined {
  const named: Record<string, readonly string[] | undefined> = {
    tool: tools && [...tools, ...retired],
    price: plans,
    diagnostic: STATEMENT_IDS,
  };
  return (token) => {
    switch (token.type) {
      case 'blockquote':
        return quoteOf(token as Tokens.Blockquote);
      case 'paragraph': {
        const [image, ...others] = (token as Tokens.Paragraph).tokens;
        return image?.type === 'image' && others.length === 0
          ? figureOf(image as Tokens.Image, faultOf)
          : undefined;
      }
      case 'code': {
        const { lang = '', text } = token as Tokens.Code;
        const [kind = '', of] = lang.split(' ');
        if (!Object.hasOwn(named, kind))
          return `has the block '${kind}', which is not known.${hint(kind, Object.keys(named))}`;
        const ids = named[kind];
        const isFree = kind === 'diagnostic' && of === undefined;
        if (!isFree && ids && !ids.includes(of ?? ''))
          return `has the block '${lang}', and '${of ?? ''}' is not there.${hint(of ?? '', [...ids])}`;
        return kind === 'diagnostic' ? diagnosticOf(of, text) : { kind: kind as 'tool', of: of!, text };
      }
    }
  };
}

function quoteOf({ text }: Tokens.Blockquote): PageBlock | string {
  const [, quote, author, business] = /^([^]+)\n— ([^,\n]+), (.+)$/.exec(text.trim()) ?? [];
  if (!quote || !author || !business)
    return 'has a quote that ends without its speaker: > — Dana R., cleaning company';
  return { kind: 'quote', quote: quote.trim().replace(/\s+/g, ' ').replace(/^“|”$/g, ''), author, business };
}

function figureOf(
  { href, text: alt, title }: Tokens.Image,
  faultOf: (photo: string) => string | undefined,
): PageBlock | string {
  const [, photo] = /^([a-z0-9-]+)\.jpg$/.exec(href) ?? [];
  if (!photo || !alt)
    return `shows '${href}'. A picture is a JPEG in content/pages, with what is to be seen: ![A wall plan](wall.jpg "Caption")`;
  return faultOf(photo) ?? { kind: 'figure', photo, alt, ...(title && { caption: title }) };
}

function diagnosticOf(of: string | undefined, text: string): PageBlock | string {
  const texts = of
    ? text
        .split(/^- /m)
        .slice(1)
        .map((one) => one.trim())
    : [text];
  if (of && texts.length !== STATEMENTS_PER_AREA)
    return `has a statement with ${texts.length} scenes. It takes four lines that begin with "- ", for 0, 1, 2 and 3.`;
  return { kind: 'diagnostic', ...(of && { of }), texts };
}

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
