import { type Book } from '../../sheet/book';
import { DELIVERED_FROM, PROGRESS_FROM } from '@/lib/tools/rules/okr';
import { found, shown, shownBeside, todayBy, asked } from '../../sheet/formulas';
import { missingDay, page } from '../../sheet/front';
import { type Sheet, type Value } from '../../sheet/sheet';
import type { Mark, StyleName } from '../../sheet/styles';
import { indexes, table, type Column, usedNumbers } from '../../sheet/table';
import { says, saysMore, saysWhere, warnOfTexts } from '../../sheet/warnings';
import { scoreFormula, weekDue } from '../okr/layout';
import { boardSheetPart, isMissing, oneKeyResult } from './board';
import { signMarks, statusRules } from './signs';
import {
  NUMBER_CELLS,
  PERCENT_SLIPS,
  WEEKS,
  GOALS,
  GOAL_ROW,
  GOALS_SHOWN,
  updates,
  GOAL_SCORES,
  LATEST,
  OVER,
  week,
  BOARD_OF,
  OPEN,
  promises,
  FIRST,
  FIRST_DAY,
  LAST,
  LOOK_AT,
  TODAY,
  KEY_RESULTS,
  SURE,
  keyResult,
  withEnds,
} from './layout';
import { SIGN_BOUNDS } from '@/lib/tools/rules/forecast';
import {
  expectedFormula,
  signFormula,
  standingFormula,
  verdictFormula,
  verdictMarks,
  wayFormula,
} from './formulas';
import { GOAL_OF, lineCells, rowOf } from './history-sheet';

const { first, last } = BOARD_OF;

/** The page to read before the check-in; below it the board. */
export function overviewSheet(book: Book): void {
  const lead =
    'It comes from Key Results and Updates. Read it on Friday and choose two key results to talk about. From week 3 on, the line runs through the start and every value up to the week shown. It’s no forecast beyond the target, or below 0.';
  const sheet = page(book, 'Overview', {
    lead,
    to: 'N',
    widths: [1.5, 4, 30, 10, 8, 7, 10.5, 8, 10.5, 8, 9, 9.5, 9, 38, 3, 14, 14, 14, 14],
    sides: 0.3,
    rowHeight: 13,
    freeze: `D${BOARD_OF.first}`,
    // One page to read before the check-in; the board below is for the screen.
    area: `A1:N${OPEN.first + OPEN.count}`,
    pages: 1,
    tab: 'read',
  });
  sheet.put('C5', 'Week to read; empty for the latest', 'text.bold');
  sheet.put('E5', undefined, 'input.center');
  sheet.allow(
    'E5',
    { number: [1, WEEKS], whole: true },
    'A week from 1 to 12, to look back; empty for the latest.',
  );
  sheet.named('Week_to_read', 'E5');
  sheet.put('C6', 'Week shown', 'text');
  sheet.put('E6', `=${asked('E5', [1, WEEKS], `MAX(${LATEST},${DUE})`)}`, 'calc.center');
  says(sheet, 'B8:F9', behind, 'text.wrap.bold', 'fair');
  warnOfTexts(sheet, 'B4:N4', NUMBER_CELLS, PERCENT_SLIPS);
  saysWhere(sheet, 'B7:F7', LOOK_AT);
  for (const gap of [BOARD_OF.first - 2, BOARD_OF.last + 1]) sheet.height(gap, 6);
  goals(sheet);
  overviewLines(sheet);
  openPromises(sheet);
  statusRules(sheet, `K${OPEN.first - 2}`, { said: 2 });
  boardSheetPart(sheet);
  oneKeyResult(sheet);
}

/** The week that is due by the calendar, on its Friday; 0 without a first day. */
const DUE = weekDue(FIRST_DAY, todayBy(`Promises!${TODAY}`));

/** Says which weeks nobody has entered, by the calendar. */
const behind = (() => {
  const which = `IF(${DUE}=${LATEST}+1,"Week "&${DUE}&" has","Weeks "&(${LATEST}+1)&" to "&${DUE}&" have")`;
  const late = `IF(${DUE}<=${LATEST},"",${which}&" no update yet, and by the calendar one is due.")`;
  const asked = 'Key Results, E5, has no first day of week 1: until then, the latest week counts as over.';
  return missingDay(FIRST_DAY, `'Key Results'!$D$${FIRST}:$D$${LAST}`, late, asked);
})();

const scoresOf = (index: number) =>
  `History!$${week(1)}$${GOAL_SCORES + index}:$${week(WEEKS)}$${GOAL_SCORES + index}`;
const scoreOf = (index: number) => {
  const score = `INDEX(${scoresOf(index)},MIN($E$6,${LATEST}))`;
  const bounds = [PROGRESS_FROM, DELIVERED_FROM];
  return `=IF(MIN($E$6,${LATEST})=0,"",IF(${score}="","",IF($E$6<${WEEKS},ROUND(${score},2),${shownBeside(score, bounds, 2)})))`;
};

