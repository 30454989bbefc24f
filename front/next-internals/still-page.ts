// Delete when Next can render a page without its data and scripts, and let React take it over later.
// Test: tests/unit/front/next-internals/still-page.test.ts, tests/e2e/still-pages.spec.ts
import { fetching, takeOut, type VisitorsPage } from './scripts-after-paint';

/** What Next has for browsers of long ago. */
const OLD = /<script src="\/_next\/static\/chunks\/[^"]+" noModule=""><\/script>/g;
/** The script of every page, and what it takes from its element (components/layout/site-script.ts). */
const SITE_SCRIPT = /<script src="(\/_still\/[^"]+)" async=""(?: fetchPriority="low")?([^>]*)><\/script>/;
/**
 * Fetches it once words can be seen: a browser that reads its address at once fetches it beside the page. One
 * that does not say when words are seen fetches it a second after the page is there. It is asynchronous by
 * then as React wrote it, which finds it so and adds no second one.
 */
const AFTER_PAINT = [
  '{const script=document.currentScript.previousElementSibling,',
  'begin=()=>{if(script.src)return;script.async=true;script.src=script.dataset.src};',
  'addEventListener("load",()=>setTimeout(begin,1000));new PerformanceObserver((paints)=>{',
  'if(paints.getEntriesByName("first-contentful-paint").length)begin()',
  '}).observe({type:"paint",buffered:true})}',
].join('');
/** A part of the page that came later is moved into its place by a script. */
const MOVED = /\$R[CXSB]\(/;

/** How long a chosen purchase waits for React, in milliseconds. */
const PATIENCE = 20_000;

/**
 * What is bought before React is there is kept on <html>, and bought once it is
 * (components/checkout/checkout-place.tsx): the last that was chosen. Where a script of ours does not come,
 * or takes too long, or a visitor does not want to wait and chooses again, the form is sent that leads to
 * Stripe's page; from then on nothing opens beside it, until somebody is back. It listens on the way down
 * (capture): while React takes the page over, it stops clicks at the document.
 */
const KEEPING = [
  '(()=>{let gone,timer;const{dataset}=document.documentElement,busy="aria-busy",',
  'keep=(b)=>{clearTimeout(timer);delete dataset.kept;',
  `for(const other of document.querySelectorAll("[data-buy]["+busy+"]"))other.removeAttribute(busy);`,
  'if(!b)return;dataset.kept=b.dataset.buy;b.setAttribute(busy,"true");',
  `timer=setTimeout(()=>dataset.kept&&send(b),${PATIENCE})},`,
  'send=(b)=>{keep();dataset.sent="";b.form.requestSubmit(b)};',
  'addEventListener("click",(e)=>{const b=e.target.closest("[data-buy]:not([data-ready] *)");',
  'if(!b||"sent"in dataset)return;e.preventDefault();',
  'if(gone||(dataset.kept===b.dataset.buy&&2>e.detail))send(b);else keep(b)},true);',
  'addEventListener("error",({target:t})=>{if(t.tagName!=="SCRIPT"||!/\\/_(still|next)\\//.test(t.src))return;gone=1;',
  `const b=dataset.kept&&document.querySelector("[data-buy]["+busy+"]");if(b)send(b)},true);`,
  'addEventListener("pageshow",(e)=>{if(!e.persisted)return;delete dataset.sent;keep()})})();',
].join('');

/**
 * The same page without Next and React: what is in it works without them, and the script of every page comes
 * once it is painted. Where something can be bought, they come as one file once somebody is about to.
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
  const sells = bare.html.includes('data-buy=');
  const script = sells ? `${bare.data};{${fetching(bare.names)}}` : null;
  const own = (_: string, address: string, data: string) => {
    const wakes = script === null ? '' : ` data-wakes="${addressOf(script)}"`;
    const later = `<script data-src="${address}"${data}${wakes}></script><script>${AFTER_PAINT}</script>`;
    // Before the script of the page, so that it hears when that does not come.
    return sells ? `<script>${KEEPING}</script>${later}` : later;
  };
  return { html: bare.html.replace(SITE_SCRIPT, own), script };
}
