import type { Rule } from './rules';
import { columnName, placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet, Value } from './sheet';
import type { Mark, StyleName } from './styles';
import { warnOfUncounted } from './warnings';

/**
 * One column of a table, with all that is to be said of it. In formulas `#` stands for the row:
 * `=IF(D#="","",E#/D#)`.
 */
export type Column<Line = number> = {
  head?: Value;
  /** The style of its head, where it isn’t that of the table’s heads: left over texts that are left. */
  headLook?: StyleName;
  /** In characters, where the sheet takes its widths from this table. */
  width?: number;
  /** The style of its cells. */
  look: StyleName;
  /** What stands in each line; nothing leaves the cell for typing. */
  value?: Value | ((line: Line, index: number, row: number) => Value);
  /** What may be typed. Columns side by side that have the very same rule share it. */
  allow?: Rule;
  /**
   * What to type, shown beside the cell while one does: where the rule's own words, or the head, say too
   * little.
   */
  ask?: string;
  /** Looks that its cells get where a formula is true. */
  marks?: Partial<Record<Mark, string>>;
  /** What stands below the last line, where the table has such a row. */
  total?: [value: Value, look: StyleName];
};

type Table<Line> = {
  /** The first cell of the first line; heads stand above it. */
  at: string;
  columns: readonly Column<Line>[];
  /** What the lines are made of, from the top down. */
  lines: readonly Line[];
  heads?: StyleName;
  /** Of the heads and of each line, in points. */
  headHeight?: number;
  height?: number;
  /**
   * Lets the lines be filtered by what stands in a column; 'and sort' by what is typed only, which then may
   * be sorted too. For the latter what is typed stands side by side, and no other sheet goes by the row of a
   * line.
   */
  filter?: boolean | 'and sort';
  /** A name for the cells that are typed, to jump to and for formulas of the owner's: "Promises". */
  name?: string;
  /** Where it is said that a line typed into an inserted row, which has no number, isn't counted. */
  uncounted?: string;
};

/** 0, 1, 2 …: for lines and columns of which there are only so many. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const widthsOf = (columns: readonly { width?: number }[]): number[] =>
  columns.map(({ width }) => {
    if (width === undefined) throw new Error('A column that gives its sheet a width needs one.');
    return width;
  });

const counted = (_: unknown, index: number) => index + 1;

/** The column that counts the lines. In a list that is typed, other cells find a line by its number. */
export const numbers = (width?: number): Column<unknown> => ({
  head: 'No.',
  width,
  look: 'calc.center',
  value: counted,
});

/** The same on a sheet that is read: nothing where a line has nothing beside its number. */
export const usedNumbers = (): Column<unknown> => ({
  head: 'No.',
  look: 'text.center',
  value: (_, index) => `=IF(C#="","",${index + 1})`,
});

/** Puts a table into a sheet: heads, lines, totals, then what may be typed and what is marked. */
export function table<Line>(sheet: Sheet, { at, columns, lines, ...more }: Table<Line>): void {
  const { heads = 'head.center', headHeight, height, filter, name, uncounted } = more;
  const { column: left, row: first } = placeOf(at);
  const last = first + lines.length - 1;
  const names = columns.map((_, index) => columnName(left + index));
  if (columns.some(({ head }) => head !== undefined)) {
    columns.forEach(({ head, headLook = heads }, index) =>
      sheet.put(`${names[index]}${first - 1}`, head, headLook),
    );
    if (headHeight) sheet.height(first - 1, headHeight);
  }
  const typed = names.filter((_, index) => columns[index]!.look.startsWith('input'));
  const [from, to] = filter === 'and sort' ? [typed[0], typed.at(-1)] : [names[0], names.at(-1)];
  if (filter) sheet.filter(`${from}${first - 1}:${to}${last}`, filter === 'and sort');
  const number = columns.findIndex(({ value }) => value === counted);
  if (number >= 0 && typed.length > 0) sheet.lists.push({ numbers: names[number]!, first, last });
  if (name) sheet.named(name, `${typed[0]}${first}:${typed.at(-1)}${last}`);
  if (uncounted) {
    const cells = (from: string, to = from) => `LEN($${from}$${first}:$${to}$${last})`;
    warnOfUncounted(sheet, uncounted, `(${cells(typed[0]!, typed.at(-1))}>0)*(${cells(names[number]!)}=0)`);
  }
  lines.forEach((line, at) => {
    const row = first + at;
    columns.forEach(({ value, look }, index) => {
      const one = typeof value === 'function' ? value(line, at, row) : value;
      sheet.put(`${names[index]}${row}`, inRow(one, row), look);
    });
    if (height) sheet.height(row, height);
  });
  if (columns.some(({ total }) => total))
    columns.forEach(({ total: [value, look] = ['', 'total'] }, index) =>
      sheet.put(`${names[index]}${last + 1}`, inRow(value, last + 1), look),
    );
  columns.forEach(({ allow, ask }, index) => {
    const same = (other?: Column<Line>) => other?.allow === allow && other?.ask === ask;
    if (!(allow || ask) || same(columns[index - 1])) return;
    const to = columns.findIndex((other, next) => next > index && !same(other));
    const range = `${names[index]}${first}:${names[to < 0 ? columns.length - 1 : to - 1]}${last}`;
    if (allow) sheet.allow(range, allow, ask);
    else sheet.ask(range, ask!);
  });
  columns.forEach(({ marks = {} }, index) => {
    for (const [mark, formula] of Object.entries(marks))
      sheet.mark(`${names[index]}${first}:${names[index]}${last}`, inRow(formula, first), mark as Mark);
  });
}

/** Only formulas speak of rows, behind a column: a text or a format may have a # of its own. */
const inRow = <T extends Value>(value: T, row: number): T =>
  typeof value === 'string' && value.startsWith('=')
    ? (value.replace(/(?<=[A-Z]\$?)#/g, String(row)) as T)
    : value;
