import { dayNumber } from '@/lib/tools/rules/formulas/values';
import {
  beside,
  blockBelow,
  columns,
  crossing,
  rowBeside,
  sheetOf,
} from '@/lib/tools/rules/workbook/find-cells';
import type { Workbook } from '@/lib/tools/rules/workbook/read-workbook';
import type { Typed } from '@/lib/tools/rules/workbook/type-into';
import { isDay, isTime } from '../kit/days';
import { isList, linesOf, type AnyDemo, type AnyField, type AnyState, type Texts } from '../kit/model';
import { readNumber } from '../kit/numbers';

/** What is typed into a cell; undefined leaves it as it is. */
export type Entry = number | string | undefined;
export type Line = Record<string, Entry>;

/** What a demo holds, as a workbook takes it: the single ones, and each list's lines. */
type Entries = { facts: Line; lists: Record<string, Line[]> };

/**
 * Numbers as numbers and days as days. What the demo refuses, or does not ask for just now, is nothing: it
 * counts in the workbook as little as in the demo.
 */
export function entriesOf(demo: AnyDemo, state: AnyState): Entries {
  const facts: Line = {};
  const lists: Record<string, Line[]> = {};
  for (const part of demo.parts)
    if (isList(part))
      lists[part.list] = linesOf(state, part.list).map((line) => lineOf(part.fields, line, state));
    else Object.assign(facts, lineOf(part.fields, state as Texts, state));
  return { facts, lists };
}

const lineOf = (fields: readonly AnyField[], line: Texts, state: AnyState): Line =>
  Object.fromEntries(fields.map((field) => [field.key, entryOf(field, line, state)]));

function entryOf(
  { key, number, kind, write, hidden, choices }: AnyField,
  line: Texts,
  state: AnyState,
): Entry {
  const text = (line[key] ?? '').trim();
  // Something hidden that a file has all the same, such as the number of an entry, is read as it is.
  if (text === '' || (hidden?.(line, state) && !write && number)) return undefined;
  if (number) return readNumber(text, number);
  if (kind === 'date') return isDay(text) ? dayNumber(text) : undefined;
  if (kind === 'time') return isTime(text) ? minutesOf(text) / 1440 : undefined;
  const written = write ? write(text, state) : text;
  // Of a choice between numbers, such as a week, the workbook wants the number.
  return choices && /^\d{1,3}$/.test(written) ? Number(written) : written;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** Collects what is typed where in one workbook, and what found no room there. */
export class Typing {
  readonly typed: Typed = new Map();
  /** As “2 × Task”. */
  readonly left: string[] = [];

  constructor(readonly book: Workbook) {}

  into(sheet: string, cell: string, entry: Entry): void {
    if (entry === undefined) return;
    const cells = this.typed.get(sheet) ?? new Map<string, number | string>();
    this.typed.set(sheet, cells.set(cell, entry));
  }

  /** Into the cell to the right of a label. */
  beside(sheet: string, label: string, entry: Entry): void {
    if (entry !== undefined) this.into(sheet, beside(this.sheet(sheet), label), entry);
  }

  /** Into the cell in the row of a label and the column of a heading. */
  crossing(sheet: string, label: string, heading: string, entry: Entry): void {
    if (entry !== undefined) this.into(sheet, crossing(this.sheet(sheet), label, heading), entry);
  }

  /** Into the cells to the right of a label, side by side. @param list what one is called, as for `lines` */
  across(sheet: string, label: string, entries: readonly Entry[], list?: string): void {
    const cells = rowBeside(this.sheet(sheet), label);
    if (list && entries.length > cells.length) this.left.push(`${entries.length - cells.length} × ${list}`);
    entries.forEach((entry, index) => cells[index] && this.into(sheet, cells[index], entry));
  }

  /**
   * Lines below headings that stand in one row.
   * @param lines by heading; all have the same
   * @param list what one line is called; without it nobody is told of those that find no room
   */
  lines(sheet: string, lines: readonly Line[], list?: string): void {
    if (lines.length === 0) return;
    const names = [...new Set(lines.flatMap(Object.keys))];
    const cells = columns(this.sheet(sheet), names);
    const room = Math.min(...names.map((name) => cells[name]!.length));
    lines.slice(0, room).forEach((line, at) => {
      for (const name of names) this.into(sheet, cells[name]![at]!, line[name]);
    });
    if (list && lines.length > room) this.left.push(`${lines.length - room} × ${list}`);
  }

  /** Rows of entries into the block below a title, from its first cell on. */
  block(sheet: string, title: string, rows: readonly (readonly Entry[])[]): void {
    const cells = blockBelow(this.sheet(sheet), title);
    rows.forEach((row, down) =>
      row.forEach((entry, across) => {
        const cell = cells[down]?.[across];
        if (cell) this.into(sheet, cell, entry);
      }),
    );
  }

  /** Who made the memo, and when. */
  signed({ by, on }: Line): void {
    this.beside('Memo', 'Prepared by', by);
    this.beside('Memo', 'Date', on);
  }

  private sheet(name: string) {
    return sheetOf(this.book, name);
  }
}

/** Types one demo's entries into its workbook. */
export type Filling = (typing: Typing, entries: Entries, state: AnyState) => void;

/** Whether anything is in a line. */
const isUsed = (line: Line): boolean => Object.values(line).some((entry) => entry !== undefined);

/**
 * Lines with the names that a demo shows: a line without one counts there, and in no workbook.
 * @param chosen a field that has a value in an empty line too
 */
export const named = (lines: readonly Line[], what: string, chosen: string): Line[] =>
  lines.map((line, index) => ({
    ...line,
    name: line.name ?? (isUsed({ ...line, [chosen]: undefined }) ? `${what} ${index + 1}` : undefined),
  }));
