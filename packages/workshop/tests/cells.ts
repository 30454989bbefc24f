import { sheetFiles } from '../sheet/values';
import { unzip } from '../zip';

/** The texts in a workbook as it is sold, by sheet, then by cell. */
export function textsIn(workbook: Buffer): Map<string, Map<string, string>> {
  const shared = [
    ...(unzip(workbook).get('xl/sharedStrings.xml')?.toString() ?? '').matchAll(/<si>(.*?)<\/si>/gs),
  ].map(([, item]) => plain([...item!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join('')));
  return new Map([...sheetsByName(workbook)].map(([name, xml]) => [name, cellsOf(xml, shared)]));
}

/** The formulas of a workbook, by sheet, then by cell. */
export const formulasIn = (workbook: Buffer): Map<string, Map<string, string>> =>
  new Map(
    [...sheetsByName(workbook)].map(([name, xml]) => [
      name,
      new Map(
        [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f>/g)].map(([, cell, formula]) => [
          cell!,
          plain(formula!),
        ]),
      ),
    ]),
  );

/** The cells of a sheet that one may type into, though it is protected. */
export function openCells(workbook: Buffer, sheet: string): Set<string> {
  const open = openStyles(workbook);
  const cells =
    sheetsByName(workbook)
      .get(sheet)
      ?.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"/g) ?? [];
  return new Set([...cells].flatMap(([, cell, style]) => (open.has(Number(style)) ? [cell!] : [])));
}

/** The numbers of the styles that a protected sheet lets one type into. */
export function openStyles(workbook: Buffer): Set<number> {
  const styles = unzip(workbook).get('xl/styles.xml')!.toString();
  const [, cells = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  const all = cells.match(/<xf .*?(?:<\/xf>|\/>(?=<xf|$))/gs) ?? [];
  return new Set(all.flatMap((xf, index) => (/locked="(false|0)"/.test(xf) ? [index] : [])));
}

/** Each sheet as the file has it, by its name. */
export function sheetsByName(workbook: Buffer): Map<string, string> {
  const entries = unzip(workbook);
  return new Map([...sheetFiles(entries)].map(([name, file]) => [name, entries.get(file)!.toString()]));
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const cellsOf = (xml: string, shared: readonly string[]) =>
  new Map(
    [...xml.matchAll(/<c (r="[A-Z]+\d+"[^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, tag = '', inside = '']) => {
      const value = /<(?:v|t)[^>]*>([^<]*)<\/(?:v|t)>/.exec(inside)?.[1] ?? '';
      const text = attribute(` ${tag}`, 't') === 's' ? shared[Number(value)]! : plain(value);
      return [attribute(` ${tag}`, 'r'), text];
    }),
  );

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
};
const plain = (text: string) =>
  text.replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
