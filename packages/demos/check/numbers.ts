import { isPlace, nameOf, placeOf, type Sheet } from '@/lib/tools/rules/workbook/read-workbook';
import { attribute, elements } from '@/lib/tools/rules/workbook/xml';

const KINDS: Record<string, string> = {
  whole: 'a whole number',
  decimal: 'a number',
  date: 'a date',
  time: 'a time',
};

/** No table of ours has as many: a range that was drawn over whole columns is cut off here. */
export const MOST_ROWS = 500;
const MOST_COLUMNS = 100;
/** As many as one range has at most: all of a sheet together. */
const MOST_CELLS = MOST_ROWS * MOST_COLUMNS;

/** Each sheet is read for it once, however many of its lines ask. */
const known = new WeakMap<Sheet, Map<string, string>>();

/**
 * The cells into which only numbers or days may be typed, as the sheet itself says, each with what it takes
 * in words.
 */
export function cellsForNumbers(sheet: Sheet): Map<string, string> {
  const found = known.get(sheet) ?? readFrom(sheet.xml);
  known.set(sheet, found);
  return found;
}

function readFrom(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  let left = MOST_CELLS;
  for (const { tag } of elements(xml, 'dataValidation')) {
    const kind = KINDS[attribute(tag, 'type') ?? ''];
    if (!kind) continue;
    for (const cell of cellsIn(attribute(tag, 'sqref') ?? '')) {
      if (left-- === 0) return found;
      found.set(cell, kind);
    }
  }
  return found;
}

/**
 * The cells of ranges, as "D8:E9 G8" names them. Whole rows and columns, Z:Z, are no table of ours: passed
 * over.
 */
function* cellsIn(ranges: string): Generator<string> {
  for (const range of ranges.split(' ')) {
    const [from = '', to = from] = range.split(':');
    if (!isPlace(from) || !isPlace(to)) continue;
    const [first, last] = [placeOf(from), placeOf(to)];
    const [bottom, right] = [first.row + MOST_ROWS - 1, first.column + MOST_COLUMNS - 1];
    for (let row = first.row; row <= Math.min(last.row, bottom); row++)
      for (let column = first.column; column <= Math.min(last.column, right); column++)
        yield nameOf({ column, row });
  }
}
