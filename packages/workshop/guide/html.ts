import { Parser } from 'htmlparser2';

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

/** A text as it is written into HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

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
  const parser = new Parser({
    onopentag(tag, given) {
      const attributes = Object.entries(given).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      const element: Element = {
        tag,
        kind: given.class,
        attributes: attributes.join(''),
        id: id++,
        children: [],
      };
      open.at(-1)!.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    },
    ontext(text) {
      const { children } = open.at(-1)!;
      // A text comes in pieces.
      const before = typeof children.at(-1) === 'string' ? (children.pop() as string) : '';
      children.push(`${before}${text}`.replace(/\s+/g, ' '));
    },
    onclosetag(tag, implied) {
      if (VOID.has(tag)) return;
      if (implied) throw new Error(`A guide closes each <${tag}> by itself.`);
      open.pop();
    },
  });
  parser.end(body);
  return root;
}

/** The text of an element, without what marks its pieces. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

export const elements = (nodes: readonly Node[]): Element[] =>
  nodes.filter((node): node is Element => typeof node !== 'string');

/** The rows of a table, each as its cells. */
export const rowsOf = (table: Element): Element[][] =>
  elements(table.children)
    .flatMap(({ tag, children }) => (tag === 'thead' || tag === 'tbody' ? elements(children) : []))
    .map((row) => elements(row.children));

/** How wide its columns are, in percent: as its class says ("blank 40 20 40"), or as their texts ask for. */
export function sharesOf(table: Element, rows: readonly Element[][]): number[] {
  const said = (table.kind ?? '').split(' ').map(Number).filter(Boolean);
  return said.length > 0 ? said : widthsOf(rows);
}

/** In a blank table all rows have room for a hand. */
export const isBlank = ({ kind }: Element): boolean => kind?.split(' ')[0] === 'blank';

/** In percent: by the root of the longest text, so that a long column doesn't starve the others. */
function widthsOf(rows: readonly Element[][]): number[] {
  const wish = (column: number) =>
    Math.max(...rows.map((row) => Math.sqrt(Math.max(6, lengthOf(row[column])))));
  const wishes = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    wish(column),
  );
  const all = wishes.reduce((total, one) => total + one, 0);
  return wishes.map((one) => (one / all) * 100);
}

const lengthOf = (cell: Element | undefined) => (cell ? textOf(cell).length : 0);
