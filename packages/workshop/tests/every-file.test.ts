import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { factsOf, HASHES, PRODUCTS } from '../facts';
import { makeFiles, type MadeFile } from '../files';
import { sha256 } from '@/lib/content/sha256';
import { pathOf, readHashes } from '../made';
import { MAKERS } from '../makers';
import { Book } from '../sheet/book';
import { TABS } from '../sheet/styles';
import { unzip } from '../zip';
import { openBook } from './cells';
import { functionsIn, KNOWN_FUNCTIONS } from './functions';
import { openPdf } from './pdf';

const bytesOf = (file: { slug: string; name: string }) => readFileSync(`${PRODUCTS}/${pathOf(file)}`);
const ARCHIVE = /\.(xlsx|docx|pptx)$/;
/** The hash of each part, so that a difference names it. */
const partsOf = (zip: Buffer) => [...unzip(zip)].map(([name, bytes]) => `${name} ${sha256(bytes)}`);
/**
 * What is read, and what is filled in. Not on which page: another Chromium may tear a list elsewhere, into
 * two.
 */
async function readOf(pdf: Buffer) {
  const { lines, tags, fields, ...rest } = await openPdf(pdf);
  const of = (roles: RegExp) => tags.filter(({ role }) => roles.test(role));
  return {
    ...rest,
    pages: lines.length,
    headings: of(/^(H\d|TH|Caption)$/).map(({ role, text }) => `${role} ${text}`),
    figures: of(/^Figure$/).map(({ alt }) => alt),
    words: of(/^(H\d|P|LI|TH|TD|Caption)$/)
      .map(({ text }) => text.replace(/\s+/g, ''))
      .join(''),
    fields: fields.map(({ name, label, box }) => ({ name, label, box })),
  };
}
const workbooks = MAKERS.filter(({ name }) => name.endsWith('.xlsx'));
const sheetsIn = (file: { slug: string; name: string }) =>
  [...unzip(bytesOf(file))]
    .filter(([name]) => name.startsWith('xl/worksheets/sheet'))
    .map(([, xml]) => xml.toString());

let made: MadeFile[];
beforeAll(async () => {
  made = await makeFiles(MAKERS, factsOf);
});

test('what is made now is what lies in content and what the list of hashes says', async () => {
  const hashes = readHashes(HASHES);
  for (const file of made) {
    expect(sha256(bytesOf(file)), `${pathOf(file)} was changed: npm run files names it`).toBe(
      hashes[pathOf(file)],
    );
    // What is in them, since another version of Node may pack the same a little differently.
    if (ARCHIVE.test(file.name)) expect(partsOf(file.bytes), file.name).toEqual(partsOf(bytesOf(file)));
    // What is read and filled in, since another Chromium may break a line elsewhere.
    if (file.name.endsWith('.pdf'))
      expect(await readOf(file.bytes), file.name).toEqual(await readOf(bytesOf(file)));
  }
  expect(Object.keys(hashes)).toEqual(MAKERS.map(pathOf).sort());
});

describe.each(workbooks.map((file) => [file.name, file] as const))('%s', (_, file) => {
  // What LibreOffice calculates now is what lies there, by the test above; a formula that errs has no value
  // and is not made.
  test('has no error in any formula', () => {
    for (const xml of sheetsIn(file)) {
      expect(xml).not.toMatch(/<c [^>]*t="e"/);
      expect(xml).not.toMatch(/<v>(#|Err:)/);
    }
  });

  test('carries a value beside each formula', () => {
    for (const xml of sheetsIn(file)) expect(xml.match(/<\/f><\/c>/g)).toBeNull();
  });

  test('uses only functions that Excel 2016, Google Sheets and LibreOffice 7.4 know', () => {
    // In cells, in marks, in what may be typed, and behind names.
    const book = unzip(bytesOf(file)).get('xl/workbook.xml')!.toString();
    const used = new Set([...sheetsIn(file), book].flatMap(functionsIn));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !KNOWN_FUNCTIONS.has(name))).toEqual([]);
  });

  test('says in its properties what it is, and has a footer on every sheet', () => {
    const entries = unzip(bytesOf(file));
    expect(entries.get('docProps/core.xml')!.toString()).toMatch(/<dc:title>[A-Z0-9][^<]+<\/dc:title>/);
    for (const xml of sheetsIn(file)) expect(xml).toContain('<oddFooter>');
  });

  test('keeps its formulas from slips, without a password', async () => {
    for (const { xml, cells } of (await openBook(file.slug, file.name)).sheets.values()) {
      expect(xml).toMatch(/<sheetProtection sheet="(true|1)"/);
      expect(xml).not.toMatch(/<sheetProtection [^>]*(password|hashValue)=/);
      const open = [...cells].filter((cell) => cell[1].open && cell[1].formula !== undefined);
      expect(open.map(([cell]) => cell)).toEqual([]);
    }
  });

  test('marks each text in a cell for a number by that cell, not by the first of its range', () => {
    for (const xml of sheetsIn(file))
      for (const [, formula] of xml.matchAll(/<formula>(AND\(ISTEXT\([^<]*)<\/formula>/g))
        expect(formula).not.toContain('$');
  });

  test('has how to begin, then results, what is typed and what lies beside the work; helpers last and hidden', async () => {
    const kinds = Object.values(TABS);
    const book = await openBook(file.slug, file.name);
    const hidden = new Set(
      [...book.xml.matchAll(/<sheet name="([^"]*)"[^>]*state="hidden"/g)].map(([, name]) => name),
    );
    const places = [...book.sheets].map(([name, { xml }]) => {
      const color = /<tabColor rgb="FF(\w+)"/.exec(xml)?.[1];
      expect(hidden.has(name), name).toBe(color === undefined);
      return color === undefined ? kinds.length : kinds.indexOf(color);
    });
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('has the sheets that its page lists; filled, those of the blank one', async () => {
    const names = [...(await openBook(file.slug, file.name)).sheets.keys()];
    const { files } = factsOf(file.slug);
    const blank = 'blank' in file ? file.blank : file.name;
    expect(names).toEqual(files.find(({ name }) => name === blank)!.contains);
  });
});

test('a sheet of results behind one for typing is refused by its name', async () => {
  const book = await Book.begin({ title: 'A tool', subject: '' });
  book.sheet('Goals', { widths: [], tab: 'type' });
  expect(() => book.sheet('Scores', { widths: [], tab: 'read' })).toThrow('"Scores" stands behind "Goals"');
});

test('a function that Excel 2016 or Google Sheets lacks is found wherever a formula stands', () => {
  const xml =
    '<f>_xlfn.CONCAT(A1,&quot;LET(&quot;)</f><formula>SUM(LAMBDA(A1))</formula><formula1>SORT(A1)</formula1><f t="shared">N(A1)</f>';
  expect(functionsIn(xml)).toEqual(['_xlfn.CONCAT', 'SUM', 'LAMBDA', 'SORT', 'N']);
});
