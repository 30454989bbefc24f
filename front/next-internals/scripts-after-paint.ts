// Delete when Next lets us say when its scripts are fetched (decision 026).
// Test: tests/unit/front/next-internals/scripts-after-paint.test.ts, tests/http/front.spec.ts
import { NEXT_FILES } from './own-addresses';

const PLACE = `${NEXT_FILES}static/chunks/`;

/** How Next names a page's scripts in its HTML, and announces the first of them. */
const NAMED = /<script src="\/_next\/static\/chunks\/([^"]+)" async=""><\/script>/g;
const ANNOUNCED = /<link rel="preload" as="script"[^>]*>/g;

/**
 * What is bought before the scripts are there is marked, and bought once they are (components/checkout/checkout-place.tsx). Where
 * one of them does not come, or a visitor does not want to wait and chooses again, the form is sent that leads to Stripe's page.
 * It listens on the way down (capture): while React takes the page over, it stops clicks at the document.
 */
export const KEEPING = [
  '(()=>{let gone;const early=":not([data-ready] *)",send=(b)=>b.form.requestSubmit(b);',
  'addEventListener("click",(e)=>{const b=e.target.closest("[data-buy]"+early);if(!b)return;e.preventDefault();',
  'if(gone||(b.ariaBusy&&2>e.detail))return send(b);b.setAttribute("aria-busy","true")},true);',
  'addEventListener("error",({target:t})=>{if(t.tagName!=="SCRIPT")return;gone=1;',
  'const b=document.querySelector("[data-buy][aria-busy]"+early);if(b)send(b)},true)})();',
].join('');

/**
 * The same page, but its scripts are fetched once the page has been painted. A browser asks for them as soon as it reads
 * their names, and they would share a slow line with the styles and typefaces that the visitor waits for; our pages work
 * before their scripts are there (decision 026). What scripts are named elsewhere, in the data for React, it knows by their
 * addresses and finds.
 */
export function scriptsAfterPaint(html: string): string {
  const names = Array.from(html.matchAll(NAMED), ([, name = '']) => name);
  const end = html.lastIndexOf('</body>');
  if (names.length === 0 || end < 0) return html;
  const keeping = html.includes('data-buy=') ? KEEPING : '';
  const loader = `<script>${keeping}requestAnimationFrame(()=>setTimeout(()=>{${fetching(names)}}))</script>`;
  return (html.slice(0, end) + loader + html.slice(end)).replaceAll(NAMED, '').replaceAll(ANNOUNCED, '');
}

/**
 * Fetches scripts of Next's, which run once the page's whole styles are there (page-styles.ts): what React adds would be bare.
 * @param names of files in Next's folder
 */
export function fetching(names: string[]): string {
  return `const sheets=Promise.all(Array.from(document.querySelectorAll("link[disabled]"),l=>new Promise(d=>{l.onload=l.onerror=d;l.disabled=false}))),add=(t,o)=>document.head.append(Object.assign(document.createElement(t),o));for(const n of ${JSON.stringify(names)}){const s="${PLACE}"+n;add("link",{rel:"preload",as:"script",href:s});sheets.then(()=>add("script",{src:s,async:true}))}`;
}

/** The scripts that a page fetches by itself, as Next names them or as `scriptsAfterPaint` does; none for old browsers. */
export function pageScripts(html: string): string[] {
  return scriptNames(html).map((name) => PLACE + name);
}

/** The same by their names. */
export function scriptNames(html: string): string[] {
  const [, list = '[]'] =
    /<script>[^<]*requestAnimationFrame\(.*?for\(const n of (\[.*?\])\)/.exec(html) ?? [];
  const named = Array.from(html.matchAll(NAMED), ([, name = '']) => name);
  return [...new Set([...named, ...(JSON.parse(list) as string[])])];
}
