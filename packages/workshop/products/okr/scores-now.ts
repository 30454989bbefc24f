import { LAST_WEEK as PACE_WEEKS } from '@/lib/tools/rules/forecast';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { exactBeside } from '../../sheet/exact';
import { shown } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column } from '../../sheet/table';
import { expectedFormula, signFormula, standingFormula, wayFormula } from '../tracker/formulas';
import { mondayColumns } from '../tracker/monday';
import { signMarks } from '../tracker/signs';
import { BOUNDS, FIRST, KEY_RESULTS, NOW, scoreFormula, standing, WEEK_NOW, WEEKS } from './layout';
import {
  evenPace,
  isSure,
  KR,
  laterThanCounted,
  lastWeekOf,
  lineCells,
  nameOf,
  rowOf,
  sureOf,
  WEEK_NUMBERS,
  WEEKS_READ,
} from './weekly-scores';

const ofKeyResult = (column: string) => (index: number) => `=${shown(KR(column, index))}`;

/** From here on the score decides the status. */
export const OVER = `${WEEK_NOW}>=${PACE_WEEKS}`;

const NOW_COLUMNS: Column[] = [
  usedNumbers(),
  { head: 'Key result', look: 'text.shrink', value: (index) => `=${nameOf(index)}` },
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
    look: 'text.any.center.shrink',
    value: (index) => `=${standingFormula(rowOf(index), lineCells(index))}`,
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
    value: (index) => `=IF(C#="","",${standing(sureOf(index), `${isSure(index)}*${WEEKS_READ}`)})`,
  },
  {
    head: 'Change',
    look: 'text.center',
    value: (index) => {
      const sure = sureOf(index);
      const weeks = `${isSure(index)}*${WEEK_NUMBERS}`;
      const last = lastWeekOf(sure, `${isSure(index)}*${WEEKS_READ}`);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${last})*${weeks}))`;
      return `=IF(OR(C#="",${before}=0),"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    head: 'Value from week',
    look: 'text.center',
    value: (index) => `=IF(F#="","",${lineCells(index).last})`,
  },
  {
    head: 'To pace',
    look: 'text.two.center',
    // What is done or not, and what should stay, has no pace.
    value: (index) =>
      `=IF(OR(G#="",${lineCells(index).trend}="",N(K#)>=${PACE_WEEKS}),"",ROUND(G#-${evenPace('K#', lineCells(index).begins)},${MEASURE_DECIMALS}))`,
    marks: { fair: `=IF(ISNUMBER(L#),L#<0,FALSE)` },
  },
  {
    head: 'Week 12',
    look: 'text.tenths.center.shrink',
    value: (index) => `=${expectedFormula(rowOf(index), lineCells(index))}`,
  },
  { head: 'Owner', look: 'text.shrink', value: ofKeyResult('E') },
];

/** Right of them, unseen: who is talked about first. */
const ORDER: Column[] = mondayColumns({
  ...{ title: '$C#', name: () => '$C#', owner: '$N#', sign: '$H#', change: '$J#' },
  weight: () => 'N($E#)',
  way: (index) => `IF($M#="",0,${wayFormula(rowOf(index), lineCells(index))})`,
  refused: laterThanCounted,
});
const inOrder = (column: string) => `$${column}$${NOW}:$${column}$${NOW + KEY_RESULTS - 1}`;
/** Their cells, for the two lines at the top. */
export const MONDAY = { order: inOrder('R'), says: inOrder('S') };

export function scoresNow(sheet: Sheet): void {
  sheet.section(`B${NOW - 2}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    at: `B${NOW}`,
    columns: NOW_COLUMNS,
    lines: indexes(KEY_RESULTS),
    heads: 'head.center.wrap',
    headHeight: 28,
  });
  table(sheet, { at: `R${NOW}`, columns: ORDER, lines: indexes(KEY_RESULTS), heads: 'note' });
  for (const column of ['F', 'M'])
    sheet.mark(
      `${column}${NOW}:${column}${NOW + KEY_RESULTS - 1}`,
      `=${lineCells(0).share.replace(/\$(\d)/, '$1')}`,
      'share',
    );
  exactBeside(sheet, `G${NOW}:G${NOW + KEY_RESULTS - 1}`, BOUNDS, 'two', OVER);
  sheet.mark(`B${NOW}:N${NOW + KEY_RESULTS - 1}`, `=LEN($C${NOW})>0`, 'line');
}
