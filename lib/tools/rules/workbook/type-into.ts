import { archiveOf, pack } from './archive';
import type { Sheet, Workbook } from './read-workbook';
import { attribute, escaped } from './xml';

/** What is typed, by sheet and then by cell. Days are numbers. */
export type Typed = Map<string, Map<string, number | string>>;

/**
 * A workbook with more typed into it. Looks and rules, charts, names and protection stay as they are, and so
 * does every other file of the archive. What formulas gave before is taken out: whatever program opens it
 * works them out.
 * @throws Error for a cell that is not for typing
 */
export async function typeInto(book: Workbook, typed: Typed): Promise<Uint8Array<ArrayBuffer>> {
  const archive = new Map(book.archive);
  for (const [name, cells] of typed)
    for (const cell of cells.keys())
      if (!book.sheets.get(name)?.cells.get(cell)?.open)
        throw new Error(`${name}!${cell} is not for typing.`);
  for (const [name, sheet] of book.sheets) {
    const xml = patched(sheet, typed.get(name) ?? new Map());
    if (xml !== sheet.xml) archive.set(sheet.file, await pack(sheet.file, xml));
  }
  return archiveOf(archive.set(WORKBOOK, await pack(WORKBOOK, calculatedOnLoad(book.xml))));
}

const WORKBOOK = 'xl/workbook.xml';

const calculatedOnLoad = (xml: string) =>
  xml.replace(/<calcPr(?![^>]*fullCalcOnLoad)/, '<calcPr fullCalcOnLoad="1"');

/** The sheet's own text with its changed cells in it. */
function patched(sheet: Sheet, typed: ReadonlyMap<string, number | string>): string {
  return sheet.xml.replace(CELL, (whole, tag: string, inside = '') => {
    const value = typed.get(attribute(tag, 'r')!);
    const [formula] = /<f[\s>][^]*?<\/f>/.exec(inside as string) ?? [];
    const rest = tag.replace(/\s+t="[^"]*"/, '');
    if (value !== undefined) return `<c${rest}${written(value)}</c>`;
    return formula === undefined ? whole : `<c${rest}>${formula}</c>`;
  });
}

const CELL = /<c(\s[^>]*?)(?:\/>|>([^]*?)<\/c>)/g;

/** With the 15 digits that spreadsheets keep. */
function written(value: number | string): string {
  if (typeof value === 'number') return `><v>${Number(value.toPrecision(15))}</v>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is>`;
}
