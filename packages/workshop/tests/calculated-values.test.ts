import { expect, test } from 'vitest';
import { calculate } from '@/lib/tools/rules/formulas/calculate';
import { BLANK, EXAMPLES } from '../makers';
import { openBook } from './cells';

/**
 * Formulas that ask for today show nothing of it while nothing is typed, or go by the day that is typed in.
 */
const ANY_DAY = 46_349;

test.each([...BLANK, ...EXAMPLES])(
  '$name has formulas of functions that a browser can work out too, to the values that LibreOffice stored',
  async ({ slug, name }) => {
    const book = await openBook(slug, name);
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
  },
);
