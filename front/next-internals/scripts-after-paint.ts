const PLACE = '/_next/static/chunks/';

/** How Next names a page's scripts in its HTML, and announces the first of them. */
const NAMED = /<script src="\/_next\/static\/chunks\/([^"]+)" async=""><\/script>/g;
const ANNOUNCED = /<link rel="preload" as="script"[^>]*>/g;

/**
 * What is bought before the scripts are there is marked, and bought once they are (components/checkout/checkout-place.tsx). On its
 * way down: what is clicked while React takes the page over, React stops at the document.
 */
const KEEPING =
  'addEventListener("click",({target})=>target.closest("[data-buy]:not([data-ready] *)")?.setAttribute("aria-busy","true"),true);';

/**
 * The same page, but its scripts are fetched once the page has been painted. A browser asks for them as soon as it reads
 * their names, and they would share a slow line with the styles and typefaces that the visitor waits for; our pages work
 * before their scripts are there (decision 026). What scripts are named elsewhere, in the data for React, it knows by their
 * addresses and finds.
 */
export function scriptsAfterPaint(html: string): string {
  const names = Array.from(html.matchAll(NAMED), ([, name]) => name);
  const end = html.lastIndexOf('</body>');
  if (names.length === 0 || end < 0) return html;
  const keeping = html.includes('data-buy=') ? KEEPING : '';
  const fetching = `for(const n of ${JSON.stringify(names)})document.head.append(Object.assign(document.createElement("script"),{src:"${PLACE}"+n,async:true}))`;
  const loader = `<script>${keeping}requestAnimationFrame(()=>setTimeout(()=>{${fetching}}))</script>`;
  return (html.slice(0, end) + loader + html.slice(end)).replaceAll(NAMED, '').replaceAll(ANNOUNCED, '');
}

/** The scripts that a page fetches by itself, as Next names them or as `scriptsAfterPaint` does; none for old browsers. */
export function pageScripts(html: string): string[] {
  const [, list = '[]'] =
    /<script>[^<]*requestAnimationFrame\(.*?for\(const n of (\[.*?\])\)/.exec(html) ?? [];
  const named = Array.from(html.matchAll(NAMED), ([, name = '']) => name);
  return [...new Set([...named, ...(JSON.parse(list) as string[])])].map((name) => PLACE + name);
}
