import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { styleNotices } from '@/lib/content/house-style';
import { formatIssue } from '@/lib/content/issue';
import { loadContent } from '@/lib/content/load';
import { LICENSE_FILE, productFilePath, type ProductFile } from '@/lib/shop/rules/product-file';
import { openArchive, unpack } from '@/lib/tools/rules/workbook/archive';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { CONTENT } from '@/tests/support/content-folder';

const { products, site } = loadContent(CONTENT);
const own = products.flatMap((product) => product.files.filter(({ slug }) => slug === product.slug));
/** It links to the other files and is no walkthrough: complete-strategy-toolbox.test.ts of the workshop. */
const START_PAGE = 'start-here.html';
/** A tool that a firm adds brings files that are made elsewhere, and no proof of them. */
const isOurs = ({ slug }: { slug: string }) => existsSync(join(CONTENT, 'products', slug, 'proof.json'));
const pages = own.filter((file) => isOurs(file) && file.name.endsWith('.html') && file.name !== START_PAGE);
const bytesOf = (file: ProductFile) => readFileSync(join(CONTENT, productFilePath(file)));
const read = (file: ProductFile) => bytesOf(file).toString();
const words = (html: string) => html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' ');

test('every tool has a file beside its license, and the bundle has them all', () => {
  for (const { slug, files } of products)
    expect(files.filter(({ name }) => name !== LICENSE_FILE).length, slug).toBeGreaterThan(0);
  expect(products.at(-1)!.files).toEqual(expect.arrayContaining(own));
});

test('every file is whole: each part of it can be read to its end', async () => {
  for (const file of own) {
    const bytes = bytesOf(file);
    if (/\.(xlsx|docx|pptx|zip)$/.test(file.name)) {
      const parts = [...(openArchive(bytes)?.values() ?? [])];
      expect(parts.length, file.name).toBeGreaterThan(0);
      for (const part of parts)
        expect((await unpack(part)).length, `${file.name}, ${part.name}`).toBe(part.size);
    }
    if (file.name.endsWith('.pdf')) {
      expect(read(file).trimEnd().endsWith('%%EOF'), file.name).toBe(true);
      expect((await getDocumentProxy(new Uint8Array(bytes))).numPages, file.name).toBeGreaterThan(0);
    }
    if (file.name.endsWith('.html')) expect(read(file).trimEnd().endsWith('</html>'), file.name).toBe(true);
  }
});

test('a workbook has the sheets that its page lists', async () => {
  const listed = own.filter((file) => isOurs(file) && /(?<!-example)\.xlsx$/.test(file.name));
  expect(listed.length).toBeGreaterThan(8);
  for (const file of listed) {
    const sheets = [...(await readWorkbook(bytesOf(file)))!.sheets.keys()];
    expect(sheets, file.name).toEqual(file.contains);
  }
});

test.each(pages.map((file) => [`${file.slug}/${file.name}`, file] as const))(
  '%s is one page for print that needs nothing else and runs nothing',
  (_, file) => {
    // A picture is part of the page itself.
    const html = read(file).replace(/ src="data:image\/jpeg;base64,[A-Za-z0-9+/=]+"/g, '');
    expect(html).not.toMatch(/<script|\son[a-z]+=|src=|href=|url\(|@import|https?:/i);
    expect(html).toContain('@media print');
    expect(words(html).split(/\s+/).length).toBeGreaterThan(500);
  },
);

test.each(pages.map((file) => [`${file.slug}/${file.name}`, file] as const))(
  '%s states its working time and has what its page lists',
  (_, file) => {
    const text = words(read(file));
    expect(text).toMatch(new RegExp(`Working time:\\s+${file.workingMinutes} minutes`));
    for (const part of file.contains) expect(text.toLowerCase()).toContain(part.toLowerCase());
  },
);

/** A line of its text, with the ends of paragraphs and cells between sentences. */
const linesOf = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, (style) => style.replace(/[^\n]/g, ''))
    .replace(/<\/?(b|i|em|span|a)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' | ')
    .replace(/&[lr]dquo;/g, '“')
    .split('\n');

test.each(pages.map((file) => [`${file.slug}/${file.name}`, file] as const))(
  '%s is written as the site is',
  (name, file) => {
    const texts = linesOf(read(file)).map((text, index) => ({
      text,
      at: { file: name, path: '', line: index + 1 },
      final: true,
    }));
    expect(styleNotices(texts).map(formatIssue)).toEqual([]);
  },
);

test('the walkthroughs of the tracker add up to the time it states', () => {
  const file = pages.find(({ name }) => name === 'tracker-setup-guide.html')!;
  const stated = [...read(file).matchAll(/<p class="time"><b>(\d+) minutes(?:\.|<)/g)].map(([, n]) =>
    Number(n),
  );
  expect(stated).toHaveLength(6);
  expect(stated.reduce((total, minutes) => total + minutes, 0)).toBe(file.workingMinutes);
});

test('a file leaves the brand out, so that it can change in one place', () => {
  for (const file of own) expect(read(file), file.name).not.toContain(site.brand.name);
});
