import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { MAKERS } from '../makers';
import { afterRowEdits } from '../office/office';
import { split } from '../sheet/sheet';
import { openCells } from './cells';
import { fileOf } from './workbook';

const FILLED = MAKERS.filter((maker) => 'blank' in maker && maker.blank);

/** The lists that are typed, by their names: sheet, first and last row. */
async function listsOf(bytes: Buffer): Promise<{ sheet: string; first: number; last: number }[]> {
  const { names } = (await readWorkbook(bytes))!;
  return [...names.values()].flatMap((range) => {
    const [, sheet, from, to] = /^'(.+)'!([A-Z]+\d+):([A-Z]+\d+)$/.exec(range.replaceAll('$', '')) ?? [];
    const typed = sheet !== undefined && openCells(bytes, sheet).has(from!);
    return typed && split(to!).row > split(from!).row
      ? [{ sheet, first: split(from!).row, last: split(to!).row }]
      : [];
  });
}

describe.each(FILLED.map((maker) => [maker.name, fileOf(maker.slug, maker.name)] as const))(
  '%s',
  (_, file) => {
    test('bears it that a row of a list is deleted or inserted, once its sheet is unprotected', async () => {
      const lists = await listsOf(readFileSync(file));
      const edits = lists.flatMap(({ sheet, first, last }) => {
        const middle = Math.floor((first + last) / 2);
        return [first, middle, last].flatMap((row) => [
          { sheet, row },
          ...(row > first ? [{ sheet, row, insert: true }] : []),
        ]);
      });
      const found = edits.length > 0 ? await afterRowEdits(file, edits) : [];
      const said = found.map(({ errors, changed }, index) => {
        const { sheet, row, insert } = edits[index]!;
        return [
          `${insert ? 'insert above' : 'delete'} ${sheet}, ${row}`,
          errors.length,
          insert ? changed.length : 0,
          [...errors, ...changed].slice(0, 4).join(' '),
        ] as const;
      });
      expect(said.filter(([, errors, changed]) => errors + changed > 0)).toEqual([]);
    });
  },
);
