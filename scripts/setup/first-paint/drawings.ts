import { selectAll } from 'css-select';
import { type DomUtils, parseDocument } from 'htmlparser2';
import { routes } from '../../../lib/kernel/routes';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element | ReturnType<typeof parseDocument>;

/** How a drawing is named where it is shown (components/drawings/drawing.tsx). */
const SHOWN = `${routes.drawings}#`;

/**
 * A page that brings the drawings it shows at first, so that it does not ask for the file with all of them
 * beside what is painted. The links of a closed menu leave theirs to the script of every page
 * (components/layout/site-script.ts).
 * @param sheet the file with all drawings, each a symbol
 * @returns the page, with its drawings at its end
 * @throws Error when it shows one that is not there
 */
export function drawingsAtHand(html: string, sheet: string): string {
  const page = parseDocument(html, { withStartIndices: true });
  const closed = new Set(selectAll<Node, Element>(`[popover] a use[href^="${SHOWN}"]`, page));
  const shown = new Set<string>();
  let changed = '';
  let rest = 0;
  for (const use of selectAll<Node, Element>(`use[href^="${SHOWN}"]`, page)) {
    const { href = '' } = use.attribs;
    const name = href.slice(SHOWN.length);
    if (!closed.has(use)) shown.add(name);
    const at = html.indexOf('href="', use.startIndex!);
    changed += html.slice(rest, at) + (closed.has(use) ? `data-href="${href}"` : `href="#${idOf(name)}"`);
    rest = at + `href="${href}"`.length;
  }
  const symbols = Array.from(shown, (name) => symbol(name, sheet)).join('');
  const end = html.lastIndexOf('</body>');
  return `${changed}${html.slice(rest, end)}<div hidden=""><svg>${symbols}</svg></div>${html.slice(end)}`;
}

/** Of a drawing in a page that has names of its own. */
const idOf = (name: string) => `drawing-${name}`;

function symbol(name: string, sheet: string): string {
  const begin = `<symbol id="${name}"`;
  const at = sheet.indexOf(begin);
  if (at < 0) throw new Error(`There is no drawing named ${name}.`);
  return `<symbol id="${idOf(name)}"${sheet.slice(at + begin.length, sheet.indexOf('</symbol>', at))}</symbol>`;
}
