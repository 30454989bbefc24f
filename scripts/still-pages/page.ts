import { createHash } from 'node:crypto';
import { selectAll, selectOne } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { ASLEEP } from '../../lib/kernel/routes';
import { usedStyles } from './used-styles';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element | ReturnType<typeof parseDocument>;
type Edit = { start: number; end: number; text: string };

/** Writes a page's policy out of the names of its inline scripts and styles ('sha256-…'). */
export type Policy = (scripts: string[], styles: string[]) => string;

/** What a browser asks for before a script of Next's, and those scripts, also for browsers of long ago. */
const FILES = 'script[src^="/_next/"], link[rel="preload"][as="script"], link[rel="modulepreload"]';
const SHEETS = 'link[rel="stylesheet"]';
/** Where React finds its page once more, as data, and what starts it. */
const DATA = /^\(?(self\.__next_f\b|\(?self\.__next_f\b|globalThis\["TURBOPACK"\])/;
/** What is left of a page whose parts came one after the other, or which needs Next all the same. */
const LEFT = /__next_f|\/_next\/static\/[^"]+\.js"|<template id="[BP]:|<div hidden="" id="S:/;
/** Types of scripts that no browser runs. */
const NOT_RUN = /^application\/(ld\+)?json$/;

/**
 * A page without Next's scripts and data, with the styles that it uses in it, and its policy.
 * @param sheet reads the stylesheet of this address
 * @throws Error where Next writes its pages in another way than this knows
 */
export function stillPage(
  html: string,
  sheet: (address: string) => string,
  given: string[],
  policy: Policy,
): string {
  const page = parse(html);
  const inline = inlineScripts(page);
  const foreign = inline.find((script) => !DATA.test(DomUtils.textContent(script)));
  if (foreign) throw new Error(`has a script in it that is not Next's: ${start(foreign)}`);
  const links = selectAll<Node, Element>(SHEETS, page);
  const files = selectAll<Node, Element>(FILES, page);
  if (inline.length === 0 || !files.some(({ name }) => name === 'script'))
    throw new Error("has none of Next's scripts");
  const bare = edited(html, [...inline, ...files, ...links].map(cut));
  const left = LEFT.exec(bare)?.[0];
  if (left) throw new Error(`needs Next's scripts, or part of it came late: ${left}`);
  return withPolicy(edited(bare, [withStyles(bare, links, sheet, given)]), policy);
}

/**
 * The same page, which a browser paints before Next's stylesheets are there: its head has the rules that it
 * uses, the stylesheets stand at its end. React finds them there too.
 * @param sheet reads the stylesheet of this address
 * @param isAsleep Next's scripts wait in a template for components/checkout/wake-up.ts
 */
export function paintedFirst(
  html: string,
  sheet: (address: string) => string,
  given: string[],
  isAsleep: boolean,
): string {
  const page = parse(html);
  const links = selectAll<Node, Element>(SHEETS, page);
  const body = selectOne<Node, Element>('html > body', page);
  if (links.length === 0 || !body) return html;
  const markup = (elements: Element[]) =>
    elements.map(({ startIndex, endIndex }) => html.slice(startIndex!, endIndex! + 1)).join('');
  const files = isAsleep ? selectAll<Node, Element>(FILES, page) : [];
  const scripts = markup(files.filter(({ name }) => name === 'script'));
  const asleep = scripts && `<template id="${ASLEEP}">${scripts}</template>`;
  const end = body.endIndex! + 1 - '</body>'.length;
  return edited(html, [
    ...[...links, ...files].map(cut),
    withStyles(html, links, sheet, given),
    { start: end, end, text: markup(links) + asleep },
  ]);
}

/** At the end of the head: programs that show a link to the page read only its beginning. */
function withStyles(
  html: string,
  links: Element[],
  sheet: (address: string) => string,
  given: string[],
): Edit {
  const css = links.map(({ attribs }) => sheet(attribs.href ?? '')).join('\n');
  const end = endOfHead(parse(html));
  return { start: end, end, text: `<style>${usedStyles(css, html, given)}</style>` };
}

/** The same page with a policy in it. @throws Error for a page without a head */
export function withPolicy(html: string, policy: Policy): string {
  const page = parse(html);
  const styles = selectAll<Node, Element>('style', page);
  const value = policy(names(inlineScripts(page)), names(styles))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  // Before all that it decides about; how letters are encoded has to stand in the first kilobyte.
  const first = selectOne<Node, Element>('head > meta[charset]:first-child', page);
  const at = first ? first.endIndex! + 1 : startOfHead(page);
  const text = `<meta http-equiv="Content-Security-Policy" content="${value}"/>`;
  return edited(html, [{ start: at, end: at, text }]);
}

const parse = (html: string) => parseDocument(html, { withStartIndices: true, withEndIndices: true });

const inlineScripts = (page: Node) =>
  selectAll<Node, Element>('script:not([src])', page).filter(
    ({ attribs }) => !NOT_RUN.test(attribs.type ?? ''),
  );

/** As a policy names them. */
const names = (elements: Element[]) => [
  ...new Set(
    elements.map(
      (one) => `'sha256-${createHash('sha256').update(DomUtils.textContent(one)).digest('base64')}'`,
    ),
  ),
];

const cut = ({ startIndex, endIndex }: Element): Edit => ({
  start: startIndex!,
  end: endIndex! + 1,
  text: '',
});

function edited(html: string, edits: Edit[]): string {
  let result = '';
  let rest = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(rest, start) + text;
    rest = end;
  }
  return result + html.slice(rest);
}

function head(page: Node): Element {
  const found = selectOne<Node, Element>('html > head', page);
  if (!found) throw new Error('has no head');
  return found;
}

const startOfHead = (page: Node) => head(page).startIndex! + '<head>'.length;
const endOfHead = (page: Node) => head(page).endIndex! + 1 - '</head>'.length;
const start = (script: Element) => DomUtils.textContent(script).slice(0, 60);
