/** One element of a guide, or a piece of its text. */
export type Node =
  | {
      tag: string;
      /** Its class, which says how it looks. */
      kind?: string;
      /** As written, with a blank before each. */
      attributes: string;
      /** Its place among all of them. */
      id: number;
      children: Node[];
    }
  | string;
export type Element = Exclude<Node, string>;

const VOID = new Set(['br', 'img', 'meta']);
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  minus: '−',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  frac12: '½',
  divide: '÷',
  bull: '•',
  middot: '·',
};

/**
 * The body of a guide as written: well-formed HTML without scripts. An element keeps its class as its kind.
 * @throws Error
 */
export function parseGuide(html: string): Element {
  const body = /<main>(.*)<\/main>/s.exec(html)?.[1];
  if (body === undefined) throw new Error('A guide has its text in <main>.');
  const root: Element = { tag: 'main', attributes: '', id: -1, children: [] };
  const open = [root];
  let id = 0;
  for (const [piece, closing, tag, attributes = ''] of body.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g)) {
    const inside = open.at(-1)!;
    if (!tag) inside.children.push(plain(piece));
    else if (closing) {
      if (inside.tag !== tag) throw new Error(`</${tag}> closes <${inside.tag}>.`);
      open.pop();
    } else {
      const kind = /class="([^"]*)"/.exec(attributes)?.[1];
      const element: Element = { tag, kind, attributes, id: id++, children: [] };
      inside.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

/** The text of an element, without what marks its pieces. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

function plain(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z0-9]+);/g, (whole, name: string) => {
      const character = ENTITIES[name];
      if (!character) throw new Error(`${whole} is not known.`);
      return character;
    })
    .replace(/\s+/g, ' ');
}
