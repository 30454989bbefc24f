/** What a formula works with, and how spreadsheets take one kind of value for another. */

/** An error of a spreadsheet: #VALUE!, #DIV/0! and so on. */
export class FormulaError {
  constructor(readonly code: string) {}
}

export const VALUE = new FormulaError('#VALUE!');
export const DIVISION = new FormulaError('#DIV/0!');
export const NOT_FOUND = new FormulaError('#N/A');
export const REFERENCE = new FormulaError('#REF!');
export const NUMBER = new FormulaError('#NUM!');

/** One value; undefined is an empty cell. */
export type Scalar = number | string | boolean | FormulaError | undefined;

/** Rows of values, all of them as long. */
type Grid = Scalar[][];

/** Cells of a sheet, by their place from 1 on; their values are asked for when they are needed. */
export class Area {
  constructor(
    readonly top: number,
    readonly left: number,
    readonly rows: number,
    readonly columns: number,
    private readonly valueAt: (row: number, column: number) => Scalar,
  ) {}

  at(row: number, column: number): Scalar {
    return this.valueAt(this.top + row, this.left + column);
  }

  /** A part of it, from 0 on. */
  part(row: number, column: number, rows: number, columns: number): Area {
    return new Area(this.top + row, this.left + column, rows, columns, this.valueAt);
  }

  get grid(): Grid {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (_, column) => this.at(row, column)),
    );
  }
}

export type Value = Scalar | Grid | Area;

const isGrid = (value: Value): value is Grid => Array.isArray(value);
export const isError = (value: unknown): value is FormulaError => value instanceof FormulaError;

/** All values in it, row by row. */
export function flat(value: Value): Scalar[] {
  if (value instanceof Area) return value.grid.flat();
  return isGrid(value) ? value.flat() : [value];
}

export const gridOf = (value: Value): Grid =>
  value instanceof Area ? value.grid : isGrid(value) ? value : [[value]];

/** A number where one is needed: an empty cell is 0, a text that reads as a number is it. */
export function numberOf(value: Scalar): number | FormulaError {
  if (typeof value === 'number' || isError(value)) return value;
  if (value === undefined) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return numberIn(value) ?? VALUE;
}

/** The number, day or time of day that a text reads as; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  if (hours) return (Number(hours) * 60 + Number(minutes)) / 1440;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? dayNumber(text.trim()) : NaN;
  if (!Number.isNaN(day)) return day;
  return /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : undefined;
}

/** A day, as 2026-01-05, the way spreadsheets count it: days since December 30, 1899. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

export function textOf(value: Scalar): string | FormulaError {
  if (typeof value === 'string' || isError(value)) return value;
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(Number(value.toPrecision(15))).toUpperCase();
}

export function truthOf(value: Scalar): boolean | FormulaError {
  if (typeof value === 'boolean' || isError(value)) return value;
  if (typeof value === 'string') return /^(true|false)$/i.test(value) ? /^true$/i.test(value) : VALUE;
  return Boolean(value);
}

/**
 * Below 0, 0 or above, as spreadsheets sort: numbers before texts before truths; texts whatever their case.
 */
export function compare(a: Scalar, b: Scalar): number {
  const [left, right] = [a ?? emptyLike(b), b ?? emptyLike(a)];
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  if (typeof left === 'string') return order(left.toLowerCase(), (right as string).toLowerCase());
  return isNear(Number(left), Number(right)) ? 0 : Number(left) - Number(right);
}

const emptyLike = (other: Scalar): Scalar =>
  typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
const rank = (value: Scalar) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Equal but for the last of 16 digits, which binary fractions leave behind. */
function isNear(a: number, b: number): boolean {
  if (a === b) return true;
  const [distance, left, right] = [Math.abs(a - b), Math.abs(a), Math.abs(b)];
  if ([distance, left, right].every(Number.isInteger)) return false;
  return distance < left * NEAR && distance < right * NEAR;
}
const NEAR = 2 ** -48;

/** The sum of two numbers; what cancels out is 0, and not what binary fractions leave. */
export const added = (a: number, b: number): number => (a * b < 0 && isNear(a, -b) ? 0 : a + b);

/** A sum that keeps what each step rounds off (Neumaier), as spreadsheets add up. */
export function summed(numbers: Iterable<number>): number {
  let [sum, lost] = [0, 0];
  for (const one of numbers) {
    const next = sum + one;
    lost += Math.abs(sum) >= Math.abs(one) ? sum - next + one : one - next + sum;
    sum = next;
  }
  return sum + lost;
}

/** The numbers that count for a function of lists: in cells only what is a number, else what reads as one. */
export function numbersIn(parts: readonly Value[]): number[] | FormulaError {
  const numbers: number[] = [];
  for (const part of parts)
    for (const value of flat(part)) {
      if (isError(value)) return value;
      if (typeof value === 'number') numbers.push(value);
      else if (part === value && value !== undefined) {
        const number = numberOf(value);
        if (isError(number)) return number;
        numbers.push(number);
      }
    }
  return numbers;
}

export const isMany = (value: Value) => value instanceof Area || isGrid(value);
export const chosen = (holds: boolean | FormulaError, yes: Scalar, no: Scalar) =>
  isError(holds) ? holds : holds ? yes : no;
export const negative = (value: Scalar) => {
  const number = numberOf(value);
  return isError(number) ? number : -number;
};

/**
 * One value of cells: of several the one in the formula's own row or column, as spreadsheets did before
 * arrays.
 */
export function single(value: Value, { row, column }: { row: number; column: number }): Scalar {
  if (isGrid(value)) return value[0]![0];
  if (!(value instanceof Area)) return value;
  if (value.rows === 1 && value.columns === 1) return value.at(0, 0);
  const [down, right] = [row - value.top, column - value.left];
  if (value.columns === 1 && down >= 0 && down < value.rows) return value.at(down, 0);
  if (value.rows === 1 && right >= 0 && right < value.columns) return value.at(0, right);
  return VALUE;
}

/** One answer for each place of the parts; a single row, column or value goes with all. */
export function each(
  parts: readonly Value[],
  here: { row: number; column: number },
  inArrays: boolean,
  answer: (...values: Scalar[]) => Scalar,
): Value {
  if (!parts.some((part) => isGrid(part) || (inArrays && part instanceof Area)))
    return answer(...parts.map((part) => single(part, here)));
  const grids = parts.map(gridOf);
  const rows = Math.max(...grids.map(({ length }) => length));
  const columns = Math.max(...grids.map(([first]) => first!.length));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      answer(
        ...grids.map(
          (grid) => (grid.length === 1 ? grid[0] : grid[row])?.[grid[0]!.length === 1 ? 0 : column],
        ),
      ),
    ),
  );
}

/** By the order of the two: below 0, 0 or above. */
const COMPARISONS: Record<string, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const RECKONINGS: Record<string, (a: number, b: number) => number | FormulaError> = {
  '+': added,
  '-': (a, b) => added(a, -b),
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? DIVISION : a / b),
  '^': (a, b) => a ** b,
};

export function operate(sign: string, left: Scalar, right: Scalar): Scalar {
  if (isError(left) || isError(right)) return isError(left) ? left : right;
  if (sign === '&') return `${textOf(left) as string}${textOf(right) as string}`;
  const holds = COMPARISONS[sign];
  if (holds) return holds(compare(left, right));
  const [a, b] = [numberOf(left), numberOf(right)];
  if (isError(a) || isError(b)) return isError(a) ? a : b;
  const result = RECKONINGS[sign]!(a, b);
  return typeof result === 'number' && !Number.isFinite(result) ? NUMBER : result;
}
