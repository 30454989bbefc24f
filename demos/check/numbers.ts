import { nameOf, placeOf } from '@/lib/tools/rules/workbook/cell-names';
import type { Sheet } from '@/lib/tools/rules/workbook/read-workbook';
import { attribute, elements } from '@/lib/tools/rules/workbook/xml';

const KINDS: Record<string, string> = {
  whole: 'a whole number',
  decimal: 'a number',
  date: 'a date',
  time: 'a time',
};

/** No table of ours has as many: a range that was drawn over whole columns is cut off here. */
const MOST_ROWS = 500;
const MOST_COLUMNS = 100;

/** The cells into which only numbers or days may be typed, as the sheet itself says, each with what it takes in words. */
export function cellsForNumbers(sheet: Sheet): Map<string, string> {
  const found = new Map<string, string>();
  for (const { tag } of elements(sheet.xml, 'dataValidation')) {
    const kind = KINDS[attribute(tag, 'type') ?? ''];
    if (kind) for (const cell of cellsIn(attribute(tag, 'sqref') ?? '')) found.set(cell, kind);
  }
  return found;
}

/** The cells of ranges, as "D8:E9 G8" names them. */
function cellsIn(ranges: string): string[] {
  return ranges
    .split(' ')
    .filter(Boolean)
    .flatMap((range) => {
      const [first, last = first] = range.split(':').map(placeOf) as [ReturnType<typeof placeOf>];
      const rows = Math.min(last.row - first.row + 1, MOST_ROWS);
      const columns = Math.min(last.column - first.column + 1, MOST_COLUMNS);
      return Array.from({ length: rows * columns }, (_, index) =>
        nameOf({ column: first.column + (index % columns), row: first.row + Math.floor(index / columns) }),
      );
    });
}
