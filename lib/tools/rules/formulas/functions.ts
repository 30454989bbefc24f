import { meets } from './criteria';
import { internalRate } from './internal-rate';
import { numberText, rounded } from './number-text';
import {
  added,
  Area,
  compare,
  DIVISION,
  flat,
  gridOf,
  isError,
  NOT_FOUND,
  NUMBER,
  numberIn,
  numberOf,
  REFERENCE,
  summed,
  textOf,
  truthOf,
  VALUE,
  type FormulaError,
  type Grid,
  type Scalar,
  type Value,
} from './values';

/** A function of one value each, which answers an array with an array. */
export type OfScalars = (...parts: Scalar[]) => Scalar;
/** A function that takes cells or arrays as they are. */
export type OfValues = (...parts: Value[]) => Value;

const numeric =
  (work: (...numbers: number[]) => number | FormulaError, least = 1): OfScalars =>
  (...parts) => {
    const numbers = parts.length < least ? [VALUE] : parts.map(numberOf);
    const wrong = numbers.find(isError);
    if (wrong) return wrong;
    const result = work(...(numbers as number[]));
    return typeof result === 'number' && !Number.isFinite(result) ? NUMBER : result;
  };

const textual =
  (work: (text: string, ...numbers: number[]) => Scalar): OfScalars =>
  (first, ...parts) => {
    const [text, numbers] = [textOf(first), parts.map(numberOf)];
    const wrong = [text, ...numbers].find(isError);
    return wrong ?? work(text as string, ...(numbers as number[]));
  };

/** Rounds down, but for what binary fractions leave below a whole number. */
const floor = (value: number) => Math.floor(Number(value.toPrecision(15)));

export const OF_SCALARS: Record<string, OfScalars> = {
  ABS: numeric(Math.abs),
  INT: numeric(floor),
  SIGN: numeric(Math.sign),
  SQRT: numeric(Math.sqrt),
  ROUND: numeric((value, decimals = 0) => rounded(value, decimals)),
  ROUNDUP: numeric((value, decimals = 0) => away(value, decimals, Math.ceil)),
  ROUNDDOWN: numeric((value, decimals = 0) => away(value, decimals, Math.floor)),
  MOD: numeric((value, by) => (by === 0 ? DIVISION : added(value, -floor(value / by!) * by!)), 2),
  FLOOR: numeric((value, step) => (step === 0 ? DIVISION : floor(value / step!) * step!), 2),
  NOT: (value) => {
    const truth = truthOf(value);
    return isError(truth) ? truth : !truth;
  },
  N: (value) => (typeof value === 'number' || isError(value) ? value : value === true ? 1 : 0),
  ISNUMBER: (value) => typeof value === 'number',
  ISTEXT: (value) => typeof value === 'string',
  ISBLANK: (value) => value === undefined,
  ISERROR: (value) => isError(value),
  LEN: textual((text) => text.length),
  LEFT: textual((text, count = 1) => text.slice(0, count)),
  RIGHT: textual((text, count = 1) => (count > 0 ? text.slice(-count) : '')),
  MID: textual((text, from = 1, count = 0) => text.slice(from - 1, from - 1 + count)),
  REPT: textual((text, count = 0) => text.repeat(Math.max(0, Math.floor(count)))),
  TRIM: textual((text) => text.trim().replace(/ +/g, ' ')),
  UPPER: textual((text) => text.toUpperCase()),
  LOWER: textual((text) => text.toLowerCase()),
  VALUE: textual((text) => numberIn(text) ?? VALUE),
  SUBSTITUTE: (text, old, by) => {
    const [whole, from, to] = [textOf(text), textOf(old), textOf(by)];
    return [whole, from, to].find(isError) ?? (whole as string).replaceAll(from as string, to as string);
  },
  SEARCH: (what, text) => {
    const [part, whole] = [textOf(what), textOf(text)];
    const wrong = [part, whole].find(isError);
    const at = wrong ? -1 : (whole as string).toLowerCase().indexOf((part as string).toLowerCase());
    return wrong ?? (at < 0 ? VALUE : at + 1);
  },
  TEXT: (value, format) => {
    const [number, how] = [
      typeof value === 'string' ? (numberIn(value) ?? value) : numberOf(value),
      textOf(format),
    ];
    if (isError(number) || isError(how)) return isError(number) ? number : how;
    return typeof number === 'string' ? number : numberText(number, how);
  },
  DATE: numeric((year, month, day) => Date.UTC(year!, month! - 1, day) / 86_400_000 + 25_569, 3),
  YEAR: numeric((day) => dateOf(day!).getUTCFullYear()),
  MONTH: numeric((day) => dateOf(day!).getUTCMonth() + 1),
  DAY: numeric((day) => dateOf(day!).getUTCDate()),
  WEEKDAY: numeric((day, kind = 1) => {
    const weekday = dateOf(day!).getUTCDay();
    return kind === 1 ? weekday + 1 : ((weekday + 6) % 7) + (kind === 2 ? 1 : 0);
  }),
};

const dateOf = (day: number) => new Date((Math.floor(day) - 25_569) * 86_400_000);

function away(value: number, decimals: number, by: (value: number) => number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * by(Number((Math.abs(value) * factor).toPrecision(15)))) / factor + 0;
}

