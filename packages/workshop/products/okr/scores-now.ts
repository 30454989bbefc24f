import { LAST_WEEK as PACE_WEEKS } from '@/lib/tools/rules/forecast';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { exactBeside } from '../../sheet/exact';
import { compared, shown } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column } from '../../sheet/table';
import { signFormula } from '../tracker/formulas';
import { signMarks } from '../tracker/signs';
import { BOUNDS, FIRST, KEY_RESULTS, NOW, scoreFormula, standing, WEEK_NOW, WEEKS } from './layout';
import {
  isSure,
  KR,
  lastWeekOf,
  lineCells,
  rowOf,
  sureOf,
  valuesOf,
  WEEK_NUMBERS,
  WEEKS_READ,
} from './weekly-scores';

const ofKeyResult = (column: string) => (index: number) => `=${shown(KR(column, index))}`;

/** From here on the score decides the status. */
export const OVER = `${WEEK_NOW}>=${PACE_WEEKS}`;

const NOW_COLUMNS: Column[] = [
  usedNumbers(),
  { head: 'Key result', look: 'text.shrink', value: ofKeyResult('D') },
  {
    head: 'Goal',
    look: 'text.center',
    value: (index) => `=IF(C#="","",${shown(KR('C', index))})`,
  },
  {
    head: 'Weight',
    look: 'text.center',
    value: (index) => {
      const typed = `'Key Results'!$C$${FIRST + index}:$H$${FIRST + index}`;
      return `=IF(SUMPRODUCT((LEN(${typed})>0)*1)=0,"",IF(${KR('I', index)}="",1,${KR('I', index)}))`;
    },
  },
  {
    head: 'Value',
    look: 'text.center',
    value: (index) => `=${standing(valuesOf(index), WEEKS_READ)}`,
  },
  {
    head: 'Score',
    look: 'text.two.center',
    value: (index) => `=${scoreFormula(KR('F', index), KR('G', index), KR('H', index), 'F#')}`,
  },
  {
    head: 'Status',
    look: 'text.center.bold.shrink',
    marks: signMarks('$H#'),
    value: (index) => `=${signFormula(rowOf(index), lineCells(index))}`,
  },
  {
    head: 'Confidence',
    look: 'text.center',
    value: (index) => `=${standing(sureOf(index), `${isSure(index)}*${WEEKS_READ}`)}`,
  },
  {
    head: 'Change',
    look: 'text.center',
    value: (index) => {
      const sure = sureOf(index);
      const weeks = `${isSure(index)}*${WEEK_NUMBERS}`;
      const last = lastWeekOf(sure, `${isSure(index)}*${WEEKS_READ}`);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${last})*${weeks}))`;
      return `=IF(${before}=0,"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    head: 'Last week',
    look: 'text.center',
    value: (index) => `=IF(F#="","",${lastWeekOf(valuesOf(index))})`,
  },
  {
    head: 'To pace',
    look: 'text.two.center',
    // What is done or not, and what should stay, has no pace.
    value: (index) =>
      `=IF(OR(G#="",${lineCells(index).trend}="",N(K#)>=${PACE_WEEKS}),"",ROUND(G#-K#/${PACE_WEEKS},${MEASURE_DECIMALS}))`,
    marks: { fair: `=IF(ISNUMBER(L#),${compared('L#', '<', -0.1)},FALSE)` },
  },
];

export function scoresNow(sheet: Sheet): void {
  sheet.section(`B${NOW - 2}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    at: `B${NOW}`,
    columns: NOW_COLUMNS,
    lines: indexes(KEY_RESULTS),
    heads: 'head.center.wrap',
    headHeight: 28,
  });
  exactBeside(sheet, `G${NOW}:G${NOW + KEY_RESULTS - 1}`, BOUNDS, 'two', OVER);
  sheet.mark(`B${NOW}:L${NOW + KEY_RESULTS - 1}`, `=LEN($C${NOW})>0`, 'line');
}
