import { meets } from './criteria';
import { index, match, nth, places, rank, rows } from './look-up';
import {
  DIVISION,
  flat,
  isError,
  NUMBER,
  numberOf,
  summed,
  truthOf,
  VALUE,
  type Scalar,
  type Value,
  numbersIn,
} from './values';

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
  COUNTA: (...parts) => parts.flatMap(flat).filter((value) => value !== undefined).length,
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
