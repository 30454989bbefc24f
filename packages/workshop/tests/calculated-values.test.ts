import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calculate } from '@/lib/tools/rules/formulas/calculate';
import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import { fileOf } from './workbook';

const PRODUCTS = path.resolve(fileOf('', ''), '..');
const WORKBOOKS = readdirSync(PRODUCTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^[\w-]+\/files\/.*\.xlsx$/.test(name),
);
/**
 * Formulas that ask for today show nothing of it while nothing is typed, or go by the day that is typed in.
 */
const ANY_DAY = 46_349;

describe.each(WORKBOOKS)('%s', (name) => {
  test('has formulas of functions that a browser can work out too, to the values that LibreOffice stored', async () => {
    const book = (await readWorkbook(readFileSync(path.join(PRODUCTS, name))))!;
    const wrong = [...calculate(book, ANY_DAY)].flatMap(([sheet, results]) =>
      [...results].flatMap(([cell, value]) => {
        const stored = book.sheets.get(sheet)!.cells.get(cell)!.value;
        const plain = typeof value === 'boolean' ? Number(value) : value;
        const same =
          typeof plain === 'number' && typeof stored === 'number'
            ? Math.abs(plain - stored) <= 1e-14 * Math.abs(stored)
            : plain === stored;
        return same ? [] : [{ cell: `${sheet}!${cell}`, value, stored }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
