import { describe, expect, test } from 'vitest';
import { calculate } from '@/lib/tools/rules/formulas/calculate';
import type { Cell, CellValue, Workbook } from '@/lib/tools/rules/workbook/read-workbook';

/** A workbook of one sheet, S: what stands in its cells, and formulas by their =. */
function bookOf(cells: Record<string, CellValue>): Workbook {
  const all = Object.entries(cells).map(([name, value]): [string, Cell] => [
    name,
    typeof value === 'string' && value.startsWith('=')
      ? { value: undefined, formula: value.slice(1), open: false }
      : { value, open: true },
  ]);
  const sheet = { name: 'S', file: '', xml: '', cells: new Map(all) };
  return {
    archive: new Map(),
    xml: '',
    sheets: new Map([['S', sheet]]),
    names: new Map(),
  };
}

const result = (formula: string, cells: Record<string, CellValue> = {}) =>
  calculate(bookOf({ ...cells, Z99: `=${formula}` }), 46_349)
    .get('S')!
    .get('Z99');

const HOURS = { A1: 8, A2: 'soon', A3: 4.5, B1: 'Ann', B2: 'ann', B3: 'Bo*' };

describe('A formula', () => {
  test.each([
    ['1+2*3^2', 19],
    ['-2^2', 4],
    ['10-4-3', 3],
    ['"a"&1+1', 'a2'],
    ['1<=1', true],
    ['"B">"a"', true],
    ['0.1+0.2=0.3', true],
    ['1-0.9-0.1', 0],
    ['IF(,1,2)', 2],
  ])('%s is %s, as spreadsheets read it', (formula, wanted) => {
    expect(result(formula)).toBe(wanted);
  });

  test.each([
    ['SUM(A1:A3)', 12.5],
    ['COUNT(A1:A4)', 2],
    ['SUMIF(B1:B3,"ANN",A1:A3)', 8],
    ['COUNTIF(B1:B3,"Bo~*")', 1],
    ['COUNTIF(A1:A3,">4.5")', 1],
    ['SUMPRODUCT((B1:B3="ann")*ISNUMBER(A1:A3))', 1],
    ['SUMPRODUCT(MAX(ISNUMBER(A1:A3)*ROW(A1:A3)))', 3],
    ['INDEX(A1:B3,MATCH("bo~*",B1:B3,0),1)', 4.5],
    ['RANK(A3,A1:A3)', 2],
    ['IFERROR(1/0,"none")', 'none'],
    ['TEXT(1234.5,"#,##0.00")', '1,234.50'],
    ['ROUND(1.005,2)', 1.01],
  ])('%s is %s over cells', (formula, wanted) => {
    expect(result(formula, HOURS)).toBe(wanted);
  });

  test('that gives an error answers with its name, and one that only names an empty cell with 0', () => {
    expect(result('1/0')).toEqual({ error: '#DIV/0!' });
    expect(result('MATCH(9,A1:A3,0)', HOURS)).toEqual({ error: '#N/A' });
    expect(result('C7')).toBe(0);
  });

  test.each([
    ['XLOOKUP(1,A1:A3,B1:B3)', 'S!Z99: XLOOKUP is no function that is known here.'],
    ['SUM(Elsewhere!A1)', 'S!Z99: there is no sheet Elsewhere.'],
    ['Minutes*2', '“Minutes*2” can’t be read in Minutes*2'],
    ['MATCH(4,A1:A3,1)', 'S!Z99: MATCH is known with 0 only.'],
    ['{1,2}', '“{1,2}” can’t be read in {1,2}'],
    ['TEXT(1,"mmm d")', 'TEXT does not know the format “mmm d” here.'],
    ['Z99+1', 'S!Z99 goes in a circle.'],
  ])('%s, which can’t be worked out here, is told by its cell', (formula, told) => {
    expect(() => result(formula, HOURS)).toThrow(told);
  });
});
