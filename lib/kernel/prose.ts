import { capitalized } from './text';

/** Parsed text of a content file. Only the markup named here is possible. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** A text in sections; the id is what a link to the section ends in. */
export type Sections<Of> = { intro: Of[]; sections: { id: string; heading: string; body: Of[] }[] };

export const PAGE_KINDS = ['article', 'case-study', 'landing'] as const;

/** What stands in a page of content/pages. `of` names a tool, a plan or a statement of the diagnostic. */
export type PageBlock =
  | Block
  | { kind: 'quote'; quote: string; author: string; business: string }
  | { kind: 'figure'; photo: string; alt: string; caption?: string }
  | { kind: 'tool' | 'price'; of: string; text: string }
  | { kind: 'diagnostic'; of?: string; texts: string[] };

/** What a page says how to do, without the "How to" of its title: for an index, a plan and advice. */
export const actionOf = (title: string): string => capitalized(title.replace(/^How to /, ''));

export const picturesIn = ({ intro, sections }: Sections<PageBlock>): string[] =>
  [intro, ...sections.map(({ body }) => body)]
    .flat()
    .flatMap((block) => (block.kind === 'figure' ? [block.photo] : []));