/** What the quarter comes to, first: beside the week that is shown. */
function goals(sheet: Sheet): void {
  const line = (row: number, [no, score, word, goal]: Value[], looks: readonly StyleName[]) => {
    sheet.row(`G${row}`, [no, score], looks);
    sheet.wide(`I${row}:J${row}`, word as string, looks[2]);
    sheet.wide(`K${row}:N${row}`, goal as string, looks[3]);
  };
  line(GOALS_SHOWN - 1, ['No.', 'Score', 'Status', 'Goal'], Array<StyleName>(4).fill('head.center'));
  for (const index of indexes(GOALS)) {
    const row = GOALS_SHOWN + index;
    const goal = `=${shown(`'Key Results'!$D$${GOAL_ROW + index}`)}`;
    const status = verdictFormula({
      ...{ goals: GOAL_OF, goal: `G${row}`, title: `K${row}`, score: `H${row}`, week: '$E$6' },
      signs: `$L$${first}:$L$${last}`,
    });
    const values = [index + 1, scoreOf(index), `=${status}`, goal];
    line(row, values, ['calc.center', 'total.score.center', 'calc.center', 'calc.shrink']);
  }
  const cells = `I${GOALS_SHOWN}:J${GOALS_SHOWN + GOALS - 1}`;
  for (const [mark, rule] of Object.entries(verdictMarks(`$I${GOALS_SHOWN}`)))
    sheet.mark(cells, rule, mark as Mark);
}

const take = (name: string) => (index: number) =>
  `=${found(`INDEX(${promises(name)},MATCH(${index + 1},${promises('I')},0))`)}`;
const OPEN_COLUMNS: Column[] = [
  { head: 'By', look: 'calc.day.center', value: take('F') },
  { head: 'Week', look: 'calc.center', value: take('C') },
  { head: 'Look at', look: 'calc.center', value: take('H'), marks: { poor: '=$I#="overdue"' } },
];

/** What was promised and has no answer yet; the rest stands on its own sheet. */
function openPromises(sheet: Sheet): void {
  sheet.section(`B${OPEN.first - 2}`, 'Promises still open', 8);
  saysMore(sheet, `B${OPEN.first + OPEN.count}:I${OPEN.first + OPEN.count}`, {
    ...{ all: `COUNT(${promises('I')})`, room: OPEN.count, what: 'promise' },
  });
  const line = (row: number, [no, what, who]: Value[], look: StyleName) => {
    sheet.put(`B${row}`, no, `${look}.center`);
    sheet.wide(`C${row}:D${row}`, what as string, `${look}.shrink`);
    sheet.wide(`E${row}:F${row}`, who as string, `${look}.shrink`);
  };
  line(OPEN.first - 1, ['No.', 'What was promised', 'By whom'], 'head');
  for (const index of indexes(OPEN.count))
    line(OPEN.first + index, [index + 1, take('D')(index), take('E')(index)], 'calc');
  table(sheet, { at: `G${OPEN.first}`, columns: OPEN_COLUMNS, lines: indexes(OPEN.count) });
}

const KEY_RESULT_COLUMNS: Column[] = [
  usedNumbers(),
  {
    head: 'Key result',
    look: 'text.wrap.middle',
    value: (index) => `=${withEnds(index, lineCells(index).share)}`,
  },
  {
    head: 'Owner',
    look: 'text.wrap.middle',
    value: (index) => `=IF(C#="","",${shown(keyResult('E', index))})`,
  },
  {
    ...{ head: 'Value', look: 'text.any.center' },
    value: (index) => `=${standingFormula(rowOf(index), lineCells(index))}`,
  },
  {
    ...{ head: 'Score', look: 'text.two.center' },
    value: (index) => {
      const { kind, start, target } = rowOf(index);
      return `=${scoreFormula(kind, start, target, 'E#')}`;
    },
  },
  {
    ...{ head: 'Confidence', look: 'text.center', value: (index) => `=${confidence(index).now}` },
    marks: { poor: '=AND(ISNUMBER($G#),$G#<=4)' },
  },
  { head: 'Change', look: 'text.center', value: (index) => `=${confidence(index).change}` },
  {
    ...{ head: 'Weekly trend', look: 'text.two.center' },
    value: (index) => `=${lineCells(index).trend}`,
  },
  {
    ...{ head: 'Week 12', look: 'text.tenths.center' },
    value: (index) => `=${expectedFormula(rowOf(index), lineCells(index))}`,
  },
  {
    ...{ head: 'Of the way', look: 'text.share.center' },
    value: (index) => {
      const way = wayFormula(rowOf(index), lineCells(index));
      return `=IF(J#="","",${shownBeside(way, SIGN_BOUNDS, 3)})`;
    },
  },
  {
    ...{ head: 'Status', look: 'text.center.bold.shrink' },
    value: (index) => `=${signFormula(rowOf(index), lineCells(index))}`,
    marks: signMarks('$L#'),
  },
  {
    ...{ head: 'Update', look: 'text.center' },
    value: (index) => {
      const { last, lastUpdate } = lineCells(index);
      const weeks = `${OVER}-${lastUpdate}`;
      const missing = `IF(${weeks}<=0,"not yet",IF(${weeks}=1,"missing",${weeks}&" missing"))`;
      return `=IF(OR(C#="",$E$6=0),"",IF(${last}>=$E$6,"yes",IF(${lastUpdate}>=$E$6,"no value",${missing})))`;
    },
    marks: { poor: `=${isMissing('$M#')}` },
  },
  { head: 'Last comment', look: 'note.wrap.middle', value: (index) => `=${comment(index)}` },
];

/** A line for each key result: what it has reached, where it leads, and what was said of it. */
export function overviewLines(sheet: Sheet): void {
  const lines = indexes(KEY_RESULTS);
  table(sheet, {
    ...{ at: `B${first}`, columns: KEY_RESULT_COLUMNS, lines },
    ...{ heads: 'head.center.wrap', headHeight: 27, height: 24 },
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
  return `IF(OR(C#="",${last}=0),"","Week "&${last}&IF(ISNUMBER(${value}),": ",", no value: ")&${text})`;
}
