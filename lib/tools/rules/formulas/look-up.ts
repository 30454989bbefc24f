import { meets } from './criteria';
import {
  Area,
  compare,
  flat,
  gridOf,
  isError,
  NOT_FOUND,
  NUMBER,
  numberOf,
  REFERENCE,
  truthOf,
  VALUE,
  type Scalar,
  type Value,
  numbersIn,
} from './values';

/** What finds cells and places among others. */

export function nth(value: Value, place: Value, order: (a: number, b: number) => number): Scalar {
  const [numbers, at] = [numbersIn([value]), numberOf(flat(place)[0])];
  if (isError(numbers) || isError(at)) return isError(numbers) ? numbers : at;
  return numbers.sort(order)[at - 1] ?? NUMBER;
}

export function index(cells: Value, down: Value = 1, across?: Value): Value {
  const area = cells instanceof Area ? cells : gridOf(cells);
  const [rows, columns] = area instanceof Area ? [area.rows, area.columns] : [area.length, area[0]!.length];
  const given = [down, across ?? (rows === 1 ? down : 1)].map((one) => numberOf(flat(one)[0]));
  const wrong = given.find(isError);
  if (wrong) return wrong;
  const [row, column] = [
    rows === 1 && across === undefined ? 1 : Math.floor(given[0] as number),
    Math.floor(given[1] as number),
  ];
  if (row < 0 || column < 0 || row > rows || column > columns) return REFERENCE;
  const from: [number, number] = [Math.max(0, row - 1), Math.max(0, column - 1)];
  const size: [number, number] = [row === 0 ? rows : 1, column === 0 ? columns : 1];
  if (area instanceof Area) return area.part(...from, ...size);
  const part = area.slice(from[0], from[0] + size[0]).map((line) => line.slice(from[1], from[1] + size[1]));
  return size[0] * size[1] === 1 ? part[0]![0] : part;
}

export function match(wanted: Value, cells: Value, kind: Value = 1): Scalar {
  const [value, list, how] = [flat(wanted)[0], flat(cells), numberOf(flat(kind)[0])];
  if (isError(value) || isError(how)) return isError(value) ? value : how;
  if (value === undefined && how === 0) return NOT_FOUND;
  const holds = typeof value === 'string' && how === 0 ? meets(`=${value}`) : undefined;
  const isLike = (one: Scalar) => one !== undefined && !isError(one) && typeof one === typeof (value ?? 0);
  const at =
    how === 0
      ? list.findIndex((one) => isLike(one) && (holds ? holds(one) : compare(one, value) === 0))
      : list.findLastIndex(
          (one) => isLike(one) && (how > 0 ? compare(one, value) <= 0 : compare(one, value) >= 0),
        );
  return at < 0 ? NOT_FOUND : at + 1;
}

export function rank(value: Value, cells: Value, ascending: Value = 0): Scalar {
  const [number, numbers, up] = [
    numberOf(flat(value)[0]),
    numbersIn([cells]),
    truthOf(flat(ascending)[0]),
  ] as const;
  if (isError(number)) return number;
  if (isError(numbers)) return numbers;
  if (isError(up)) return up;
  const orders = numbers.map((one) => compare(one, number));
  return orders.includes(0) ? 1 + orders.filter((order) => (up ? order < 0 : order > 0)).length : NOT_FOUND;
}

export const places =
  (of: 'top' | 'left', count: 'rows' | 'columns') =>
  (cells: Value): Value => {
    if (!(cells instanceof Area)) return VALUE;
    const all = Array.from({ length: cells[count] }, (_, at) => cells[of] + at);
    if (all.length === 1) return all[0];
    return of === 'top' ? all.map((one) => [one]) : [all];
  };

export const rows = (cells: Value): Scalar => (cells instanceof Area ? cells.rows : VALUE);
