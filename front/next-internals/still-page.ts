// Delete when Next can render a page without its data and scripts, and let React take it over later.
// Test: tests/unit/front/next-internals/still-page.test.ts, tests/e2e/still-pages.spec.ts
import { fetching, takeOut, type VisitorsPage } from './scripts-after-paint';

/** What Next has for browsers of long ago. */
const OLD = /<script src="\/_next\/static\/chunks\/[^"]+" noModule=""><\/script>/g;
/** What the script of every page takes from its element (components/layout/site-script.ts). */
const SITE_SCRIPT = /<script src="\/_still\/[^"]+"/;
/** A part of the page that came later is moved into its place by a script. */
const MOVED = /\$R[CXSB]\(/;

/**
 * What is bought before React is there is marked, and bought once it is (components/checkout/checkout-place.tsx). Where a script does
 * not come, or a visitor does not want to wait and chooses again, the form is sent that leads to Stripe's page. It listens on the way
 * down (capture): while React takes the page over, it stops clicks at the document.
 */
const KEEPING = [
  '(()=>{let gone;const early=":not([data-ready] *)",send=(b)=>b.form.requestSubmit(b);',
  'addEventListener("click",(e)=>{const b=e.target.closest("[data-buy]"+early);if(!b)return;e.preventDefault();',
  'if(gone||(b.ariaBusy&&2>e.detail))return send(b);b.setAttribute("aria-busy","true")},true);',
  'addEventListener("error",({target:t})=>{if(t.tagName!=="SCRIPT")return;gone=1;',
  'const b=document.querySelector("[data-buy][aria-busy]"+early);if(b)send(b)},true)})();',
].join('');

/**
 * The same page without Next and React: what is in it works without them. Where something can be bought, they come as one file
 * once somebody is about to.
 * @param addressOf where the file will be
 * @returns its HTML, and that file's script; null where nothing on the page ever needs React
 * @throws Error where Next writes its pages in another way than this knows
 */
export function stillPage(html: string, addressOf: (script: string) => string): VisitorsPage {
  const bare = takeOut(html.replaceAll(OLD, ''));
  if (!bare || MOVED.test(html) || !SITE_SCRIPT.test(html))
    throw new Error('Next writes this page in a way that front/next-internals/still-page.ts does not know.');
  if (/\/_next\/static\/chunks\/[^"]+\.js/.test(bare.html))
    throw new Error('A still page names scripts of Next (front/next-internals/still-page.ts).');
  if (!bare.html.includes('data-buy=')) return { html: bare.html, script: null };
  const script = `${bare.data};{${fetching(bare.names)}}`;
  // Before the script of the page, so that it hears when that does not come.
  const begins = (begin: string) => `<script>${KEEPING}</script>${begin} data-wakes="${addressOf(script)}"`;
  return { html: bare.html.replace(SITE_SCRIPT, begins), script };
}
