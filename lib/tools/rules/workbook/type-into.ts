import { calculate } from '../formulas/calculate';
import { archiveOf, pack } from './archive';
import type { Cell, CellValue, Sheet, Workbook } from './read-workbook';
import { attribute, escaped } from './xml';

/** What is typed, by sheet and then by cell. Days are numbers. */
export type Typed = Map<string, Map<string, number | string>>;

/**
 * A workbook with more typed into it, and with what its formulas then give. Only the cells that change are
 * written anew: their looks and rules, charts, names and protection stay as they are, and so does every other
 * file of the archive.
 * @param today for TODAY(), as spreadsheets count days
 * @throws Error for a cell that is not for typing, and for a formula that can't be worked out (calculate)
 */
export async function typeInto(
  book: Workbook,
  typed: Typed,
  today: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; book: Workbook }> {
  const filled = withTyped(book, typed);
  const results = calculate(filled, today);
  const archive = new Map(book.archive);
  for (const [name, sheet] of filled.sheets) {
    const xml = patched(sheet, typed.get(name) ?? new Map(), results.get(name)!);
    sheet.xml = xml;
    if (xml !== book.sheets.get(name)!.xml) archive.set(sheet.file, await pack(sheet.file, xml));
  }
  const facts = await pack(WORKBOOK, calculatedOnLoad(book.xml));
  return { bytes: archiveOf(archive.set(WORKBOOK, facts)), book: filled };
}

const WORKBOOK = 'xl/workbook.xml';

/** Whoever opens it counts once more by themselves: what is overdue changes by the day. */
const calculatedOnLoad = (xml: string) =>
  xml.replace(/<calcPr(?![^>]*fullCalcOnLoad)/, '<calcPr fullCalcOnLoad="1"');

function withTyped(book: Workbook, typed: Typed): Workbook {
  const sheets = [...book.sheets].map(([name, sheet]) => {
    const cells = new Map(sheet.cells);
    for (const [cell, value] of typed.get(name) ?? []) {
      if (!cells.get(cell)?.open) throw new Error(`${name}!${cell} is not for typing.`);
      cells.set(cell, { value, open: true });
    }
    return [name, { ...sheet, cells }] as const;
  });
  return { ...book, sheets: new Map(sheets) };
}

/** The sheet's own text with its changed cells in it. */
function patched(
  sheet: Sheet,
  typed: ReadonlyMap<string, number | string>,
  results: ReadonlyMap<string, CellValue>,
): string {
  return sheet.xml.replace(CELL, (whole, tag: string, inside: string | undefined) => {
    const name = attribute(tag, 'r')!;
    const value = typed.get(name) ?? results.get(name);
    const before = sheet.cells.get(name);
    if (value === undefined || (!typed.has(name) && isAsBefore(before, value))) return whole;
    const rest = tag.replace(/\s+t="[^"]*"/, '');
    const formula = typed.has(name) ? '' : (/<f[\s>][^]*?<\/f>/.exec(inside ?? '')?.[0] ?? '');
    return `<c${rest}${written(value, formula)}</c>`;
  });
}

const CELL = /<c(\s[^>]*?)(?:\/>|>([^]*?)<\/c>)/g;

function isAsBefore(cell: Cell | undefined, value: CellValue): boolean {
  const before = cell?.value;
  // A truth may be stored as the number that LibreOffice takes it for.
  const plain = typeof value === 'boolean' && typeof before === 'number' ? Number(value) : value;
  return typeof plain === 'number' ? digits(plain) === before : plain === before;
}

/** The 15 digits that spreadsheets keep. */
const digits = (value: number) => Number(value.toPrecision(15));

function written(value: Exclude<CellValue, undefined>, formula: string): string {
  if (typeof value === 'number') return `>${formula}<v>${digits(value)}</v>`;
  if (typeof value === 'boolean') return ` t="b">${formula}<v>${Number(value)}</v>`;
  if (typeof value === 'object') return ` t="e">${formula}<v>${escaped(value.error)}</v>`;
  if (formula) return ` t="str">${formula}<v>${escaped(value)}</v>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is>`;
}
