import { escaped, textOf, type Element, type Node, elements, isBlank, rowsOf } from './html';

/** What can be filled in, on its way through print: a link to this address becomes a field (fields.ts). */
export type Place = { name: string; label: string; box: boolean };

const SCHEME = 'field:';

/** The place that an address stands for; undefined where it is an address like any other. */
export const placeOf = (address: string): Place | undefined =>
  address.startsWith(SCHEME)
    ? (JSON.parse(decodeURIComponent(address.slice(SCHEME.length))) as Place)
    : undefined;

/**
 * A guide as HTML for print: with a link wherever paper has room for a hand, in each empty cell of a blank
 * table and on each line. Each has a name that is its own in the file, and a label that says what belongs
 * there.
 */
export function withPlaces(guide: Element): string {
  const places = new Map<Element, Place>([...cellsToFill(guide), ...linesToFill(guide)]);
  const written = partsOf(guide).map((part) => {
    const inside = part.map((element) => write(element, places)).join('');
    const isSheet = part.flatMap(all).some((element) => places.has(element));
    const [first] = part;
    return `<div class="${isSheet ? 'sheet' : 'text'}${first?.kind === 'page' ? ' page' : ''}">${inside}</div>`;
  });
  return `<main>${written.join('')}</main>`;
}

/** Each begins on a page of its own. */
function partsOf(guide: Element): Element[][] {
  return elements(guide.children).reduce<Element[][]>((parts, element) => {
    if (element.kind === 'page' || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(element);
    return parts;
  }, []);
}

function write(node: Node, places: ReadonlyMap<Element, Place>): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, kind, attributes, children } = node;
  const kept = tag === 'th' || tag === 'img' ? attributes : kind ? ` class="${kind}"` : '';
  if (tag === 'br' || tag === 'img') return `<${tag}${kept}>`;
  const place = places.get(node);
  const inside = place ? linkTo(place) : children.map((child) => write(child, places)).join('');
  const written = `<${tag}${kept}>${tag === 'table' ? columnsOf(node) : ''}${inside}</${tag}>`;
  // On a sheet, rows take a share of the room that is left.
  return tag === 'table' && isBlank(node)
    ? `<div class="rows" style="--rows: ${rowsOf(node).length}">${written}</div>`
    : written;
}

function linkTo(place: Place): string {
  const address = `${SCHEME}${encodeURIComponent(JSON.stringify(place))}`;
  const link = `<a class="field" href="${escaped(address)}"></a>`;
  // A link with edges of its own would lose its place in the structure tree.
  return place.box ? `<div class="box">${link}</div>` : link;
}

/** The widths that the class of a table says ("blank 40 20 40"); otherwise its texts decide. */
const columnsOf = ({ kind = '' }: Element): string =>
  kind
    .split(' ')
    .filter(Number)
    .map((share) => `<col style="width: ${share}%">`)
    .join('');

const all = (element: Element): Element[] => [element, ...elements(element.children).flatMap(all)];

function cellsToFill(guide: Element): [Element, Place][] {
  const tables = all(guide).filter((element) => element.tag === 'table' && isBlank(element));
  return tables.flatMap((table) => {
    const [heads = [], ...rows] = rowsOf(table);
    return rows.flatMap((cells, row) => {
      const texts = cells.map((cell) => textOf(cell).trim());
      // What is written in a row says which one it is, the longest text best.
      const said = texts.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
      const which = said || (rows.length > 1 ? `row ${row + 1}` : '');
      return cells.flatMap((cell, column): [Element, Place][] => {
        if (cell.tag !== 'td' || texts[column] !== '') return [];
        const head = textOf(heads[column]!);
        const name = plain(`${head} ${texts[0] || row + 1} (${table.id})`);
        const label = [which.replace(/\.$/, ''), head].filter(Boolean).join(': ');
        return [[cell, { name, label, box: cell.kind === 'cross' }]];
      });
    });
  });
}

function linesToFill(guide: Element): [Element, Place][] {
  let [above, line] = ['', 0];
  return all(guide).flatMap((element): [Element, Place][] => {
    if (element.kind === 'line') {
      const label = `${above.replace(/:$/, '')}: line ${++line}`;
      return [[element, { name: `Line ${element.id}`, label, box: false }]];
    }
    if (/^(h[1-6]|p)$/.test(element.tag)) [above, line] = [textOf(element), 0];
    return [];
  });
}

/** A period would make it a field within a field. */
const plain = (name: string) => name.replaceAll('.', '');
