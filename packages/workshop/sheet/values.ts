import { readWorkbook } from '@/lib/tools/rules/workbook/read-workbook';
import type { CellResult, Formulas } from '../office/office';
import { unzip, zip } from '../zip';

/**
 * Puts the computed value beside each formula of a workbook, so that a preview on a phone or in a mail shows
 * numbers, and packs it the same way each time.
 */
export async function withValues(workbook: Buffer, formulas: Formulas): Promise<Buffer> {
  const entries = unzip(workbook);
  for (const { name, file, xml } of (await readWorkbook(workbook))!.sheets.values()) {
    const values = formulas[name] ?? {};
    const withThem = xml.replace(CELL_WITH_FORMULA, (_, cell: string, more: string, formula: string) =>
      written(cell, more, formula, values[cell]),
    );
    entries.set(file, Buffer.from(withThem));
  }
  return zip(entries);
}

const CELL_WITH_FORMULA = /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)(?:<v>[^<]*<\/v>)?<\/c>/g;

function written(cell: string, more: string, formula: string, value: CellResult | undefined): string {
  const rest = more.replace(/ t="[a-z]+"/, '');
  if (value === undefined || typeof value === 'object')
    throw new Error(`${cell} has no value: ${formula} ${JSON.stringify(value)}`);
  return typeof value === 'number'
    ? `<c r="${cell}"${rest}>${formula}<v>${Number(value.toPrecision(15))}</v></c>`
    : `<c r="${cell}"${rest} t="str">${formula}<v>${escaped(value)}</v></c>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
