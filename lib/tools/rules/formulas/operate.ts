import {
  added,
  Area,
  compare,
  DIVISION,
  gridOf,
  isError,
  NUMBER,
  numberOf,
  textOf,
  VALUE,
  isGrid,
  type FormulaError,
  type Scalar,
  type Value,
} from './values';

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
