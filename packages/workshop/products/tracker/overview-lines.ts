import { SIGN_BOUNDS } from '@/lib/tools/rules/forecast';
import { shown, shownBeside } from '../../sheet/formulas';
import type { Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column } from '../../sheet/table';
import { scoreFormula } from '../okr/layout';
import { expectedFormula, signFormula, standingFormula, trendFormula, wayFormula } from './formulas';
import { lineCells, rowOf } from './history-sheet';
import { groupFormula, signMarks } from './signs';
import { WEEKS, KEY_RESULTS, updates, SURE, week, BOARD_OF, keyResult } from './layout';

const { first, last } = BOARD_OF;
const place = (column: string, row: number) =>
  `${column}${row}&" "&COUNTIF(${column}$${first}:${column}${row},${column}${row})`;

const COLUMNS: Column[] = [
  usedNumbers(),
  { head: 'Key result', look: 'text', value: (index) => `=${shown(keyResult('D', index))}` },
  { head: 'Owner', look: 'text', value: (index) => `=${shown(keyResult('E', index))}` },
  {
    ...{ head: 'Value', look: 'text.center' },
    value: (index) => `=${standingFormula(rowOf(index), lineCells(index).last)}`,
  },
  {
    ...{ head: 'Score', look: 'text.two.center' },
    value: (index) => {
      const { kind, start, target } = rowOf(index);
      return `=${scoreFormula(kind, start, target, 'E#')}`;
    },
  },
  { head: 'Confidence', look: 'text.center', value: (index) => `=${confidence(index).now}` },
  { head: 'Change', look: 'text.center', value: (index) => `=${confidence(index).change}` },
  {
    ...{ head: 'Weekly trend', look: 'text.two.center' },
    value: (index) => `=${trendFormula(rowOf(index), lineCells(index))}`,
  },
  {
    ...{ head: 'Week 12', look: 'text.one.center' },
    value: (index) => `=${expectedFormula(rowOf(index), 'I#', lineCells(index))}`,
  },
  {
    ...{ head: 'Of the way', look: 'text.share.center' },
    value: (index) => {
      const way = wayFormula(rowOf(index), 'J#');
      return `=IF(J#="","",${shownBeside(way, SIGN_BOUNDS, 3)})`;
    },
  },
  {
    ...{ head: 'Status', look: 'text.center.bold' },
    value: (index) => `=${signFormula(rowOf(index), 'K#', lineCells(index))}`,
    marks: signMarks('$L#'),
  },
  {
    ...{ head: 'Update', look: 'text.center' },
    value: (index) =>
      `=IF(OR(C#="",$E$6=0),"",IF(ISNUMBER(INDEX(${rowOf(index).values},$E$6+1)),"yes","missing"))`,
    marks: { poor: '=$M#="missing"' },
  },
  { head: 'Last comment', look: 'text.wrap', value: (index) => `=${comment(index)}` },
];
const FOR_THE_BOARD: Column[] = [
  { head: 'For the board', look: 'note', value: `=${groupFormula('L#')}` },
  { head: '', look: 'note', value: (_, _index, row) => `=IF(P#="","",${place('P', row)})` },
  { head: '', look: 'note', value: (_, _index, row) => `=IF(M#="missing",${place('M', row)},"")` },
];

/** A line for each key result: what it has reached, where it leads, and what was said of it. */
export function overviewLines(sheet: Sheet): void {
  const lines = indexes(KEY_RESULTS);
  table(sheet, {
    ...{ at: `B${first}`, columns: COLUMNS, lines },
    ...{ heads: 'head.center.wrap', headHeight: 28, height: 27 },
  });
  table(sheet, { at: `P${first}`, columns: FOR_THE_BOARD, lines, heads: 'note' });
  sheet.mark(`H${first}:H${last}`, `=AND(ISNUMBER($H${first}),$H${first}<0)`, 'poor');
  sheet.mark(`B${first}:N${last}`, `=LEN($C${first})>0`, 'line');
}

/** The last confidence up to the week shown, and how far it is from the one given before. */
function confidence(index: number): { now: string; change: string } {
  const cells = `History!$${week(0)}$${SURE + index}:$${week(WEEKS)}$${SURE + index}`;
  const weeks = `History!$${week(0)}$${SURE - 1}:$${week(WEEKS)}$${SURE - 1}`;
  const now = `SUMPRODUCT(MAX(ISNUMBER(${cells})*(${weeks}<=$E$6)*${weeks}))`;
  const before = `SUMPRODUCT(MAX(ISNUMBER(${cells})*(${weeks}<${now})*${weeks}))`;
  return {
    now: `IF(${now}=0,"",INDEX(${cells},${now}+1))`,
    change: `IF(${before}=0,"",INDEX(${cells},${now}+1)-INDEX(${cells},${before}+1))`,
  };
}

function comment(index: number): string {
  const written = `(${updates('D')}=${index + 1})*(${updates('B')}<=$E$6)*(LEN(${updates('I')})>0)`;
  const last = `SUMPRODUCT(MAX(${written}*${updates('B')}))`;
  const text = `INDEX(${updates('I')},MATCH((${last}-1)*${KEY_RESULTS}+${index + 1},${updates('A')},0))`;
  return `IF(${last}=0,"","Week "&${last}&": "&${text})`;
}
