import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { kindOfFile, LICENSE_FILE, productFilePath, type ProductFile } from '@/lib/shop/rules/product-file';
import { openArchive, unpack } from '@/lib/tools/rules/workbook/archive';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { CONTENT } from '@/tests/support/content-folder';

const { products } = loadContent(CONTENT);
const own = products.flatMap((product) => product.files.filter(({ slug }) => slug === product.slug));
/** A tool that a firm adds brings files that are made elsewhere, and no proof of them. */
const isOurs = ({ slug }: { slug: string }) => existsSync(join(CONTENT, 'products', slug, 'proof.json'));
/** What a guide is printed of. */
const writtenFor = ({ slug }: ProductFile) => join(CONTENT, 'products', slug, 'guide.html');
const guides = own.filter((file) => file.workingMinutes !== undefined && existsSync(writtenFor(file)));
const bytesOf = (file: ProductFile) => readFileSync(join(CONTENT, productFilePath(file)));
const read = (file: ProductFile) => bytesOf(file).toString();
const words = (html: string) => html.replace(/<[^>]+>/g, ' ');

test('every tool has a file beside its license, and the bundle has them all', () => {
  for (const { slug, files } of products)
    expect(files.filter(({ name }) => name !== LICENSE_FILE).length, slug).toBeGreaterThan(0);
  expect(products.at(-1)!.files).toEqual(expect.arrayContaining(own));
});

test('the page of a tool has a line about each file', () => {
  for (const { slug, files, whatYouGet } of products.filter(({ type }) => type === 'digital')) {
    const kinds = files.filter(({ name }) => name !== LICENSE_FILE).map(({ name }) => name.split('.').at(-1));
    const said = whatYouGet.flatMap((line) => kindOfFile(line) ?? []);
    expect(said.sort(), slug).toEqual(kinds.sort());
  }
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

test.each(guides.map((file) => [`${file.slug}/${file.name}`, file] as const))(
  '%s states its working time and has what its page lists',
  (_, file) => {
    const text = words(readFileSync(writtenFor(file), 'utf8'));
    expect(text).toMatch(new RegExp(`Working time:\\s+${file.workingMinutes} minutes`));
    for (const part of file.contains) expect(text.toLowerCase()).toContain(part.toLowerCase());
  },
);
