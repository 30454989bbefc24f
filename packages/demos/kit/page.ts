import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/kernel/routes';
import { escapeMarkup as escape } from '@/lib/kernel/text';

type Given = {
  demo: Content['toolbox']['demos']['items'][number];
  content: Content;
  /** The address of the site, without a slash at its end. */
  address: string;
  /** The picture that is shown where the page is shared. */
  card: { path: string; width: number; height: number };
  /** Of the site, as HTML. */
  header: string;
  footer: string;
};

const BUTTON =
  'button inline-flex items-center justify-center rounded-control border-drawn text-center font-semibold no-underline';

/**
 * The whole page around a demo. What can't work without its script is made or shown by that. No script and no
 * style runs from within it, so that a strict policy for contents can hold.
 */
export function page({ demo, content, address, card, header, footer }: Given): string {
  const { site, toolbox, products } = content;
  const { slug, search, line } = demo;
  const product = products.find((one) => one.slug === slug)!;
  const read = articleOn(slug, content);
  const w = {
    ...{ title: escape(product.title), search: escape(search), line: escape(line) },
    ...{ promise: escape(toolbox.demos.text), check: escape(demo.check) },
  };
  const url = `${address}/tools/${slug}.html`;
  const image = `${address}${card.path}`;
  const brand = escape(site.brand.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${w.search} - ${brand}</title>
<meta name="description" content="${w.line} ${w.promise}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand}">
<meta property="og:url" content="${url}">
<meta property="og:title" content="${w.search}">
<meta property="og:description" content="${w.line} ${w.promise}">
<meta property="og:image" content="${image}">
<meta property="og:image:width" content="${card.width}">
<meta property="og:image:height" content="${card.height}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${webApplication({ name: search, description: line, url, image }, site.brand.name, address)}</script>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/tools/assets/brygada-1918.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/tools/assets/public-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/tools/assets/demo.css">
<script type="module" src="/tools/assets/${slug}.js"></script>
</head>
<body>
<a class="absolute top-2 left-2 bg-ink px-4 py-3 text-paper-raised not-focus:[clip-path:inset(50%)] print:hidden" href="#tool">${escape(site.words.skipToContent)}</a>
${header}
<main>
<div class="relative mx-auto max-w-page pr-pad pb-section pl-gutter print:p-0">
<div class="plumb left-[calc(var(--cord)-12px)] w-[24px] print:hidden" aria-hidden="true"><span class="bob"></span></div>
<div class="grid gap-[clamp(1rem,3vw,2.5rem)] py-[clamp(1.25rem,3vw,2.5rem)] md:grid-cols-[clamp(3.5rem,13vw,10rem)_minmax(0,1fr)] print:pt-0 print:pb-[6mm]">
<img src="/images/tools/${slug}.svg" alt="" width="160" height="120" class="h-auto w-full max-md:hidden forced-colors:bg-[#fff] forced-colors:p-2 forced-colors:forced-color-adjust-none print:hidden">
<div>
<p class="font-semibold text-brass-deep print:hidden">Free demo</p>
<h1>${w.title}</h1>
<p class="mt-2 font-display text-[1.3125rem]/[1.4] font-medium enlarged:text-[9.5vw] enlarged:hyphens-auto print:hidden">${w.line}</p>
<p class="mt-2 print:hidden">${w.promise}</p>
</div>
</div>
<div id="tool" class="flex flex-col gap-8 outline-none lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-x-10 print:flex print:items-stretch"><p class="headline late">This demo needs JavaScript, and its script hasn’t arrived. Load the page again, or turn JavaScript on in this browser.</p></div>
</div>
<section class="drawn py-section pr-[calc(max(0px,(100%-80rem)/2)+var(--pad))] pl-[calc(max(0px,(100%-80rem)/2)+var(--gutter))] [&_:focus-visible]:outline-blueprint-brass print:hidden" aria-labelledby="paid-title">
<h2 id="paid-title">What the paid tool adds</h2>
<ul class="mt-5 mb-5 columns-[20rem] gap-x-10 list-none p-0">
${product.whatYouGet.map((item) => `<li class="relative mb-2 break-inside-avoid pl-6 before:absolute before:top-[0.75em] before:left-0 before:w-3 before:border-t-drawn before:border-blueprint-brass">${led(item)}</li>`).join('\n')}
</ul>
<p><a class="${BUTTON} min-h-13 border-blueprint-brass bg-blueprint-brass px-6 py-3 leading-tight text-ink hover:border-blueprint-text hover:bg-blueprint-text" href="${routes.product(slug)}">See the ${w.title}, ${wholeDollars(product.priceCents)}</a></p>
<p class="mt-4">From the library: <a href="${read.path}">${escape(read.title)}</a></p>
</section>
<section class="group mx-auto max-w-page py-section pr-pad pl-gutter *:not-first:mt-3 print:hidden" id="check" aria-labelledby="check-title" hidden>
<h2 id="check-title">Check my workbook</h2>
<p>Filled in the paid workbook? Drop it here. ${w.check}</p>
<div class="grid max-w-160 gap-2 rounded-control border-drawn border-dashed border-ink-muted bg-paper-raised p-5 font-semibold group-[.over]:border-solid group-[.over]:border-brass-deep">
<label for="check-file">Your workbook (.xlsx), as you saved it</label>
<input type="file" id="check-file" class="font-regular" accept=".xlsx" aria-describedby="check-stays">
</div>
<p id="check-stays">It’s read in your browser. Nothing is uploaded, and nothing in it is changed.</p>
<p id="check-said" class="font-semibold empty:m-0" role="status"></p>
<div id="check-list"></div>
</section>
</main>
${footer}
</body>
</html>
`;
}

/** A line of what is sold: what is before a colon leads, in bold, as on the product's page. */
const led = (item: string) => escape(item).replace(/^(.*?:) /, '<b class="font-semibold">$1</b> ');

/** The first page of the library that shows the tool, else the library. */
function articleOn(slug: string, { pages, library }: Content): { title: string; path: string } {
  const page = pages.find(({ sections }) =>
    sections.some(({ body }) => body.some((block) => block.kind === 'tool' && block.of === slug)),
  );
  return page
    ? { title: page.title, path: routes.page(page.slug) }
    : { title: library.page.title, path: routes.library };
}

/** For search engines: a web application at no price. No text in it can end the script it stands in. */
function webApplication(facts: object, brand: string, address: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    ...facts,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', '@id': `${address}/#organization`, name: brand },
  }).replaceAll('<', '\\u003c');
}
