import fs from 'node:fs';
import path from 'node:path';
import { MISSING_PAGE, NEXT_FILES } from '../../front/next-internals/own-addresses';
import { facesOf, sheetsOf, withStyles } from '../../front/next-internals/page-styles';
import { scriptsAfterPaint } from '../../front/next-internals/scripts-after-paint';
import { stillPage } from '../../front/next-internals/still-page';
import { isStill } from '../../lib/kernel/pages';
import { STILL_FILES } from '../../lib/kernel/routes';
import { drawingsAtHand } from './first-paint/drawings';
import { HEADLINE_AT_ONCE, headlineStyles } from './first-paint/headline';
import { laterFaces } from './first-paint/later-faces';
import { usedStyles } from './first-paint/used-styles';
import { hash } from './hash';

/** A file that belongs to a page. Its name is a hash of what is in it. */
type PageFile = { path: string; type: string; text: string };

const JAVASCRIPT = 'application/javascript; charset=UTF-8';

/**
 * A page as visitors get it: painted first and scripted then, or without React; with the styles that it uses
 * and the glyphs of its headline in it, and the drawings if it is still.
 * @param folder the build
 * @param address of the page
 * @param rendered what Next answers there, HTML
 * @param drawings the file with all of them
 * @returns its HTML, and the files that it names
 * @throws Error where Next writes its pages in another way than this knows
 */
export async function visitorsPage(
  folder: string,
  address: string,
  rendered: string,
  drawings: string,
): Promise<{ html: string; files: PageFile[] }> {
  const { html, script } =
    isStill(address) || address === MISSING_PAGE
      ? stillPage(drawingsAtHand(rendered, drawings), addressOf)
      : scriptsAfterPaint(rendered, addressOf);
  const files = script === null ? [] : [{ path: addressOf(script), type: JAVASCRIPT, text: script }];
  const sheets = sheetsOf(html);
  if (sheets.length === 0) return { html, files };
  const marked = await headlineStyles(html);
  const whole = sheets.map((address) => styles(folder, address)).join('\n');
  const css = marked.css + usedStyles(whole, marked.html);
  const own = `<style>${css}</style><script>${laterFaces(facesOf(html, whole))}${HEADLINE_AT_ONCE}</script>`;
  return { html: withStyles(marked.html, own, script !== null), files };
}

const addressOf = (script: string) => `${STILL_FILES}${hash(script)}.js`;

/** A stylesheet of the build, in which files are named by their whole address. */
function styles(folder: string, address: string): string {
  const css = fs.readFileSync(path.join(folder, address.slice(NEXT_FILES.length)), 'utf8');
  return css.replace(/url\((?!["']?(?:data:|#|\/))([^)"']+)\)/g, (_, file: string) => {
    return `url(${new URL(file, `http://site${address}`).pathname})`;
  });
}
