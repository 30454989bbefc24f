/** The lines of a list that is typed, each with its number in a column: A8 to A22 has 1 to 15. */
export type Lines = { numbers: string; first: number; last: number };

type ListsOf = (sheet: string) => readonly Lines[];

/** A cell or cells of one sheet: 'Key Results'!$F$8, $D8:$P8. No function, and nothing within a text. */
const CELLS =
  /(?<![\w$'.!:])(?:('[^']+'|\w+)!)?(\$?[A-Z]{1,3}\$?)(\d+)(?::(\$?[A-Z]{1,3}\$?)(\d+))?(?![\w(!:])/g;

/** Which line of a list has a number; of one that is gone, the empty row below, which is in the range. */
export const lineOf = (number: string | number, numbers: string): string =>
  `IFERROR(MATCH(${number},${numbers},0),ROWS(${numbers}))`;

/**
 * A formula that finds a line of a list by its number, wherever it stands: once somebody has deleted or
 * inserted a row, another line in its place would be a wrong result, and none an error.
 * @param own where the formula stands: what it takes of its own line goes and comes with it
 */
export function byNumber(formula: string, own: { sheet: string; row: number }, listsOf: ListsOf): string {
  const found = (cells: string, of: string | undefined, ...places: (string | undefined)[]) => {
    const [left, from, right, to = from] = places as [string, string, string?, string?];
    const [sheet, row] = [of?.replaceAll("'", '') ?? own.sheet, Number(from)];
    const list = listsOf(sheet).find(({ first, last }) => first <= row && row <= last);
    if (!list || from !== to || (sheet === own.sheet && row === own.row)) return cells;
    const range = (one: string, other = one) => {
      const [start, end] = [one, other].map((letters) => `$${letters.replaceAll('$', '')}$`);
      return `${of ? `${of}!` : ''}${start}${list.first}:${end}${list.last + 1}`;
    };
    const numbers = range(list.numbers);
    return `INDEX(${range(left, right)},${lineOf(row - list.first + 1, numbers)}${right ? ',0' : ''})`;
  };
  return formula
    .split(/("[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? part.replace(CELLS, found) : part))
    .join('');
}
