import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAKERS } from '../makers';
import { unzip } from '../zip';
import { openCells, sheetsByName, textsIn } from './cells';
import { fileOf } from './workbook';

const BLANK = MAKERS.filter((maker) => 'workbook' in maker && !('blank' in maker && maker.blank));
const OWN_NAME = /<definedName name="(?!_)[^"]*"[^>]*>(?:&#39;|')?([^'&!]+)(?:&#39;|')?!/g;
/**
 * What one types is the case, one of many, so its cells have names and not their sheet.
 */
const BY_CELL = ['Compare', 'What If', 'Example Hire', 'Example Machine', 'Example Campaign'];

test.each(BLANK.map(({ name, slug }) => [name, slug] as const))(
  '%s has a name for what is typed on each sheet for typing',
  (name, slug) => {
    const book = readFileSync(fileOf(slug, name));
    const named = [...unzip(book).get('xl/workbook.xml')!.toString().matchAll(OWN_NAME)].map(
      ([, sheet]) => sheet,
    );
    const typed = [...sheetsByName(book).keys()].filter((sheet) => openCells(book, sheet).size > 0);
    // Instructions has one to show what they look like.
    const without = typed.filter((sheet) => ![...named, ...BY_CELL, 'Instructions'].includes(sheet));
    expect(without).toEqual([]);
  },
);

test.each([
  ['okr-planning-calculator', 'strategic-okr-planner.xlsx', 'Scores', ['D7:D11', 'G18:G32'], '0.00#######'],
  [
    'strategic-alignment-assessment-kit',
    'strategic-alignment-assessment.xlsx',
    'Areas',
    ['E7:E10', 'E11'],
    '0.0########',
  ],
] as const)(
  '%s shows all decimals where fewer would contradict the word beside them',
  (slug, name, sheet, ranges, format) => {
    const book = readFileSync(fileOf(slug, name));
    const formats = [
      ...unzip(book)
        .get('xl/styles.xml')!
        .toString()
        .split('<dxfs')[1]!
        .matchAll(/<dxf>.*?<\/dxf>/gs),
    ].map(([dxf]) => dxf);
    for (const range of ranges) {
      const [, rules = ''] =
        new RegExp(`<conditionalFormatting sqref="${range}">(.*?)</conditionalFormatting>`, 's').exec(
          sheetsByName(book).get(sheet)!,
        ) ?? [];
      const shown = [...rules.matchAll(/dxfId="(\d+)"/g)].map(([, id]) => formats[Number(id)]);
      expect(
        shown.join(),
        `${sheet} ${range}: ${textsIn(book).get(sheet)!.get(range.split(':')[0]!)}`,
      ).toContain(format);
    }
  },
);
