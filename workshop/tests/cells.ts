import { unzip } from '@/workshop/zip';

/** The texts in a workbook as it is sold, by sheet, then by cell. */
export function textsIn(workbook: Buffer): Map<string, Map<string, string>> {
  const entries = unzip(workbook);
  const read = (name: string) => entries.get(name)?.toString() ?? '';
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item]) =>
    plain([...item!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join('')),
  );
  const files = new Map(
    [...read('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  const sheets = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*>/g)];
  return new Map(
    sheets.map(([tag]) => [
      plain(attribute(tag, 'name')),
      cellsOf(read(files.get(attribute(tag, 'r:id')) ?? ''), shared),
    ]),
  );
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
