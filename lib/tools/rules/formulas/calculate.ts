import { nameOf, placeOf, type CellValue, type Workbook } from '../workbook/read-workbook';
import { OF_SCALARS } from './of-scalars';
import { OF_VALUES } from './of-values';
import {
  chosen,
  each,
  isMany,
  negative,
  operate,
  single,
  Area,
  FormulaError,
  isError,
  truthOf,
  type Scalar,
  type Value,
} from './values';
import { parse, type Node } from './parse';

/** By sheet, then by cell. */
type Results = Map<string, Map<string, Exclude<CellValue, undefined>>>;

/**
 * What each formula of a workbook gives: those functions of spreadsheets that our workbooks use, the classic
 * ones.
 * @param today the day that TODAY() stands for, as spreadsheets count days
 * @throws Error with sheet and cell for a formula with anything else in it
 */
export function calculate(book: Workbook, today: number): Results {
  const known = new Map<string, Map<number, Scalar | typeof IN_WORK>>();
  const trees = new Map<string, Node>();
  const places = new Map([...book.sheets].map(([name, { cells }]) => [name, placesOf([...cells.keys()])]));

  function valueAt(sheet: string, row: number, column: number): Scalar {
    const name = places.get(sheet)?.get(row * WIDE + column);
    const cell = name && book.sheets.get(sheet)!.cells.get(name);
    if (!cell) return undefined;
    if (cell.formula === undefined)
      return typeof cell.value === 'object' ? new FormulaError(cell.value.error) : cell.value;
    const own = known.get(sheet) ?? new Map<number, Scalar | typeof IN_WORK>();
    known.set(sheet, own);
    const at = row * WIDE + column;
    const found = own.get(at);
    if (found === IN_WORK) throw new Error(`${sheet}!${name} goes in a circle.`);
    if (own.has(at)) return found;
    own.set(at, IN_WORK);
    const result = resultOf(cell.formula, { sheet, row, column });
    own.set(at, result);
    return result;
  }

  type Here = { sheet: string; row: number; column: number };

  function resultOf(formula: string, here: Here): Scalar {
    try {
      // A formula that only names an empty cell gives 0.
      return single(work(treeOf(formula), here, false), here) ?? 0;
    } catch (error) {
      if (error instanceof Error && !error.message.includes('!'))
        throw new Error(`${here.sheet}!${nameOf(here)}: ${error.message}`, { cause: error });
      throw error;
    }
  }

  function treeOf(formula: string): Node {
    const tree = trees.get(formula) ?? parse(formula);
    trees.set(formula, tree);
    return tree;
  }

  /**
   * @param inArrays whether cells count as arrays, as they do within SUMPRODUCT, or for the one in this row
   * or column
   */
  function work(node: Node, here: Here, inArrays: boolean): Value {
    switch (node.kind) {
      case 'value':
        return node.value;
      case 'cells':
        return areaOf(node, here);
      case 'negative':
        return each([work(node.part, here, inArrays)], here, inArrays, negative);
      case 'operation': {
        const sides = [node.left, node.right].map((side) => work(side, here, inArrays));
        return each(sides, here, inArrays, (left, right) => operate(node.sign, left, right));
      }
      case 'call':
        return call(node, here, inArrays);
    }
  }

  function areaOf({ sheet: other, from, to }: Node & { kind: 'cells' }, { sheet }: Here): Area {
    const name = other ?? sheet;
    if (!book.sheets.has(name)) throw new Error(`there is no sheet ${name}.`);
    const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
    return new Area(from.row, from.column, rows, columns, (row, column) => valueAt(name, row, column));
  }

  function call({ name, parts }: Node & { kind: 'call' }, here: Here, inArrays: boolean): Value {
    const part = (index: number, arrays = inArrays) => work(parts[index]!, here, arrays);
    switch (name) {
      case 'IF': {
        const asked = part(0);
        if (inArrays && isMany(asked)) {
          const all = parts.map((_, index) => part(index));
          return each(all, here, true, (holds, yes, no) =>
            chosen(truthOf(holds), yes, parts.length > 2 ? no : false),
          );
        }
        const holds = truthOf(single(asked, here));
        if (isError(holds)) return holds;
        return holds ? part(1) : parts.length > 2 ? part(2) : false;
      }
      case 'IFERROR': {
        const tried = part(0);
        if (inArrays && isMany(tried))
          return each([tried, part(1)], here, true, (value, other) => (isError(value) ? other : value));
        const value = isMany(tried) ? single(tried, here) : tried;
        return isError(value) ? part(1) : value;
      }
      case 'TODAY':
        return today;
      case 'ROW':
        if (parts.length === 0) return here.row;
    }
    const ofValues = OF_VALUES[name];
    if (ofValues) {
      const arrays = (index: number) =>
        inArrays || name === 'SUMPRODUCT' || (name === 'MATCH' && index === 1);
      const given = parts.map((_, index) => part(index, arrays(index)));
      const isOne = (index: number) => ONE_VALUE[name]?.includes(index) ?? false;
      if (inArrays && given.some((one, index) => isOne(index) && isMany(one)))
        return each(
          given.map((one, index) => (isOne(index) ? one : undefined)),
          here,
          true,
          (...ones) =>
            single(ofValues(...given.map((one, index) => (isOne(index) ? ones[index] : one))), here),
        );
      return ofValues(...given.map((one, index) => (isOne(index) ? single(one, here) : one)));
    }
    const ofScalars = OF_SCALARS[name];
    if (!ofScalars) throw new Error(`${name} is no function that is known here.`);
    return each(
      parts.map((_, index) => part(index)),
      here,
      inArrays,
      ofScalars,
    );
  }

  const results: Results = new Map();
  for (const [name, { cells }] of book.sheets) {
    const own: [string, Exclude<CellValue, undefined>][] = [];
    const named = places.get(name)!;
    for (const [at, cell] of named)
      if (cells.get(cell)!.formula !== undefined) {
        const value = valueAt(name, Math.floor(at / WIDE), at % WIDE);
        own.push([cell, isError(value) ? { error: value.code } : (value ?? 0)]);
      }
    results.set(name, new Map(own));
  }
  return results;
}

const IN_WORK = Symbol('in work');
/** More columns than a sheet has, so that a place is one number. */
const WIDE = 20_000;

/** Parts that functions of cells take as one value: in arrays they are worked out for each. */
const ONE_VALUE: Record<string, number[]> = {
  INDEX: [1, 2],
  MATCH: [0],
  COUNTIF: [1],
  SUMIF: [1],
  LARGE: [1],
  SMALL: [1],
  RANK: [0, 2],
};

const placesOf = (names: readonly string[]): Map<number, string> =>
  new Map(
    names.map((name) => {
      const { row, column } = placeOf(name);
      return [row * WIDE + column, name];
    }),
  );
