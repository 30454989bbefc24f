import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, Sections } from '@/lib/kernel/prose';

const KNOWN = 'It may hold paragraphs, lists, tables, bold, italics and links.';
const ALLOWED_LINK = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

/** What something in the text is called in a message to the person who wrote it. */
const NAMES: Record<string, string> = {
  html: 'HTML',
  image: 'an image',
  code: 'a block of code',
  codespan: 'code',
  blockquote: 'a quotation',
  hr: 'a ruled line',
  del: 'struck-out text',
};

const wrongHeading = (heading: string) =>
  `has the heading '${heading}'. Sections begin with "## " and have no levels above or below.`;

type Fault = { raw: string; message: string };

/** Reads a block that not every text may hold. @returns what is wrong with it, or undefined for any other */
type ReadOwn<Own> = (token: Token) => Own | string | undefined;

/**
 * Reads the few things a text is written in. Whatever else stands there is told in `faults` and left out, so
 * that neither HTML nor a link to a script can reach a page.
 */
export function readMarkdown<Own = never>(
  text: string,
  readOwn: ReadOwn<Own> = () => undefined,
): { blocks: (Block | Own)[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const refuse = ({ type, raw }: { type: string; raw: string }): [] => {
    // What closes a tag was told with what opens it.
    if (type === 'html' && raw.startsWith('</') && faults.length > 0) return [];
    const shown = raw.trim().split('\n')[0]!;
    const message =
      type === 'heading' ? wrongHeading(shown) : `holds ${NAMES[type] ?? type}: '${shown}'. ${KNOWN}`;
    faults.push({ raw, message });
    return [];
  };

  const blocks = (tokens: Token[]): (Block | Own)[] =>
    tokens.flatMap((token): (Block | Own)[] => {
      if (token.type === 'space') return [];
      const own = readOwn(token);
      if (typeof own === 'string') faults.push({ raw: token.raw, message: own });
      if (own !== undefined) return typeof own === 'string' ? [] : [own];
      if (isA('paragraph', token)) return [{ kind: 'paragraph', children: inlines(token.tokens) }];
      if (isA('list', token))
        return [{ kind: 'list', ordered: token.ordered, items: token.items.map(listItem) }];
      if (isA('table', token)) {
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens));
        return [{ kind: 'table', head: cells(token.header), rows: token.rows.map(cells) }];
      }
      return refuse(token);
    });

  /** An item is one run of text: lists within lists, and paragraphs within items, are refused. */
  const listItem = (item: Tokens.ListItem): Inline[] =>
    item.tokens.flatMap((token) => (isA('text', token) ? inlines(token.tokens ?? []) : refuse(token)));

  const inlines = (tokens: Token[]): Inline[] => tokens.flatMap(inline);

  const inline = (token: Token): Inline[] => {
    if (isA('text', token) || isA('escape', token)) return [{ kind: 'text', text: token.text }];
    if (isA('strong', token)) return [{ kind: 'strong', children: inlines(token.tokens) }];
    if (isA('em', token)) return [{ kind: 'emphasis', children: inlines(token.tokens) }];
    if (!isA('link', token)) return refuse(token);
    if (ALLOWED_LINK.test(token.href))
      return [{ kind: 'link', href: token.href, children: inlines(token.tokens) }];
    const message = `links to '${token.href}'. A link begins with /, #, https:// or mailto:.`;
    faults.push({ raw: token.raw, message });
    return inlines(token.tokens);
  };

  return { blocks: blocks(lexer(text)), faults };
}

type Rules<Own> = {
  /** @param at where in the text */
  complain: (at: number, message: string) => void;
  /** The addresses it may lead to. */
  links: readonly string[] | undefined;
  readOwn?: ReadOwn<Own>;
};

/** Reads a text with sections under "## Heading". */
export function readSections<Own = never>(
  text: string,
  { complain, links, readOwn }: Rules<Own>,
): Sections<Block | Own> {
  for (const link of text.matchAll(/\]\((\/[^)#?]*)[^)]*\)/g))
    if (links && !links.includes(link[1]!))
      complain(link.index, `links to ${link[1]}, which is not a page of this site.`);
  const [intro = '', ...parts] = text.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = '', ...body] = part.split('\n');
    return { id: headingId(heading), heading: heading.trim(), body: body.join('\n').trim() };
  });
  for (const { id, heading, body } of sections)
    if (id === '' || body === '')
      complain(text.indexOf(`## ${heading}`), `has an empty section '${heading}'.`);
  if (new Set(sections.map(({ id }) => id)).size < sections.length)
    complain(0, 'has two sections with the same heading.');
  const blocks = (part: string) => {
    const read = readMarkdown(part, readOwn);
    for (const { raw, message } of read.faults)
      complain(text.indexOf(raw.trim(), text.indexOf(part)), message);
    return read.blocks;
  };
  return {
    intro: blocks(intro.trim()),
    sections: sections.map(({ body, ...section }) => ({ ...section, body: blocks(body) })),
  };
}

type Marked = {
  paragraph: Tokens.Paragraph;
  list: Tokens.List;
  table: Tokens.Table;
  text: Tokens.Text;
  escape: Tokens.Escape;
  strong: Tokens.Strong;
  em: Tokens.Em;
  link: Tokens.Link;
};

/** Marked's tokens also allow for extensions of unknown shape, which we have none of. */
function isA<Type extends keyof Marked>(type: Type, token: Token): token is Marked[Type] {
  return token.type === type;
}

/** The id of a heading: its words in lowercase, joined by hyphens. The same words give the same id. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The text without what stands in comments; every line keeps its number. */
export const withoutComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));
