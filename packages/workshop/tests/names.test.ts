import { expect, test } from 'vitest';
import { unpack } from '@/lib/tools/rules/workbook/archive';
import { TOOLS, openBook, openCells, textsIn } from './cells';

/**
 * What one types is the case, one of many, so its cells have names and not their sheet.
 */
const BY_CELL = ['Compare', 'What If', 'Example Hire', 'Example Machine', 'Example Campaign'];

test.each(TOOLS)('%s has a name for what is typed on each sheet for typing', async (slug) => {
  const book = await openBook(slug);
  const named = [...book.names.values()].map((range) => /^'?(.+?)'?!/.exec(range)?.[1]);
  const typed = [...book.sheets.keys()].filter((sheet) => openCells(book, sheet).size > 0);
  // Instructions has one to show what they look like.
  const without = typed.filter((sheet) => ![...named, ...BY_CELL, 'Instructions'].includes(sheet));
  expect(without).toEqual([]);
});

test.each([
  ['okr-planning-calculator', 'Scores', ['D10:D14', 'G21:G35'], '0.00#######'],
  ['strategic-alignment-assessment-kit', 'Areas', ['E7:E10', 'E11'], '0.0########'],
] as const)(
  '%s shows all decimals where fewer would contradict the word beside them',
  async (slug, sheet, ranges, format) => {
    const book = await openBook(slug);
    const styles = new TextDecoder().decode(await unpack(book.archive.get('xl/styles.xml')!));
    const formats = [...styles.split('<dxfs')[1]!.matchAll(/<dxf>.*?<\/dxf>/gs)].map(([dxf]) => dxf);
    for (const range of ranges) {
      const [, rules = ''] =
        new RegExp(`<conditionalFormatting sqref="${range}">(.*?)</conditionalFormatting>`, 's').exec(
          book.sheets.get(sheet)!.xml,
        ) ?? [];
      const shown = [...rules.matchAll(/dxfId="(\d+)"/g)].map(([, id]) => formats[Number(id)]);
      expect(
        shown.join(),
        `${sheet} ${range}: ${textsIn(book).get(sheet)!.get(range.split(':')[0]!)}`,
      ).toContain(format);
    }
  },
);
