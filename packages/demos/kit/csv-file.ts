import { err, ok, type Result } from '@/lib/kernel/result';
import { type Cell, csvText } from '@/lib/kernel/csv';
import { csvRows, hasDecimalCommas } from './csv';
import {
  headingOf,
  isList,
  linesOf,
  type AnyDemo,
  type AnyField,
  type AnyList,
  type AnyState,
  type Facts,
} from './model';
import { plainNumber } from './numbers';

/**
 * Everything that was typed, as CSV: first the single texts, each in a row with its heading, then each list
 * with a row of headings. What was worked out stands beside what was typed.
 */
export function toCsv(demo: AnyDemo, state: AnyState): string {
  const rows = demo.parts.flatMap((part) =>
    isList(part) ? listRows(demo, part, state) : factRows(part, state),
  );
  return csvText([...rows, ...(demo.worked?.(state) ?? [])]);
}

function factRows({ fields, oneRow }: Facts<AnyState>, state: AnyState): Cell[][] {
  const rows = fields.map((field) => [headingOf(field), written(field, state[field.key] as string, state)]);
  return oneRow ? [rows.flat()] : rows;
}

function listRows(demo: AnyDemo, part: AnyList, state: AnyState): Cell[][] {
  if (part.added && isUntouched(demo, part, state)) return [];
  const columns = columnsOf(part);
  const rows = linesOf(state, part.list).map((line, index) => {
    const worked = [...(part.computed?.cells(line, state, index) ?? [])];
    return columns.map(({ field }) => (field ? written(field, line[field.key]!, state) : worked.shift()!));
  });
  return [columns.map(({ heading }) => heading), ...rows];
}

const isUntouched = ({ blank }: AnyDemo, { list }: AnyList, state: AnyState) =>
  JSON.stringify(state[list]) === JSON.stringify(blank[list]);

const written = ({ write, number }: AnyField, text: string, state: AnyState) =>
  number ? plainNumber(text) : (write?.(text, state) ?? text);

type Column = { heading: string; field?: AnyField };

/** The fields of a line, and where it belongs what is worked out for it. */
function columnsOf({ fields, computed }: AnyList): Column[] {
  const columns: Column[] = fields.map((field) => ({ heading: headingOf(field), field }));
  const before = fields.findIndex(({ key }) => key === computed?.before);
  const worked = (computed?.headings ?? []).map((heading) => ({ heading }));
  columns.splice(before < 0 ? columns.length : before, 0, ...worked);
  return columns;
}

/** What such a text holds, in the words of files; or why it can't be read, in sentences for the visitor. */
export function fromCsv(demo: AnyDemo, text: string): Result<AnyState, string> {
  const rows = csvRows(text);
  if (!rows) return err('It’s damaged: it has a quotation mark that never closes.');
  const state: AnyState = {};
  const commas = hasDecimalCommas(text);
  const wrong = (wanted: string) => err(notWhatItShould(rows.length - rest.length, wanted, rest[0]));
  let rest = rows;
  const worked = demo.worked?.(demo.blank)[0];
  for (const [index, part] of demo.parts.entries()) {
    const headings = headingsOf(part);
    if (isList(part)) {
      if (part.added && !isHead(rest[0], headings)) {
        state[part.list] = structuredClone(linesOf(demo.blank, part.list));
        continue;
      }
      if (!isHead(rest[0], headings)) return wrong(headings.join(', '));
      const next = demo.parts[index + 1];
      const end = rest.findIndex(
        (row, at) =>
          at > 0 && isHead(row, next ? headingsOf(next).slice(0, isList(next) ? undefined : 1) : worked),
      );
      const lines = rest.slice(1, end < 0 ? undefined : end);
      rest = end < 0 ? [] : rest.slice(end);
      state[part.list] =
        lines.length > 0
          ? lines.map((cells) => lineOf(demo, part, cells, commas))
          : linesOf(demo.blank, part.list);
      continue;
    }
    const cells = part.oneRow
      ? rest[0]
      : rest.slice(0, headings.length).flatMap(([heading = '', value = '']) => [heading, value]);
    const there = part.fields.map(({ formerly }, at) => {
      const heading = cells?.[2 * at];
      return heading === headings[at] || (formerly !== undefined && heading === formerly);
    });
    if (part.added && !there[0]) {
      for (const { key } of part.fields) state[key] = demo.blank[key]!;
      continue;
    }
    const missing = there.indexOf(false);
    if (missing >= 0) {
      rest = part.oneRow ? rest : rest.slice(missing);
      return wrong(headings[missing]!);
    }
    part.fields.forEach((field, at) => (state[field.key] = readCell(field, cells![2 * at + 1], commas)));
    rest = rest.slice(part.oneRow ? 1 : headings.length);
  }
  return rest.length > 0 && !demo.worked ? wrong('') : ok(state);
}

const headingsOf = (part: Facts<AnyState> | AnyList): string[] =>
  isList(part) ? columnsOf(part).map(({ heading }) => heading) : part.fields.map(headingOf);

const isHead = (row: string[] | undefined, headings: readonly Cell[] | undefined) =>
  row !== undefined && headings !== undefined && headings.every((heading, index) => row[index] === heading);

const notWhatItShould = (before: number, wanted: string, found?: string[]) =>
  `Row ${before + 1} should be ${wanted === '' ? 'the end' : `“${wanted}”`} and ${found ? `starts with “${found[0]!.slice(0, 40)}”` : 'isn’t there'}. Either it isn’t a file from this tool, or rows are missing. A CSV opens in its own tool only: for another, use “Save file” there.`;

/**
 * Where semicolons stand between cells, a comma in a number is a point and a point parts thousands: 7,125 and
 * 24.000.
 */
const withPoint = (cell: string, commas: boolean): string =>
  commas && /^[-+]?([\d.]*,\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(cell)
    ? cell.replaceAll('.', '').replace(',', '.')
    : cell;

const readCell = ({ number }: AnyField, cell = '', commas: boolean) =>
  number ? withPoint(cell, commas) : cell;

const lineOf = (demo: AnyDemo, part: AnyList, cells: string[], commas: boolean) => ({
  ...linesOf(demo.blank, part.list)[0]!,
  ...Object.fromEntries(
    columnsOf(part).flatMap(({ field }, index) =>
      field ? [[field.key, readCell(field, cells[index], commas)]] : [],
    ),
  ),
});
