import { MADE_ON } from '../facts';
import { expect, test, vi } from 'vitest';
import { wordDocument } from '../document/document';
import { blankTable, emptyRows } from '../guide/forms';
import { unzip } from '../zip';

const FACTS = { tool: 'A Tool', title: 'A paper', subject: 'What it is for' };
const partsOf = async (main: string) => unzip(await wordDocument(main, FACTS));
const textOf = async (main: string) => (await partsOf(main)).get('word/document.xml')!.toString();

test('a document is the same bytes on any day', async () => {
  const main = `<h2>One</h2><ul class="check"><li>two</li></ul>${blankTable(['Head'], emptyRows(2))}`;
  const first = await wordDocument(main, FACTS);
  vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z'), toFake: ['Date'] });
  try {
    expect((await wordDocument(main, FACTS)).equals(first)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('its properties say what it is', async () => {
  const properties = (await partsOf('<p>x</p>')).get('docProps/core.xml')!.toString();
  expect(properties).toContain('<dc:title>A paper - A Tool</dc:title>');
  expect(properties).toContain(MADE_ON);
});

test('headings are real ones, and the first row of a table comes again on each page', async () => {
  const xml = await textOf(`<h2>One</h2>${blankTable(['Head'], emptyRows(2))}`);
  expect(xml).toContain('<w:pStyle w:val="Heading2"/>');
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
});

test('the columns of a table are as wide as was said, and together as wide as the text', async () => {
  const xml = await textOf(blankTable(['One', 'Two'], emptyRows(1), '25 75'));
  expect([...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([
    2466, 7398,
  ]);
});

test('each numbered list counts from 1', async () => {
  const xml = await textOf('<ol><li>a</li></ol><ol><li>b</li></ol>');
  const lists = [...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(lists).size).toBe(2);
});

test('a piece that a document does not have is refused', async () => {
  await expect(wordDocument('<h4>x</h4>', FACTS)).rejects.toThrow('A document has no <h4>.');
});
