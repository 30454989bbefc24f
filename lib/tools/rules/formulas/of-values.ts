import {
  compare,
  isError,
  numberIn,
  type Scalar,
  Area,
  flat,
  gridOf,
  NOT_FOUND,
  NUMBER,
  numberOf,
  REFERENCE,
  truthOf,
  VALUE,
  type Value,
  numbersIn,
  DIVISION,
  summed,
} from './values';

/** What COUNTIF, SUMIF and their like ask of a cell: a value, or a text such as ">=5" or "A*". */
function meets(criterion: Scalar): (value: Scalar) => boolean {
  if (typeof criterion !== 'string') return (value) => isSame(value, criterion ?? 0);
  const [, sign = '=', rest = ''] = /^(<=|>=|<>|=|<|>)?([^]*)$/.exec(criterion)!;
  const number = numberIn(rest);
  if (sign === '=' || sign === '<>') {
    const same = sameAs(rest, number, criterion === '' || rest === '');
    return (value) => same(value) === (sign === '=');
  }
  const bound = number ?? rest;
  return (value) => {
    if (typeof value !== typeof bound) return false;
    const order = compare(value, bound);
    return sign === '<' ? order < 0 : sign === '<=' ? order <= 0 : sign === '>' ? order > 0 : order >= 0;
  };
}

const isSame = (value: Scalar, wanted: Scalar) =>
  value !== undefined && !isError(value) && typeof value === typeof wanted && compare(value, wanted) === 0;

function sameAs(text: string, number: number | undefined, empty: boolean): (value: Scalar) => boolean {
  if (empty) return (value) => value === undefined || value === '';
  if (number !== undefined) return (value) => isSame(value, number) || value === text;
  const pattern = new RegExp(
    `^${text.replace(/~([*?~])|[*?]|[.+^${}()|[\]\\]/g, (sign, plain?: string) =>
      plain ? `\\${plain}` : sign === '*' ? '[^]*' : sign === '?' ? '[^]' : `\\${sign}`,
    )}$`,
    'i',
  );
  return (value) => typeof value === 'string' && pattern.test(value);
}

/** What finds cells and places among others. */

function nth(value: Value, place: Value, order: (a: number, b: number) => number): Scalar {
  const [numbers, at] = [numbersIn([value]), numberOf(flat(place)[0])];
  if (isError(numbers) || isError(at)) return isError(numbers) ? numbers : at;
  return numbers.sort(order)[at - 1] ?? NUMBER;
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

function match(wanted: Value, cells: Value, kind: Value): Scalar {
  if (kind !== 0) throw new Error('MATCH is known with 0 only.');
  const [value] = flat(wanted);
  if (isError(value)) return value;
  if (value === undefined) return NOT_FOUND;
  const holds = typeof value === 'string' ? meets(`=${value}`) : (one: Scalar) => isSame(one, value);
  const at = flat(cells).findIndex((one) => typeof one === typeof value && holds(one));
  return at < 0 ? NOT_FOUND : at + 1;
}

function rank(value: Value, cells: Value, ascending: Value = 0): Scalar {
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

const places =
  (of: 'top' | 'left', count: 'rows' | 'columns') =>
  (cells: Value): Value => {
    if (!(cells instanceof Area)) return VALUE;
    const all = Array.from({ length: cells[count] }, (_, at) => cells[of] + at);
    if (all.length === 1) return all[0];
    return of === 'top' ? all.map((one) => [one]) : [all];
  };

const rows = (cells: Value): Scalar => (cells instanceof Area ? cells.rows : VALUE);

/** A function that takes cells or arrays as they are. */
type OfValues = (...parts: Value[]) => Value;

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

function product(parts: readonly Value[]): Scalar {
  const grids = parts.map((part) => flat(part));
  const wrong = grids.flat().find(isError);
  if (wrong) return wrong;
  if (grids.some(({ length }) => length !== grids[0]!.length)) return VALUE;
  const plain = (value: Scalar) =>
    typeof value === 'number' ? value : value === true && grids.length === 1 ? 1 : 0;
  return summed(grids[0]!.map((_, index) => grids.reduce((all, grid) => all * plain(grid[index]), 1)));
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

export const OF_VALUES: Record<string, OfValues> = {
  AND: logical((truths) => truths.every(Boolean)),
  OR: logical((truths) => truths.some(Boolean)),
  SUM: ofNumbers(summed),
  AVERAGE: ofNumbers(mean),
  MIN: ofNumbers((numbers) => (numbers.length === 0 ? 0 : Math.min(...numbers))),
  MAX: ofNumbers((numbers) => (numbers.length === 0 ? 0 : Math.max(...numbers))),
  STDEVP: ofNumbers((numbers) => {
    const middle = mean(numbers);
    return isError(middle)
      ? middle
      : Math.sqrt(summed(numbers.map((one) => (one - middle) ** 2)) / numbers.length);
  }),
  COUNT: (...parts) => parts.flatMap(flat).filter((value) => typeof value === 'number').length,
  COUNTIF: (cells, criterion) => meeting(cells, [cells, criterion]).length,
  COUNTIFS: (...pairs) => meeting(pairs[0], pairs).length,
  SUMIF: (cells, criterion, values = cells) => sumOf(meeting(values, [cells, criterion])),
  SUMIFS: (values, ...pairs) => sumOf(meeting(values, pairs)),
  SUMPRODUCT: (...parts) => product(parts),
  LARGE: (cells, place) => nth(cells, place, (a, b) => b - a),
  SMALL: (cells, place) => nth(cells, place, (a, b) => a - b),
  RANK: rank,
  INDEX: index,
  MATCH: match,
  ROW: places('top', 'rows'),
  ROWS: rows,
  COLUMN: places('left', 'columns'),
  IRR: (cells, guess = 0.1) => {
    const [flows, start] = [numbersIn([cells]), numberOf(flat(guess)[0])];
    if (isError(flows) || isError(start)) return isError(flows) ? flows : start;
    return internalRate(flows, start) ?? NUMBER;
  },
};

/**
 * The rate at which flows are worth nothing, from a guess on by Newton's steps; undefined where they lead
 * nowhere.
 */
function internalRate(flows: readonly number[], guess: number): number | undefined {
  let rate = guess === -1 ? 0.1 : guess;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = summed(flows.map((flow, n) => flow / (1 + rate) ** n));
    const slope = summed(flows.map((flow, n) => (-n * flow) / (1 + rate) ** (n + 1)));
    const next = rate - value / slope;
    if (!Number.isFinite(next)) return undefined;
    if (Math.abs(next - rate) < NEAR_ENOUGH) return next;
    rate = next;
  }
  return undefined;
}

const MOST_STEPS = 20;
const NEAR_ENOUGH = 1e-7;
