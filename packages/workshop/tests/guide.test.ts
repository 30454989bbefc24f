import { MADE_BY, MADE_ON } from '../facts';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { blankTable, emptyRows, formPdf } from '../guide/forms';
import { openPdf } from './pdf';

const FACTS = { tool: 'A Tool', title: 'A form' };
const opened = async (main: string) => openPdf(await formPdf(main, FACTS));

test('each page of several says which of how many it is, and that of a single one has no number', async () => {
  const { lines } = await opened('<p>One</p><h2 class="page">Two</h2>');
  expect(lines.map((page) => page.join(' '))).toEqual([
    expect.stringContaining('1 / 2'),
    expect.stringContaining('2 / 2'),
  ]);
  expect((await opened('<p>One</p>')).lines.flat().join(' ')).not.toContain('1 / 1');
});

test('a heading stands on the page of the table below it, and the table on one page', async () => {
  const filled = '<p>Text</p>'.repeat(36);
  const { lines } = await opened(
    `${filled}<h2>Heading</h2><table><tbody><tr><td>first</td></tr><tr><td>middle</td></tr><tr><td>last</td></tr></tbody></table>`,
  );
  expect(lines[0]).not.toContain('Heading');
  expect(lines[1]).toEqual(expect.arrayContaining(['Heading', 'first', 'last']));
});

test('text that a smaller size would save a page gets the smaller size', async () => {
  const { lines } = await opened('<p>Text</p>'.repeat(34));
  expect(lines).toHaveLength(1);
});

test('what is left empty can be typed into, each by a name of its own, a cross is ticked', async () => {
  const crosses = '<td class="cross"></td>'.repeat(2);
  const { fields } = await opened(
    `${blankTable(['No.', 'What'], [['1'], ['2']])}${blankTable(['What'], emptyRows(1))}<p>Why?</p><p class="line"></p>
     <table class="blank"><thead><tr><th>Yes</th><th>No</th></tr></thead><tbody><tr>${crosses}</tr></tbody></table>`,
  );
  expect(fields.map(({ name }) => name).slice(0, 2)).toEqual(['What 1 (2)', 'What 2 (2)']);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(6);
  expect(fields.map(({ label, box }) => [label, box])).toEqual([
    ['1: What', false],
    ['2: What', false],
    ['What', false],
    ['Why?: line 1', false],
    ['Yes', true],
    ['No', true],
  ]);
});

test('a field is in the tree where it stands on paper, as a form and under its head', async () => {
  const { tags } = await opened(blankTable(['Head'], [[]]));
  expect(tags.map(({ role, text }) => `${role} ${text}`).slice(2)).toEqual([
    'Table Head[field]',
    'TR Head',
    'TH Head',
    'TR [field]',
    'TD [field]',
    'Form [field]',
  ]);
});

test('a figure says what it shows to those who can’t see it', async () => {
  const picture =
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22%3E%3Crect width=%229%22 height=%229%22/%3E%3C/svg%3E';
  const { tags } = await opened(
    `<figure><img src="${picture}" alt="A chart of two goals."><figcaption>Scores</figcaption></figure>`,
  );
  expect(tags.filter(({ role }) => role === 'Figure')).toEqual([
    { role: 'Figure', text: '', alt: 'A chart of two goals.' },
  ]);
  expect(tags).toContainEqual({ role: 'Caption', text: 'Scores' });
});

test('what repeats on each page is no part of the text that is read', async () => {
  const { tags, lines } = await opened('<p>One</p><h2 class="page">Two</h2>');
  expect(lines[1]!.join(' ')).toContain('A Tool');
  expect(tags.map(({ role, text }) => `${role} ${text}`)).toEqual([
    'P A Tool',
    'H1 A form',
    'P One',
    'H2 Two',
  ]);
});

test('what is typed has a font with all letters, and not the one cut for this text', async () => {
  const pdf = await PDFDocument.load(await formPdf(blankTable(['Head'], emptyRows(2)), FACTS));
  const form = pdf.catalog.getAcroForm()!;
  expect(form.dict.lookup(PDFName.of('DR'), PDFDict).toString()).toContain('/Helv');
  const fields = form.getAllFields().map(([{ dict }]) => String(dict.get(PDFName.of('DA'))));
  expect(fields).toEqual([expect.stringContaining('/Helv 9 Tf'), expect.stringContaining('/Helv 9 Tf')]);
});

test('a box is ticked and emptied again by whoever opens it', async () => {
  const table = `<table class="blank"><thead><tr><th>Yes</th></tr></thead><tbody><tr><td class="cross"></td></tr></tbody></table>`;
  const pdf = await PDFDocument.load(await formPdf(table, FACTS));
  const [box] = pdf.getForm().getFields();
  const tick = pdf.getForm().getCheckBox(box!.getName());
  tick.check();
  expect(tick.isChecked()).toBe(true);
  tick.uncheck();
  expect(tick.isChecked()).toBe(false);
});

test('heads of tables are counted from 1, whatever Chromium drew before', async () => {
  const pdf = await PDFDocument.load(await formPdf(blankTable(['Head', 'Another'], emptyRows(2)), FACTS));
  const named = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => [...object.toString().matchAll(/\/ID \((\w+)\)/g)].map(([, name]) => name));
  expect(named).toEqual(['node00000001', 'node00000002']);
});

test('a form says no day and nothing of the machine that made it, and is the same bytes each time', async () => {
  const main = blankTable(['Head', 'Another'], emptyRows(2));
  const first = await formPdf(main, FACTS);
  expect((await formPdf(main, FACTS)).equals(first)).toBe(true);
  const day = MADE_ON.slice(0, 10).replaceAll('-', '');
  const { info } = await (await getDocumentProxy(new Uint8Array(first))).getMetadata();
  expect(info).toMatchObject({
    Author: MADE_BY,
    Creator: 'Chromium',
    CreationDate: `D:${day}000000Z`,
    ModDate: `D:${day}000000Z`,
  });
});
