import { textOf, type Element, type Node } from './html';

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
