import { describe, expect, test } from 'vitest';
import { archiveOf, openArchive, pack, unpack, type Archive } from '@/lib/tools/rules/workbook/archive';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { unescaped } from '@/lib/tools/rules/workbook/xml';
import { typeInto } from '@/lib/tools/rules/workbook/type-into';

const SHEET = `<worksheet><sheetData><row r="1"><c r="A1" s="1"/><c r="B1" s="0" t="str"><f>IF(A1="","",A1&amp;"!")</f><v></v></c><c r="C1" s="1"></c></row></sheetData></worksheet>`;
const PARTS = {
  'xl/workbook.xml': `<workbook><sheets><sheet name="A &amp; B" r:id="rId1"/></sheets><calcPr calcId="1"/></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet><cellXfs count="2"><xf/><xf><protection locked="false"/></xf></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': SHEET,
};

async function aBook(changes: Record<string, string> = {}): Promise<Uint8Array> {
  const archive: Archive = new Map();
  for (const [name, text] of Object.entries({ ...PARTS, ...changes }))
    archive.set(name, await pack(name, text));
  return archiveOf(archive);
}
const typed = (cell: string, value: string | number) => new Map([['A & B', new Map([[cell, value]])]]);
const valueOf = async (bytes: Uint8Array, cell: string) =>
  (await readWorkbook(bytes))!.sheets.get('A & B')!.cells.get(cell);

describe('A workbook that is typed into', () => {
  test.each(['<b> & "so"', '  two  ', '=1+1', 'a\u0001b 😀'])(
    'keeps the text %j, but for what XML can’t hold',
    async (text) => {
      const { bytes } = await typeInto((await readWorkbook(await aBook()))!, typed('A1', text), 1);
      const kept = text.replace('\u0001', '');
      expect(await valueOf(bytes, 'A1')).toEqual({ value: kept, open: true });
      expect(await valueOf(bytes, 'B1')).toMatchObject({ value: `${kept}!`, formula: 'IF(A1="","",A1&"!")' });
    },
  );

  test('refuses a cell that is not for typing', async () => {
    const book = (await readWorkbook(await aBook()))!;
    await expect(typeInto(book, typed('B1', 1), 1)).rejects.toThrow('A & B!B1 is not for typing.');
    await expect(typeInto(book, typed('D9', 1), 1)).rejects.toThrow('A & B!D9 is not for typing.');
  });

  test('changes no part but the sheet and the setting to count once more', async () => {
    const before = await aBook();
    const { bytes } = await typeInto((await readWorkbook(before))!, typed('C1', 7), 1);
    const [was, now] = [openArchive(before)!, openArchive(bytes)!];
    const changed = [...was.keys()].filter((name) => now.get(name)!.crc !== was.get(name)!.crc);
    expect(changed).toEqual(['xl/workbook.xml', 'xl/worksheets/sheet1.xml']);
    const text = async (name: string) => new TextDecoder().decode(await unpack(now.get(name)!));
    expect(await text('xl/worksheets/sheet1.xml')).toBe(
      SHEET.replace('<c r="C1" s="1"></c>', '<c r="C1" s="1"><v>7</v></c>'),
    );
    expect(await text('xl/workbook.xml')).toContain('<calcPr fullCalcOnLoad="1" calcId="1"/>');
  });
});

test('What is no workbook is nothing: a text, half of an archive, a broken one, one of something else', async () => {
  const book = await aBook();
  const broken = book.map((byte, at) => (at > 60 && at < 90 ? 7 : byte));
  const other = archiveOf(new Map([['a.txt', await pack('a.txt', 'a')]]));
  for (const bytes of [
    new Uint8Array(0),
    new TextEncoder().encode('Goal,Score\n'),
    book.subarray(0, 400),
    broken,
    other,
  ])
    expect(await readWorkbook(bytes)).toBeUndefined();
});

describe('A workbook that was made to do harm', () => {
  test('keeps a sign that there is none of as it is written', () => {
    expect(unescaped('&#x110000; &#99999999; &#x41;')).toBe('&#x110000; &#99999999; A');
  });

  const sheets = (count: number) => ({
    'xl/workbook.xml': `<workbook>${Array.from({ length: count }, (_, n) => `<sheet name="${n}" r:id="rId1"/>`).join('')}</workbook>`,
  });

  test('is none where its parts together are too large, though each is not', async () => {
    const large = { 'xl/worksheets/sheet1.xml': ' '.repeat(25_000_000) };
    expect((await readWorkbook(await aBook({ ...sheets(2), ...large })))?.sheets.size).toBe(2);
    expect(await readWorkbook(await aBook({ ...sheets(3), ...large }))).toBeUndefined();
  });

  test('is none with more sheets or cells than any of ours', async () => {
    expect(await readWorkbook(await aBook(sheets(101)))).toBeUndefined();
    const cells = { 'xl/worksheets/sheet1.xml': '<c r="A1"/>'.repeat(300_000) };
    expect(await readWorkbook(await aBook({ ...sheets(2), ...cells }))).toBeUndefined();
  });

  test('loses a cell whose name is no place, and nothing else', async () => {
    const odd = { 'xl/worksheets/sheet1.xml': '<c r="Z:Z"><v>1</v></c><c r="B2"><v>2</v></c>' };
    const [sheet] = (await readWorkbook(await aBook(odd)))!.sheets.values();
    expect([...sheet!.cells.keys()]).toEqual(['B2']);
  });
});
