import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { readAll, yamlOf } from '@/lib/content/read-all';
import { writtenTexts } from '@/lib/content/written-texts';
import { productFilePath } from '@/lib/shop/rules/product-file';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { CONTENT } from '@/tests/support/content';

/** In one sentence: a program that nobody here has, and a word that says somebody tried something in it. */
const PROGRAM = /\b(Excel|Google Sheets|Numbers for Mac)\b/;
const TRIED = /\b(tested|tried|checked|verified|recalculated|opened|proven|proved|certified|guaranteed)\b/i;
const claims = (text: string) =>
  text.split(/(?<=[.!?])\s/).filter((sentence) => PROGRAM.test(sentence) && TRIED.test(sentence));

const { products } = loadContent(CONTENT);
const sources = readAll(CONTENT);
const files = products.flatMap((product) => product.files.filter(({ slug }) => slug === product.slug));

test('no page, guide or workbook says that it was tried in Excel or Google Sheets, where nobody tried it', async () => {
  const texts = writtenTexts(sources, yamlOf(sources)).map(({ text }) => text);
  const guides = files
    .filter(({ name }) => /\.(html|txt)$/.test(name))
    .map((file) => readFileSync(join(CONTENT, productFilePath(file)), 'utf8').replace(/<[^>]+>/g, ' '));
  const workbooks = files.filter(({ name }) => name.endsWith('.xlsx'));
  const books = await Promise.all(
    workbooks.map((file) => readWorkbook(readFileSync(join(CONTENT, productFilePath(file))))),
  );
  const cells = books.flatMap((book) =>
    [...book!.sheets.values()].flatMap(({ cells: all }) => [...all.values()].map(({ value }) => value)),
  );
  expect(workbooks.length).toBeGreaterThanOrEqual(9);
  const found = [...texts, ...guides, ...cells].flatMap((text) =>
    typeof text === 'string' ? claims(text) : [],
  );
  expect(found).toEqual([]);
});

test('a sentence that claims it is found, and one that says what a file is made for is none', () => {
  expect(claims('It’s small. We tested every sheet in Excel 2016.')).toEqual([
    'We tested every sheet in Excel 2016.',
  ]);
  expect(claims('Made for Excel 2016 and later. Recalculated in LibreOffice.')).toEqual([]);
});
