import fs from 'node:fs';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import subsetFont from 'subset-font';
import tailwind from '../../../tailwind.config';
import { inProject } from '../project.mjs';

/** The faces of a headline, cut out of those in app/fonts; the italic has one weight already. */
const ROMAN = { family: 'headline', file: 'brygada-1918.woff2', axes: { wght: 500 }, style: 'normal' };
const ITALIC = { family: 'headline-italic', file: 'brygada-1918-italic.woff2', axes: {}, style: 'italic' };
/**
 * The script that stands behind the page's stylesheet, before anything is laid out. Chromium reads a typeface
 * that a stylesheet brings only once words are laid out in another, and then moves them; one that it is
 * handed as bytes is there at once.
 */
export const HEADLINE_AT_ONCE = `for(const{style,cssText}of document.styleSheets[0]?.cssRules??[]){const[,glyphs]=/base64,([^")]+)/.exec(cssText)??[];if(!glyphs)break;document.fonts.add(new FontFace(style.getPropertyValue("font-family")+"-now",Uint8Array.from(atob(glyphs),c=>c.charCodeAt()),{style:style.getPropertyValue("font-style")}))}`;

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element | ReturnType<typeof parseDocument>;
type Face = typeof ROMAN | typeof ITALIC;

/**
 * The glyphs of a page's headline, as styles that bring them along: so it is in our face when the page is
 * first painted. A headline is an <h1>, and what a component says is one (data-headline, with the words that
 * may come in its place); words in an <em> are set in the italic.
 * @returns the page with its headlines marked, and their styles; '' for a page that has none
 */
export async function headlineStyles(html: string): Promise<{ html: string; css: string }> {
  const page = parseDocument(html, { withStartIndices: true });
  const headlines = selectAll<Node, Element>('h1, [data-headline]', page);
  const slanted = selectAll<Node, Element>('em', [...headlines]);
  if (headlines.length === 0) return { html, css: '' };
  const later = headlines.map(({ attribs }) => attribs['data-headline'] ?? '').join('');
  const faces = [await face(ROMAN, DomUtils.textContent(headlines) + later)];
  const rules = [rule('[data-headline]', ROMAN, tailwind.theme.fontFamily.display)];
  if (slanted.length > 0) {
    faces.push(await face(ITALIC, DomUtils.textContent(slanted)));
    rules.push(rule('[data-headline] em', ITALIC, tailwind.theme.fontFamily.italic));
  }
  const ends = headlines
    .filter(({ attribs }) => attribs['data-headline'] === undefined)
    .map(({ startIndex, name }) => startIndex! + 1 + name.length);
  return { html: insertAt(html, ends, ' data-headline=""'), css: [...faces, ...rules].join('') };
}

/** With a script it is there at once, and without one a frame later. */
const rule = (selector: string, { family }: Face, others: string[]) =>
  `${selector}{font-family:${[`${family}-now`, family, ...others].join()}}`;

async function face({ family, file, axes, style }: Face, text: string): Promise<string> {
  const glyphs = await subsetFont(fs.readFileSync(inProject('app/fonts', file)), text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga'],
    // They say of other weights, and of accents that are set apart: there are none.
    dropTables: ['STAT', 'GDEF'],
    variationAxes: axes,
  });
  return `@font-face{font-family:${family};font-style:${style};src:url(data:font/woff2;base64,${glyphs.toString('base64')})}`;
}

function insertAt(text: string, places: number[], what: string): string {
  return [0, ...places].map((place, at) => text.slice(place, places[at])).join(what);
}
