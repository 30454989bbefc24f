import { isWithin } from './formulas';
import type { Sheet } from './sheet';
import type { Mark, StyleName } from './styles';

/** Cells for numbers, on this sheet or on others: "'12 Weeks'!$F$8:$G$87"; some with bounds. */
export type NumberCells = string | { cells: string; within: readonly [number, number] };

/**
 * Says in a line of the sheet how many number cells have a text or a number out of bounds in them, which no
 * formula counts; nothing while there is none. The cells themselves are marked where they may be typed in
 * (Sheet.allow).
 * @param line where it stands, usually below what to do on the sheet: "B4:K4"
 * @param otherwise a formula of what else the line may say
 * @param uncounted a formula of how many lines are in inserted rows, where this line says it
 */
export function warnOfTexts(
  sheet: Sheet,
  line: string,
  ranges: readonly NumberCells[],
  otherwise: string = '""',
  uncounted?: string,
): void {
  const cellsOf = (range: NumberCells) => (typeof range === 'string' ? range : range.cells);
  const count = ranges
    .map(cellsOf)
    .map((range) => `SUMPRODUCT(ISTEXT(${range})*(LEN(${range})>0))`)
    .join('+');
  const outside = ranges
    .flatMap((range) => (typeof range === 'string' ? [] : [range]))
    .map(({ cells, within }) => `SUMPRODUCT(ISNUMBER(${cells})*(1-${isWithin(cells, within)}))`)
    .join('+');
  const out = (many: string, say: string) =>
    `${many}&" out of bounds and ${say}. Red where typed: click a cell to see its bounds."`;
  const other = outside
    ? `IF(${outside}=0,${otherwise},IF(${outside}=1,${out('"1 number is"', 'isn’t counted')},${out(`${outside}&" numbers are"`, 'aren’t counted')}))`
    : otherwise;
  const one =
    '1 cell for a number has a text in it, such as 8h or $7 600, and counts as nothing. It’s red where it was typed.';
  const more =
    ' cells for numbers have a text in them, such as 8h or $7 600, and count as nothing. They’re red where they were typed.';
  const texts = `IF(${count}=0,${other},IF(${count}=1,"${one}",${count}&"${more}"))`;
  says(sheet, line, uncounted ? `IF(${uncounted}=0,${texts},"${UNCOUNTED}")` : texts);
}

/** A line of a sheet, which is marked while it says something. */
export function says(
  sheet: Sheet,
  range: string,
  formula: string,
  look: StyleName = 'text.bold',
  mark: Mark = 'poor',
): void {
  sheet.wide(range, `=${formula}`, look);
  sheet.mark(range, `=LEN(${firstOf(range)})>0`, mark);
}

/** What a line of another sheet warns of. */
export const saysAsElsewhere = (sheet: Sheet, range: string, formula: string): void =>
  says(sheet, range, formula, 'text.shrink.bold');

/**
 * One line for all that other sheets say beside their lines: how many of them, and where.
 * @param counts by sheet, a formula of how many
 */
export function saysWhere(sheet: Sheet, range: string, counts: Record<string, string>): void {
  const where = Object.entries(counts).map(
    ([name, count]) => `IF(${count}=0,"",", "&(${count})&" in ${name}")`,
  );
  const none = `${Object.values(counts).join('+')}=0`;
  saysAsElsewhere(sheet, range, `IF(${none},"","See the column Look at: "&MID(${where.join('&')},3,99)&".")`);
}

/** A formula of how many cells have a text or a number. */
export const filledIn = (...ranges: string[]): string =>
  ranges.map((range) => `SUMPRODUCT((LEN(${range})>0)*1)`).join('+');

/** What is said of a line in an inserted row. */
export const UNCOUNTED = 'A line without a number isn’t counted: move it to one that has a number.';

/**
 * A formula of how many lines are in inserted rows.
 * @param numbers the cells that number the lines
 * @param typed the columns of what is typed
 */
export const uncountedLines = (numbers: string, ...typed: string[]): string =>
  `SUMPRODUCT((LEN(${numbers})=0)*((${typed.map((cells) => `(LEN(${cells})>0)`).join('+')})>0))`;

/** Says that lines aren't counted; nothing while there are none. @param lines 1 for each of them */
export const warnOfUncounted = (sheet: Sheet, range: string, lines: string): void =>
  says(sheet, range, `IF(SUMPRODUCT(${lines})=0,"","${UNCOUNTED}")`);

/**
 * Says how many lines a page leaves out; nothing while it has room for all, or nothing was asked for.
 * @param asked the cell in which one types what to show, where there is one: "$C$5"
 * @param all a formula of how many lines there are
 */
export function saysMore(
  sheet: Sheet,
  range: string,
  { asked, all, room, what }: { asked?: string; all: string; room: number; what: string },
): void {
  const more = `${all}-${room}`;
  says(
    sheet,
    range,
    `IF(${asked ? `OR(${asked}="",${more}<=0)` : `${more}<=0`},"",${more}&IF(${more}=1," more ${what} is"," more ${what}s are")&" not shown: this page has room for ${room}.")`,
  );
}

/**
 * Says how many lines of a list stand below what is printed; nothing while all are on the page.
 * @param count a formula of how many lines there are; of those below, where a list may have gaps
 * @param printed how many there is room for, where all are counted
 */
export function saysMoreBelow(sheet: Sheet, range: string, count: string, printed = 0): void {
  const below = printed ? `${count}-${printed}` : count;
  sheet.wide(
    range,
    `=IF(${count}<=${printed},"",${below}&" more below aren’t printed: set the print area to print them too.")`,
    'text.bold',
  );
}

/** The first cell of a range, whichever cell is looked at: $B$4. */
const firstOf = (range: string) => range.split(':')[0]!.replace(/([A-Z]+)(\d+)/, '$$$1$$$2');