/** The numbers that count for a function of lists: in cells only what is a number, else what reads as one. */
function numbersIn(parts: readonly Value[]): number[] | FormulaError {
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

const ofNumbers =
  (work: (numbers: number[]) => Scalar): OfValues =>
  (...parts) => {
    const numbers = numbersIn(parts);
    return isError(numbers) ? numbers : work(numbers);
  };

const mean = (numbers: number[]) => (numbers.length === 0 ? DIVISION : summed(numbers) / numbers.length);

/** The values of one list in whose line all criteria are met. */
function meeting(values: Value, pairs: readonly Value[]): Scalar[] {
  const tests = pairs.flatMap((range, index) =>
    index % 2 === 0 ? [{ cells: flat(range), holds: meets(flat(pairs[index + 1])[0]) }] : [],
  );
  return flat(values).filter((_, index) => tests.every(({ cells, holds }) => holds(cells[index])));
}
const sumOf = (values: Scalar[]) => summed(values.filter((value) => typeof value === 'number'));

function nth(value: Value, place: Value, order: (a: number, b: number) => number): Scalar {
  const [numbers, at] = [numbersIn([value]), numberOf(flat(place)[0])];
  if (isError(numbers) || isError(at)) return isError(numbers) ? numbers : at;
  return numbers.sort(order)[at - 1] ?? NUMBER;
}

function product(parts: readonly Value[]): Scalar {
  const grids = parts.map((part) => flat(part));
  const wrong = grids.flat().find(isError);
  if (wrong) return wrong;
  if (grids.some(({ length }) => length !== grids[0]!.length)) return VALUE;
  const plain = (value: Scalar) =>
    typeof value === 'number' ? value : value === true && grids.length === 1 ? 1 : 0;
  return summed(grids[0]!.map((_, index) => grids.reduce((all, grid) => all * plain(grid[index]), 1)));
}

function index(cells: Value, down: Value = 1, across?: Value): Value {
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

function match(wanted: Value, cells: Value, kind: Value = 1): Scalar {
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

function rank(value: Value, cells: Value, ascending: Value = 0): Scalar {
  const [number, numbers, up] = [numberOf(flat(value)[0]), numbersIn([cells]), truthOf(flat(ascending)[0])];
  const wrong = [number, numbers, up].find((one) => isError(one)) as FormulaError | undefined;
  if (wrong) return wrong;
  if (!(numbers as number[]).some((one) => compare(one, number as number) === 0)) return NOT_FOUND;
  return (
    1 +
    (numbers as number[]).filter((one) =>
      up ? compare(one, number as number) < 0 : compare(one, number as number) > 0,
    ).length
  );
}

const logical =
  (holds: (truths: boolean[]) => boolean): OfValues =>
  (...parts) => {
    const truths: boolean[] = [];
    for (const part of parts)
      for (const value of flat(part)) {
        if (value === undefined || (typeof value === 'string' && part !== value)) continue;
        const truth = truthOf(value);
        if (isError(truth)) return truth;
        truths.push(truth);
      }
    return truths.length === 0 ? VALUE : holds(truths);
  };

const places =
  (of: 'top' | 'left', count: 'rows' | 'columns') =>
  (cells: Value): Value => {
    if (!(cells instanceof Area)) return VALUE;
    const all = Array.from({ length: cells[count] }, (_, at) => cells[of] + at);
    if (all.length === 1) return all[0];
    return (of === 'top' ? all.map((one) => [one]) : [all]) as Grid;
  };

export const OF_VALUES: Record<string, OfValues> = {
  AND: logical((truths) => truths.every(Boolean)),
  OR: logical((truths) => truths.some(Boolean)),
  SUM: ofNumbers(summed),
  AVERAGE: ofNumbers(mean),
  MEDIAN: ofNumbers((numbers) => {
    const sorted = numbers.sort((a, b) => a - b);
    const half = sorted.length / 2;
    return sorted.length === 0
      ? NUMBER
      : (sorted[Math.floor(half - 0.5)]! + sorted[Math.ceil(half - 0.5)]!) / 2;
  }),
  MIN: ofNumbers((numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers))),
  MAX: ofNumbers((numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers))),
  STDEVP: ofNumbers((numbers) => {
    const middle = mean(numbers);
    return isError(middle)
      ? middle
      : Math.sqrt(summed(numbers.map((one) => (one - middle) ** 2)) / numbers.length);
  }),
  COUNT: (...parts) => parts.flatMap(flat).filter((value) => typeof value === 'number').length,
  COUNTA: (...parts) => parts.flatMap(flat).filter((value) => value !== undefined).length,
  COUNTBLANK: (cells) => flat(cells).filter((value) => value === undefined || value === '').length,
  COUNTIF: (cells, criterion) => meeting(cells, [cells, criterion]).length,
  COUNTIFS: (...pairs) => meeting(pairs[0], pairs).length,
  SUMIF: (cells, criterion, values = cells) => sumOf(meeting(values, [cells, criterion])),
  SUMIFS: (values, ...pairs) => sumOf(meeting(values, pairs)),
  AVERAGEIF: (cells, criterion, values = cells) =>
    mean(meeting(values, [cells, criterion]).filter((value) => typeof value === 'number')),
  AVERAGEIFS: (values, ...pairs) => mean(meeting(values, pairs).filter((value) => typeof value === 'number')),
  SUMPRODUCT: (...parts) => product(parts),
  LARGE: (cells, place) => nth(cells, place, (a, b) => b - a),
  SMALL: (cells, place) => nth(cells, place, (a, b) => a - b),
  RANK: rank,
  INDEX: index,
  MATCH: match,
  ROWS: (cells) => gridOf(cells).length,
  COLUMNS: (cells) => gridOf(cells)[0]!.length,
  ROW: places('top', 'rows'),
  COLUMN: places('left', 'columns'),
  IRR: (cells, guess = 0.1) => {
    const [flows, start] = [numbersIn([cells]), numberOf(flat(guess)[0])];
    if (isError(flows) || isError(start)) return isError(flows) ? flows : start;
    return internalRate(flows, start) ?? NUMBER;
  },
};
