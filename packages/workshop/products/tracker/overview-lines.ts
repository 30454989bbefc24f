import { OFF, SIGN_BOUNDS } from '@/lib/tools/rules/forecast';
import { shown, shownBeside } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column } from '../../sheet/table';
import { scoreFormula } from '../okr/layout';
import { withEnds } from '../okr/percents';
import { isMissing } from './board';
import { expectedFormula, isMilestone, signFormula, standingFormula, wayFormula } from './formulas';
import { lineCells, rowOf } from './history-sheet';
import {
  BOARD_OF,
  COMMENT_LETTERS,
  KEY_RESULTS,
  keyResult,
  OVER,
  SURE,
  updates,
  week,
  WEEKS,
} from './layout';
import { oneOf, signMarks } from './signs';

const { first, last } = BOARD_OF;

const KEY_RESULT_COLUMNS: Column[] = [
  usedNumbers(),
  {
    head: 'Key result',
    look: 'text.wrap.middle',
    value: (index) => `=${withEnds(rowOf(index), lineCells(index).share)}`,
  },
  {
    head: 'Owner',
    look: 'text.wrap.middle',
    value: (index) => `=IF(C#="","",${shown(keyResult('E', index))})`,
  },
  {
    head: 'Value',
    look: 'text.any.center',
    value: (index) => `=${standingFormula(rowOf(index), lineCells(index))}`,
  },
  {
    head: 'Score',
    look: 'text.two.center',
    value: (index) => {
      const { kind, start, target } = rowOf(index);
      return `=${scoreFormula(kind, start, target, 'E#')}`;
    },
  },
  {
    head: 'Confidence',
    look: 'text.center',
    value: (index) => `=${confidence(index).now}`,
    marks: { poor: '=AND(ISNUMBER($G#),$G#<=4)' },
  },
  { head: 'Change', look: 'text.center', value: (index) => `=${confidence(index).change}` },
  {
    head: 'Weekly trend',
    look: 'text.two.center',
    value: (index) => `=${lineCells(index).trend}`,
  },
  {
    head: 'Week 12',
    look: 'text.tenths.center',
    value: (index) => `=${expectedFormula(rowOf(index), lineCells(index))}`,
  },
  {
    head: 'Of the way',
    look: 'text.share.center',
    value: (index) => {
      const way = wayFormula(rowOf(index), lineCells(index));
      return `=IF(J#="","",${shownBeside(way, SIGN_BOUNDS, 3)})`;
    },
  },
  {
    head: 'Status',
    look: 'text.center.bold.shrink',
    value: (index) => `=${signFormula(rowOf(index), lineCells(index))}`,
    marks: signMarks('$L#'),
  },
  {
    head: 'Update',
    look: 'text.center',
    value: (index) => {
      const { last, lastUpdate, begins } = lineCells(index);
      const weeks = `${OVER}-MAX(${lastUpdate},${begins}-1)`;
      const missing = `IF(${weeks}<=0,"not yet",IF(${weeks}=1,"missing",${weeks}&" missing"))`;
      const isDone = `AND(L#="kept",${isMilestone(rowOf(index))})`;
      return `=IF(OR(C#="",$E$6=0,${oneOf('L#', OFF)},${isDone}),"",IF(${last}>=$E$6,"yes",IF(${lastUpdate}>=$E$6,"no value",${missing})))`;
    },
    marks: { poor: `=${isMissing('$M#')}` },
  },
  { head: 'Last comment', look: 'note.wrap.middle', value: (index) => `=${comment(index)}` },
];

/** A line for each key result: what it has reached, where it leads, and what was said of it. */
export function overviewLines(sheet: Sheet): void {
  const lines = indexes(KEY_RESULTS);
  table(sheet, {
    at: `B${first}`,
    columns: KEY_RESULT_COLUMNS,
    lines,
    heads: 'head.center.wrap',
    headHeight: 27,
    height: 22,
  });
  for (const column of ['E', 'I', 'J'])
    sheet.mark(`${column}${first}:${column}${last}`, `=$S${first}`, 'share');
  sheet.mark(`I${first}:I${last}`, `=ABS(N($I${first}))>=1000`, 'thousands');
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
  const value = `INDEX(${rowOf(index).values},${last}+1)`;
  return `IF(OR(C#="",${last}=0),"","Week "&${last}&IF(ISNUMBER(${value}),": ",", no value: ")&IF(LEN(${text})>${COMMENT_LETTERS},LEFT(${text},${COMMENT_LETTERS - 1})&"…",${text}))`;
}
