import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { wordFormula } from '../okr/layout';
import { boardSheetPart } from './board';
import { overviewLines } from './overview-lines';
import {
  WEEKS,
  GOALS,
  GOAL_ROW,
  updates,
  GOAL_SCORES,
  LATEST,
  week,
  BOARD_OF,
  OPEN,
  PROMISES,
  shown,
} from './layout';

const RULES = [
  ['ahead', 'The line reaches 110% of the way or more by week 12'],
  ['on line', '90% or more'],
  ['drifting', 'Less than 90%'],
  ['stalled', 'The last value is no nearer to the target than the one before'],
] as const;

/** The page to read before the check-in; below it the board. */
export function overviewSheet(book: Book): void {
  const lead =
    'Read it on Friday and choose two key results to talk about. The line goes through the start and every value up to the week shown.';
  const sheet = page(book, 'Overview', {
    lead,
    to: 'N',
    widths: [2, 4, 34, 13, 10, 8, 11, 8, 9, 10, 9, 11, 10, 48, 3, 14, 14],
    freeze: `D${BOARD_OF.first}`,
    area: 'A1:N82',
    tab: 'read',
  });
  sheet.put('C5', 'Week to read; empty for the latest', 'text.bold');
  sheet.put('E5', undefined, 'input.center');
  sheet.allow('E5', { number: [1, WEEKS], whole: true });
  sheet.put('C6', 'Week shown', 'text');
  const latest = `SUMPRODUCT(MAX(ISNUMBER(${updates('G')})*${updates('B')}))`;
  sheet.put('E6', `=IF(ISNUMBER(E5),E5,${latest})`, 'calc.center');
  overviewLines(sheet);
  rules(sheet);
  goals(sheet);
  openPromises(sheet);
  boardSheetPart(sheet);
}

function rules(sheet: Sheet): void {
  sheet.section('B25', 'The four signs', 8);
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
  sheet.section('K25', 'Goals', 4);
  sheet.row('K26', ['No.', 'Score', 'In words', 'Goal'], 'head.center');
  for (let index = 0; index < GOALS; index++) {
    const row = 27 + index;
    const scores = `History!$${week(1)}$${GOAL_SCORES + index}:$${week(WEEKS)}$${GOAL_SCORES + index}`;
    sheet.row(
      `K${row}`,
      [
        index + 1,
        `=IF(MIN($E$6,${LATEST})=0,"",INDEX(${scores},MIN($E$6,${LATEST})))`,
        `=${wordFormula(`L${row}`)}`,
        `=${shown(`'Key Results'!$D$${GOAL_ROW + index}`)}`,
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
  sheet.section(`B${from - 2}`, 'Promises still open', 13);
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
