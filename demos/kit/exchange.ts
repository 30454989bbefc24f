import { err, type Result } from '@/lib/domain/result';
import { csvRows, csvText, type Cell } from './csv';
import { headingOf, isList, linesOf, type AnyDemo, type AnyField, type AnyState, type Texts } from './model';
import { usable } from './usable';

/**
 * Everything that was typed, as CSV: first the single texts, each in a row with its heading, then each list with a row of
 * headings. What was worked out stands behind what was typed.
 */
export function toCsv(demo: AnyDemo, state: AnyState): string {
  const rows = demo.parts.flatMap((part): (readonly Cell[])[] => {
    if (!isList(part))
      return part.fields.map((field) => [
        headingOf(field),
        written(field, state[field.key] as string, state),
      ]);
    const { fields, computed } = part;
    return [
      [...fields.map(headingOf), ...(computed?.headings ?? [])],
      ...linesOf(state, part.list).map((line, index) => [
        ...fields.map((field) => written(field, line[field.key]!, state)),
        ...(computed?.cells(line, state, index) ?? []),
      ]),
    ];
  });
  return csvText([...rows, ...(demo.worked?.(state) ?? [])]);
}

const written = ({ write }: AnyField, text: string, state: AnyState) => write?.(text, state) ?? text;

export const toJson = (demo: AnyDemo, state: AnyState): string =>
  `${JSON.stringify({ tool: demo.slug, version: 1, state }, undefined, 2)}\n`;

/** What such a text holds, CSV or JSON; or why it can't be used, in sentences for the visitor. */
export function fromText(demo: AnyDemo, text: string): Result<AnyState, string> {
  return text.trimStart().startsWith('{') ? fromJson(demo, text) : fromCsv(demo, text);
}

function fromJson(demo: AnyDemo, text: string): Result<AnyState, string> {
  try {
    const { tool, state } = JSON.parse(text) as { tool?: unknown; state?: unknown };
    return tool === demo.slug ? usable(demo, state) : err('It is not a file of this tool.');
  } catch {
    return err('It is damaged: it ends too early, or was changed by hand.');
  }
}

function fromCsv(demo: AnyDemo, text: string): Result<AnyState, string> {
  const rows = csvRows(text);
  if (!rows) return err('It is damaged: a quotation mark in it is never closed.');
  const state: AnyState = {};
  let at = 0;
  for (const part of demo.parts) {
    for (const field of isList(part) ? [] : part.fields) {
      if (rows[at]?.[0] !== headingOf(field)) return err(notWhatItShould(at, headingOf(field), rows));
      state[field.key] = rows[at++]![1] ?? '';
    }
    if (!isList(part)) continue;
    const headings = part.fields.map(headingOf);
    if (!isHead(rows[at], headings)) return err(notWhatItShould(at, headings.join(', '), rows));
    const next = demo.parts.slice(demo.parts.indexOf(part) + 1)[0];
    const after = next && (isList(next) ? next.fields.map(headingOf) : [headingOf(next.fields[0]!)]);
    const lines: string[][] = [];
    for (at++; at < rows.length && !(after && isHead(rows[at], after)); at++) lines.push(rows[at]!);
    state[part.list] = lines.map((cells) => lineOf(linesOf(demo.blank, part.list)[0]!, part.fields, cells));
    if (lines.length === 0) state[part.list] = linesOf(demo.blank, part.list);
  }
  return at < rows.length && !demo.worked
    ? err(notWhatItShould(at, 'nothing', rows))
    : understood(demo, state);
}

const isHead = (row: string[] | undefined, headings: string[]) =>
  row !== undefined && headings.every((heading, index) => row[index] === heading);

const notWhatItShould = (at: number, wanted: string, rows: string[][]) =>
  `Row ${at + 1} should be ${wanted === 'nothing' ? 'the end' : `“${wanted}”`} and ${rows[at] ? `begins with “${rows[at][0]!.slice(0, 40)}”` : 'is not there'}. It is not a file of this tool, or rows are missing.`;

const lineOf = (blank: Texts, fields: readonly AnyField[], cells: string[]): Texts => ({
  ...blank,
  ...Object.fromEntries(fields.map(({ key }, index) => [key, cells[index] ?? ''])),
});

/** What files have in other words than the state is turned back, once all lines are there. */
function understood(demo: AnyDemo, state: AnyState): Result<AnyState, string> {
  for (const part of demo.parts.filter(isList))
    for (const [index, line] of linesOf(state, part.list).entries())
      for (const { key, read, label } of part.fields) {
        if (!read) continue;
        const value = read(line[key]!, state);
        if (value === undefined)
          return err(`${part.name} ${index + 1}: “${label}” can’t be “${line[key]!.slice(0, 40)}”.`);
        line[key] = value;
      }
  return usable(demo, state);
}
