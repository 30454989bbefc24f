import { shown } from '../../sheet/formulas';
import type { Sheet } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  KEY_RESULTS,
  LAST_WEEK,
  scoreFormula,
  standing,
  WEEKS,
  wordFormula,
} from './layout';

export const KR = (column: string, row: number) => `'Key Results'!$${column}${row}`;
export const VALUES = "'Weekly Values'!";
export const WEEK_NUMBERS = `${VALUES}$${FIRST_WEEK}$6:$${LAST_WEEK}$6`;

const valuesOf = (row: number) => `${VALUES}$${FIRST_WEEK}${row}:$${LAST_WEEK}${row}`;
const sureOf = (row: number) => valuesOf(CONFIDENCE + row - FIRST);
const lastWeekOf = (cells: string) => `SUMPRODUCT(MAX(ISNUMBER(${cells})*${WEEK_NUMBERS}))`;
const ofKeyResult = (column: string) => (_: unknown, _index: number, row: number) =>
  `=${shown(KR(column, row))}`;

const NOW: Column[] = [
  numbers(),
  { head: 'Key result', look: 'calc', value: ofKeyResult('D') },
  { head: 'Goal', look: 'calc.center', value: ofKeyResult('C') },
  {
    ...{ head: 'Weight', look: 'calc.center' },
    value: (_, _index, row) => `=IF(${KR('J', row)}="",1,${KR('J', row)})`,
  },
  {
    ...{ head: 'Value', look: 'calc.center' },
    value: (_, _index, row) => `=${standing(valuesOf(row), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Score', look: 'calc.two.center' },
    value: (_, _index, row) => `=${scoreFormula(KR('E', row), KR('F', row), KR('G', row), 'F#')}`,
  },
  { head: 'In words', look: 'calc.center', value: `=${wordFormula('G#')}`, marks: marksOf('$G#') },
  {
    ...{ head: 'Confidence', look: 'calc.center' },
    value: (_, _index, row) => `=${standing(sureOf(row), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Change', look: 'calc.center' },
    value: (_, _index, row) => {
      const sure = sureOf(row);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${lastWeekOf(sure)})*${WEEK_NUMBERS}))`;
      return `=IF(COUNT(${sure})<2,"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    ...{ head: 'Last week', look: 'calc.center' },
    value: (_, _index, row) => `=IF(COUNT(${valuesOf(row)})=0,"",${lastWeekOf(valuesOf(row))})`,
  },
  {
    ...{ head: 'To pace', look: 'calc.two.center' },
    value: `=IF(OR(G#="",K#=""),"",G#-K#/${WEEKS})`,
    marks: { fair: '=AND(ISNUMBER(L#),L#<-0.1)' },
  },
  { head: 'Counts', look: 'calc.center', value: '=IF(ISNUMBER(G#),E#,0)' },
  { head: 'Points', look: 'calc.two.center', value: '=IF(ISNUMBER(G#),E#*G#,0)' },
  { head: 'Sure: counts', look: 'calc.center', value: '=IF(ISNUMBER(I#),E#,0)' },
  { head: 'Sure: points', look: 'calc.two.center', value: '=IF(ISNUMBER(I#),E#*I#,0)' },
];

/** Each key result as it stands. */
export function scoresNow(sheet: Sheet): void {
  sheet.section(`B${FIRST - 3}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    ...{ at: `B${FIRST}`, columns: NOW, lines: indexes(KEY_RESULTS) },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
}

/** Delivered, progress or short, as wordFormula has it. */
export function marksOf(score: string): Partial<Record<Mark, string>> {
  return {
    good: `=AND(ISNUMBER(${score}),${score}>=0.7)`,
    fair: `=AND(ISNUMBER(${score}),${score}>=0.4,${score}<0.7)`,
    poor: `=AND(ISNUMBER(${score}),${score}<0.4)`,
  };
}
