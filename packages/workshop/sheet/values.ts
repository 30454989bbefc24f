import type { CellResult, Formulas } from '../office/office';
import { unzip, zip } from '../zip';

/**
 * Puts the computed value beside each formula of a workbook, so that a preview on a phone or in a mail shows
 * numbers, and packs it the same way each time.
 */
export async function withValues(workbook: Buffer, formulas: Formulas): Promise<Buffer> {
  const entries = unzip(workbook);
  for (const [name, file] of sheetFiles(entries)) {
    const values = formulas[name] ?? {};
    const xml = entries
      .get(file)!
      .toString()
      .replace(CELL_WITH_FORMULA, (_, cell: string, more: string, formula: string) =>
        written(cell, more, formula, values[cell]),
      );
    entries.set(file, Buffer.from(xml));
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

/** Each sheet's file in the archive, by the sheet's name. */
export function sheetFiles(entries: ReadonlyMap<string, Buffer>): Map<string, string> {
  const [workbook, relations] = ['workbook.xml', '_rels/workbook.xml.rels'].map((name) =>
    entries.get(`xl/${name}`)!.toString(),
  ) as [string, string];
  const targets = new Map(
    [...relations.matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return new Map(
    [...workbook.matchAll(/<sheet [^>]*>/g)].map(([tag]) => {
      const target = targets.get(attribute(tag, 'r:id'))!;
      return [unescaped(attribute(tag, 'name')), `xl/${target.replace(/^\/?(xl\/)?/, '')}`];
    }),
  );
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
