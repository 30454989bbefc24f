import { PALETTE } from '@/lib/kernel/palette';
import { toolFolder } from '@/lib/shop/rules/product-file';
import { type Facts, factsOf } from '../../facts';

const { ink, paper, brass, blueprint, control } = PALETTE;
const LICENSE = 'LICENSE.txt';

const KINDS: Record<string, string> = {
  xlsx: 'workbook',
  pdf: 'PDF',
  docx: 'document',
  pptx: 'slides',
  html: 'web page',
  txt: 'text',
};

/**
 * start-here.html: a page that needs nothing but itself and links to each file where it lies in the bundle's
 * archive (lib/shop/rules/product-file.ts): its own beside it, a tool's in the tool's folder.
 * @throws Error when a tool of the bundle has no place on it
 */
export function startPage({ title, files, includes = [], firstOpened = [] }: Facts): Promise<Buffer> {
  const placed = firstOpened.flatMap(({ tools }) => tools);
  const missing = includes.find((slug) => !placed.includes(slug));
  if (missing || placed.length !== includes.length)
    throw new Error(`start-here.html: ${missing ?? placed.join()}`);
  const own = files.map(({ name }) => name).filter((name) => name !== 'start-here.html');
  const main = `<p class="tool">${escaped(title)}</p>
<h1>Start here</h1>
<p>Open one file: <a href="12-week-playbook.pdf">the 12-week playbook</a>. It tells you which tool to use in which week, and which to leave closed. Come back here for the rest: links to every file, in the order you need them. The folders have their numbers in that order, too.</p>
<p>If you haven’t yet, unzip the archive first: the links below go to the files next to this page.</p>
<ul>${own.map((name) => item(name, name)).join('')}</ul>
${firstOpened.map(({ when, tools }) => `<h2>${when}</h2>\n${tools.map((slug) => toolOf(slug, toolFolder(slug, firstOpened))).join('\n')}`).join('\n')}`;
  return Promise.resolve(Buffer.from(page(title, main)));
}

function toolOf(slug: string, folder: string): string {
  const { title, description, files } = factsOf(slug);
  const purpose = /^.*?\.(?=\s|$)/s.exec(description.trim())![0].replace(/\s+/g, ' ');
  // What a tool is worked with comes first, and its license last.
  const rank = ({ name }: { name: string }) => (name === LICENSE ? 2 : name.endsWith('.xlsx') ? 0 : 1);
  const sorted = [...files].sort((a, b) => rank(a) - rank(b));
  return `<section aria-labelledby="${slug}">
<h3 id="${slug}">${escaped(title)}</h3>
<p>${escaped(purpose)}</p>
<ul>${sorted.map(({ name }) => item(`${folder}/${name}`, name)).join('')}</ul>
</section>`;
}

const item = (href: string, name: string) =>
  `<li><a href="${href}">${escaped(name)}</a> <span>${KINDS[name.split('.').at(-1)!] ?? ''}</span></li>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Start here - ${escaped(title)}</title>
<style>
  :root { color: ${ink.DEFAULT}; background: ${paper.DEFAULT}; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; border-left: 3px solid ${brass.DEFAULT}; font: 1.0625rem/1.55 Arial, Helvetica, sans-serif; }
  h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; font-weight: 500; line-height: 1.2; }
  h1 { margin: 0.25rem 0 1rem; font-size: 2.5rem; }
  h2 { margin: 2.5rem 0 0.75rem; padding-top: 0.75rem; border-top: 1px solid ${ink.DEFAULT}; font-size: 1.625rem; }
  h3 { margin: 0 0 0.375rem; font-size: 1.25rem; }
  p { max-width: 44rem; margin: 0 0 0.875rem; }
  section { margin: 0 0 1rem; padding: 1rem 1.25rem; border: 1px solid ${control}; background: ${paper.raised}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.25rem 0; overflow-wrap: anywhere; }
  li span { color: ${ink.muted}; }
  a { display: inline-block; min-height: 1.5rem; color: ${blueprint.DEFAULT}; }
  a:focus-visible { outline: 3px solid ${brass.deep}; outline-offset: 2px; }
  p a { display: inline; }
  .tool { margin: 0; color: ${brass.deep}; font-weight: 600; }
  @media print { :root { background: #fff; } body { padding: 0; border: 0; font-size: 10.5pt; } section { break-inside: avoid; } }
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
