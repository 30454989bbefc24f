import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { scoreFormula, wordFormula } from '../okr/layout';
import { boardSheetPart } from './board';
import { expectedFormula, signFormula, standingFormula, trendFormula, wayFormula } from './formulas';
import { lineCells, rowOf } from './history-sheet';
import {
  BOARD_OF,
  GOAL_SCORES,
  GOALS,
  KEY_RESULTS,
  OPEN,
  PROMISES,
  shown,
  keyResult,
  SURE,
  TOOL,
  updates,
  week,
  WEEKS,
} from './layout';

const { first, last } = BOARD_OF;
const RULES = [
  ['ahead', 'The line reaches 110% of the way or more by week 12'],
  ['on line', '90% or more'],
  ['drifting', 'Less than 90%'],
  ['stalled', 'The last value is no nearer to the target than the one before'],
] as const;

/** The page to read before the check-in; below it the board. */
export function overviewSheet(book: Book): void {
  const sheet = book.sheet('Overview', {
    widths: [2, 4, 34, 13, 10, 8, 11, 8, 9, 10, 9, 11, 10, 48, 3, 14, 14],
    landscape: true,
    freeze: `D${first}`,
    area: 'A1:N82',
    tab: '24633F',
  });
  const lead =
    'Read it on Friday and choose two key results to talk about. The line goes through the start and every value up to the week shown.';
  heading(sheet, TOOL, 'Overview', lead, 'N', 18);
  sheet.put('C5', 'Week to read; empty for the latest', 'text.bold');
  sheet.put('E5', undefined, 'input.center');
  sheet.allow('E5', { number: [1, WEEKS], whole: true });
  sheet.put('C6', 'Week shown', 'text');
  const latest = `SUMPRODUCT(MAX(ISNUMBER(${updates('G')})*${updates('B')}))`;
  sheet.put('E6', `=IF(ISNUMBER(E5),E5,${latest})`, 'calc.center');
  lines(sheet);
  rules(sheet);
  goals(sheet);
  openPromises(sheet);
  boardSheetPart(sheet);
}

function lines(sheet: Sheet): void {
  const heads = [
    'No.',
    'Key result',
    'Owner',
    'Value',
    'Score',
    'Confidence',
    'Change',
    'Trend a week',
    'Week 12',
    'Of the way',
    'Sign',
    'Update',
    'Last comment',
  ];
  sheet.row(`B${first - 1}`, heads, 'head.center.wrap');
  sheet.height(first - 1, 28);
  sheet.row(`P${first - 1}`, ['For the board', ''], 'note');
  for (let index = 0; index < KEY_RESULTS; index++) {
    const row = rowOf(index);
    const line = lineCells(index);
    const at = first + index;
    const sure = confidence(index);
    sheet.row(
      `B${at}`,
      [
        index + 1,
        `=${shown(keyResult('D', index))}`,
        `=${shown(keyResult('E', index))}`,
        `=${standingFormula(row, line.last)}`,
        `=${scoreFormula(row.kind, row.start, row.target, `E${at}`)}`,
        `=${sure.now}`,
        `=${sure.change}`,
        `=${trendFormula(row, line)}`,
        `=${expectedFormula(`I${at}`, line)}`,
        `=${wayFormula(row, `J${at}`)}`,
        `=${signFormula(row, `K${at}`, line)}`,
        `=IF(OR(C${at}="",$E$6=0),"",IF(ISNUMBER(INDEX(${row.values},$E$6+1)),"yes","missing"))`,
        `=${comment(index)}`,
      ],
      [
        'calc.center',
        'calc',
        'calc',
        'calc.center',
        'calc.two.center',
        'calc.center',
        'calc.center',
        'calc.two.center',
        'calc.one.center',
        'calc.percent.center',
        'calc.center.bold',
        'calc.center',
        'calc',
      ],
    );
    const place = (column: string) =>
      `${column}${at}&" "&COUNTIF(${column}$${first}:${column}${at},${column}${at})`;
    sheet.row(
      `P${at}`,
      [`=IF(L${at}="","",${place('L')})`, `=IF(M${at}="missing",${place('M')},"")`],
      'note',
    );
    sheet.height(at, 18);
  }
  const column = (name: string) => `${name}${first}:${name}${last}`;
  sheet.mark(column('L'), `=OR($L${first}="ahead",$L${first}="on line")`, 'good');
  sheet.mark(column('L'), `=$L${first}="drifting"`, 'fair');
  sheet.mark(column('L'), `=$L${first}="stalled"`, 'poor');
  sheet.mark(column('M'), `=$M${first}="missing"`, 'poor');
  sheet.mark(column('H'), `=AND(ISNUMBER($H${first}),$H${first}<0)`, 'poor');
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
  const text = `INDEX(${updates('I')},(${last}-1)*${KEY_RESULTS}+${index + 1})`;
  return `IF(${last}=0,"","Week "&${last}&": "&${text})`;
}

function rules(sheet: Sheet): void {
  sheet.row('B25', ['The four signs', ...Array<string>(7).fill('')], 'section');
  RULES.forEach(([sign, rule], index) => {
    const row = 27 + index;
    sheet.put(`C${row}`, sign, 'label.bold');
    sheet.wide(`D${row}:I${row}`, rule, 'label');
  });
  sheet.mark('C27:C28', '=TRUE', 'good');
  sheet.mark('C29', '=TRUE', 'fair');
  sheet.mark('C30', '=TRUE', 'poor');
}

function goals(sheet: Sheet): void {
  sheet.row('K25', ['Goals', '', '', ''], 'section');
  sheet.row('K26', ['No.', 'Score', 'In words', 'Goal'], 'head.center');
  for (let index = 0; index < GOALS; index++) {
    const row = 27 + index;
    const scores = `History!$${week(1)}$${GOAL_SCORES + index}:$${week(WEEKS)}$${GOAL_SCORES + index}`;
    sheet.row(
      `K${row}`,
      [
        index + 1,
        `=IF($E$6=0,"",INDEX(${scores},$E$6))`,
        `=${wordFormula(`L${row}`)}`,
        `=History!$C$${GOAL_SCORES + index}`,
      ],
      ['calc.center', 'total.two.center', 'calc.center', 'calc'],
    );
  }
  sheet.mark('M27:M30', '=$M27="delivered"', 'good');
  sheet.mark('M27:M30', '=$M27="progress"', 'fair');
  sheet.mark('M27:M30', '=$M27="short"', 'poor');
}

/** What was promised and has no answer yet; the rest stands on its own sheet. */
function openPromises(sheet: Sheet): void {
  const from = OPEN.first;
  sheet.row(`B${from - 2}`, ['Promises still open', ...Array<string>(12).fill('')], 'section');
  sheet.row(`B${from - 1}`, ['No.', 'What was promised', 'By whom', 'By', 'Week', 'Look at'], 'head.center');
  for (let index = 0; index < OPEN.count; index++) {
    const row = from + index;
    const column = (name: string) => `Promises!$${name}$${PROMISES.first}:$${name}$${PROMISES.last}`;
    const take = (name: string) => {
      const found = `INDEX(${column(name)},MATCH(${index + 1},${column('I')},0))`;
      return `=IFERROR(${shown(found)},"")`;
    };
    sheet.row(
      `B${row}`,
      [index + 1, take('D'), take('E'), take('F'), take('C'), take('H')],
      ['calc.center', 'calc', 'calc', 'calc.day.center', 'calc.center', 'calc.center'],
    );
  }
  const range = `G${from}:G${from + OPEN.count - 1}`;
  sheet.mark(range, `=$G${from}="overdue"`, 'poor');
}
