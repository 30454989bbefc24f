/** Where a cell is, both from 1 on: B3 is column 2, row 3. */
export type Place = { column: number; row: number };

/** 1 is A, 27 is AA. */
function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number > 26 ? columnName((number - 1 - rest) / 26) + letter : letter;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

export const isPlace = (name: string): boolean => PLACE.test(name);

const PLACE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

export const nameOf = ({ column, row }: Place): string => `${columnName(column)}${row}`;

/** @throws Error for what is no name of a cell */
export function placeOf(name: string): Place {
  const [, letters, digits] = PLACE.exec(name) ?? [];
  if (!letters) throw new Error(`“${name}” is no cell.`);
  return { column: columnNumber(letters), row: Number(digits) };
}
