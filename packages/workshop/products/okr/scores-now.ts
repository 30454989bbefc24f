import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { exactBeside } from '../../sheet/exact';
import { compared, shown } from '../../sheet/formulas';
import type { Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column } from '../../sheet/table';
import {
  BOUNDS,
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  KEY_RESULTS,
  LAST_WEEK,
  marksOf,
  NOW as NOW_FROM,
  scoreFormula,
  standing,
  WEEKS,
  wordFormula,
} from './layout';

/** A cell of the nth key result, from 0. */
export const KR = (column: string, index: number) => `'Key Results'!$${column}${FIRST + index}`;
export const VALUES = "'Weekly Values'!";
export const WEEK_NUMBERS = `${VALUES}$${FIRST_WEEK}$6:$${LAST_WEEK}$6`;

const inWeeks = (row: number) => `${VALUES}$${FIRST_WEEK}${row}:$${LAST_WEEK}${row}`;
const valuesOf = (index: number) => inWeeks(FIRST + index);
const sureOf = (index: number) => inWeeks(CONFIDENCE + index);
const lastWeekOf = (cells: string) => `SUMPRODUCT(MAX(ISNUMBER(${cells})*${WEEK_NUMBERS}))`;
const ofKeyResult = (column: string) => (index: number) => `=${shown(KR(column, index))}`;

const COLUMNS: Column[] = [
  usedNumbers(),
  { head: 'Key result', look: 'text', value: ofKeyResult('D') },
  { head: 'Goal', look: 'text.center', value: ofKeyResult('C') },
  {
    ...{ head: 'Weight', look: 'text.center' },
    value: (index) => {
      const typed = `'Key Results'!$C$${FIRST + index}:$G$${FIRST + index}`;
      return `=IF(SUMPRODUCT((LEN(${typed})>0)*1)=0,"",IF(${KR('J', index)}="",1,${KR('J', index)}))`;
    },
  },
  {
    ...{ head: 'Value', look: 'text.center' },
    value: (index) => `=${standing(valuesOf(index), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Score', look: 'text.two.center' },
    value: (index) => `=${scoreFormula(KR('E', index), KR('F', index), KR('G', index), 'F#')}`,
  },
  { head: 'In words', look: 'text.center', value: `=${wordFormula('G#')}`, marks: marksOf('$G#') },
  {
    ...{ head: 'Confidence', look: 'text.center' },
    value: (index) => `=${standing(sureOf(index), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Change', look: 'text.center' },
    value: (index) => {
      const sure = sureOf(index);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${lastWeekOf(sure)})*${WEEK_NUMBERS}))`;
      return `=IF(COUNT(${sure})<2,"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    ...{ head: 'Last week', look: 'text.center' },
    value: (index) => `=IF(COUNT(${valuesOf(index)})=0,"",${lastWeekOf(valuesOf(index))})`,
  },
  {
    ...{ head: 'To pace', look: 'text.two.center' },
    value: `=IF(OR(G#="",K#=""),"",ROUND(G#-K#/${WEEKS},${MEASURE_DECIMALS}))`,
    marks: { fair: `=IF(ISNUMBER(L#),${compared('L#', '<', -0.1)},FALSE)` },
  },
];

/** Each key result as it stands. */
export function scoresNow(sheet: Sheet): void {
  sheet.section(`B${NOW_FROM - 2}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    ...{ at: `B${NOW_FROM}`, columns: COLUMNS, lines: indexes(KEY_RESULTS) },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
  exactBeside(sheet, `G${NOW_FROM}:G${NOW_FROM + KEY_RESULTS - 1}`, BOUNDS, 'two');
  sheet.mark(`B${NOW_FROM}:L${NOW_FROM + KEY_RESULTS - 1}`, `=LEN($C${NOW_FROM})>0`, 'line');
}
