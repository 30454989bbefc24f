// Delete when Next lets us say when its scripts are fetched (decision 026).
// Test: tests/unit/front/next-internals/scripts-after-paint.test.ts, tests/http/front.spec.ts
import { NEXT_FILES } from './own-addresses';

const PLACE = `${NEXT_FILES}static/chunks/`;

/** How Next names a page's scripts in its HTML, and announces the first of them. */
const NAMED = /<script src="\/_next\/static\/chunks\/([^"]+)" async=""><\/script>/g;
const ANNOUNCED = /<link rel="preload" as="script"[^>]*>/g;
/** What it writes for React: the page once more, as data. */
const DATA =
  /<script(?: id="_R_")?>((?:\(self\.__next_f|self\.__next_f|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g;

/** A page without what Next writes into it for itself. */
type Bare = {
  html: string;
  /** As one script. It has to have run before the others do. */
  data: string;
  /** Of its scripts, in Next's folder. */
  names: string[];
};

/**
 * Takes out of a page what its words and forms do not need.
 * @returns null for a page that is not Next's
 * @throws Error where Next writes its data in another way than this knows
 */
export function takeOut(html: string): Bare | null {
  const names = scriptNames(html);
  if (names.length === 0) return null;
  const data = Array.from(html.matchAll(DATA), ([, script = '']) => script);
  const bare = html.replaceAll(NAMED, '').replaceAll(ANNOUNCED, '').replaceAll(DATA, '');
  if (data.length < 2 || /__next_f|<template data-next-flight/.test(bare))
    throw new Error(
      'Next writes its data in a way that front/next-internals/scripts-after-paint.ts does not know.',
    );
  return { html: bare, data: data.join(';'), names };
}

/** A page as visitors get it, and the file of it that React needs, a script; null where it never comes. */
export type VisitorsPage = { html: string; script: string | null };

/**
 * The same page, but its scripts and its data for React are fetched once it has been painted. A browser asks
 * for scripts as soon as it reads their names, and data in the page stand before all that comes after: they
 * would share a slow line with the styles that the visitor waits for. Our pages work before their scripts are
 * there (decision 026).
 * @param addressOf where the file with the data will be
 */
export function scriptsAfterPaint(html: string, addressOf: (script: string) => string): VisitorsPage {
  const bare = takeOut(html);
  const end = bare?.html.lastIndexOf('</body>') ?? -1;
  if (!bare || end < 0) return { html, script: null };
  const loader = `<script>requestAnimationFrame(()=>setTimeout(()=>{${fetching(bare.names, addressOf(bare.data))}}))</script>`;
  return { html: bare.html.slice(0, end) + loader + bare.html.slice(end), script: bare.data };
}

/**
 * Fetches scripts of Next's, which run once the page's whole styles are there (page-styles.ts): what React
 * adds would be bare.
 * @param names of files in Next's folder
 * @param data the address of the script with the page's data, which runs before them; none where it has run
 */
export function fetching(names: string[], data?: string): string {
  const first = data ? `,new Promise(d=>add("script",{src:"${data}",async:true,onload:d}))` : '';
  return `const add=(t,o)=>document.head.append(Object.assign(document.createElement(t),o)),first=Promise.all([...Array.from(document.querySelectorAll("link[disabled]"),l=>new Promise(d=>{l.onload=l.onerror=d;l.disabled=false}))${first}]);for(const n of ${JSON.stringify(names)}){const s="${PLACE}"+n;add("link",{rel:"preload",as:"script",href:s});first.then(()=>add("script",{src:s,async:true}))}`;
}

/**
 * The scripts that a page fetches by itself, as Next names them or as `scriptsAfterPaint` does; none for old
 * browsers.
 */
export function pageScripts(html: string): string[] {
  return scriptNames(html).map((name) => PLACE + name);
}

/** The same by their names. */
function scriptNames(html: string): string[] {
  const [, list = '[]'] =
    /<script>[^<]*requestAnimationFrame\(.*?for\(const n of (\[.*?\])\)/.exec(html) ?? [];
  const named = Array.from(html.matchAll(NAMED), ([, name = '']) => name);
  return [...new Set([...named, ...(JSON.parse(list) as string[])])];
}
