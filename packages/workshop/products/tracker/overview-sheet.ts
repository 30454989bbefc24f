import { type Book } from '../../sheet/book';
import { DELIVERED_FROM, PROGRESS_FROM } from '@/lib/tools/rules/okr';
import { found, shown, shownBeside, todayBy, asked } from '../../sheet/formulas';
import { missingDay, page } from '../../sheet/front';
import { type Sheet, type Value } from '../../sheet/sheet';
import type { Mark, StyleName } from '../../sheet/styles';
import { indexes, table, type Column } from '../../sheet/table';
import { says, saysMore, saysWhere } from '../../sheet/warnings';
import { weekDue } from '../okr/layout';
import { boardSheetPart, MONDAY, oneKeyResult } from './board';
import { overviewLines } from './overview-lines';
import { statusRules } from './signs';
import {
  ASKED,
  TALK,
  WEEKS,
  GOALS,
  GOAL_ROW,
  GOALS_SHOWN,
  GOAL_SCORES,
  LATEST,
  week,
  BOARD_OF,
  OPEN,
  promises,
  FIRST,
  FIRST_DAY,
  LAST,
  LOOK_AT,
  TODAY,
} from './layout';
import { measuredFormula, quarterFormula, verdictFormula, verdictMarks } from './goals';
import { GOAL_OF, ofGoal } from './history-sheet';
import { monday } from './monday';

const { first, last } = BOARD_OF;

/** The page to read before the check-in; below it the board. */
export function overviewSheet(book: Book): void {
  const lead =
    'It comes from Key Results and Updates. Read it on Friday. From a key result’s third week on, the line runs through its start and every value up to the week shown. It isn’t forecast below 0.';
  const sheet = page(book, 'Overview', {
    lead,
    to: 'N',
    widths: [1.5, 4, 30, 10, 8, 7, 10.5, 8, 10.5, 8, 9, 9.5, 9, 38, 3, 14, 14, 14, 14, 14, 14],
    sides: 0.3,
    rowHeight: 12.75,
    freeze: `D${BOARD_OF.first}`,
    // One page to read before the check-in; the board below is for the screen.
    area: `A1:N${OPEN.first + OPEN.count + 1}`,
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
  says(sheet, 'B4:N4', ASKED);
  saysWhere(sheet, 'B7:F7', LOOK_AT);
  for (const gap of [BOARD_OF.first - 2, BOARD_OF.last + 1]) sheet.height(gap, 3);
  sheet.height(2, 26);
  goals(sheet);
  const lines = [`D${TALK}:N${TALK}`, `D${TALK + 1}:N${TALK + 1}`] as const;
  monday(sheet, `B${TALK}:C${TALK}`, lines, {
    ...MONDAY,
    begin: 'Begin in Key Results.',
    latest: LATEST,
    enter: 'Updates',
  });
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

const SIGNS = `$L$${first}:$L$${last}`;
const scoresOf = (index: number) =>
  `History!$${week(1)}$${GOAL_SCORES + index}:$${week(WEEKS)}$${GOAL_SCORES + index}`;
const scoreOf = (index: number) => {
  const score = `INDEX(${scoresOf(index)},MIN($E$6,${LATEST}))`;
  const bounds = [PROGRESS_FROM, DELIVERED_FROM];
  return `=IF(MIN($E$6,${LATEST})=0,"",IF(${score}="","",IF($E$6<${WEEKS},ROUND(${score},2),${shownBeside(score, bounds, 2)})))`;
};

/** What the quarter comes to, first: beside the week that is shown. */
function goals(sheet: Sheet): void {
  const line = (row: number, [no, score, word, measured, goal]: Value[], looks: readonly StyleName[]) => {
    sheet.row(`G${row}`, [no, score], looks);
    sheet.wide(`I${row}:J${row}`, word as string, looks[2]);
    sheet.put(`K${row}`, measured, looks[2]);
    sheet.wide(`L${row}:N${row}`, goal as string, looks[3]);
  };
  const heads = ['No.', 'Score', 'Status', 'Measured', 'Goal'];
  line(GOALS_SHOWN - 1, heads, Array<StyleName>(4).fill('head.center'));
  for (const index of indexes(GOALS)) {
    const row = GOALS_SHOWN + index;
    const goal = `=${shown(`'Key Results'!$D$${GOAL_ROW + index}`)}`;
    const status = verdictFormula({
      goals: GOAL_OF,
      goal: `G${row}`,
      title: `L${row}`,
      score: `H${row}`,
      week: '$E$6',
      signs: SIGNS,
    });
    const scores = `$F$${first}:$F$${last}`;
    const measured = measuredFormula({ ...ofGoal(`G${row}`, '$E$6'), scores });
    const values = [index + 1, scoreOf(index), `=${status}`, `=${measured}`, goal];
    line(row, values, ['calc.center', 'total.score.center', 'calc.center', 'calc.shrink']);
  }
  const row = GOALS_SHOWN + GOALS;
  const mean = quarterFormula(`H${GOALS_SHOWN}:H${row - 1}`, GOAL_OF, SIGNS);
  const score = `IF(${mean}="","",${shownBeside(mean, [PROGRESS_FROM, DELIVERED_FROM], 2)})`;
  const status = verdictFormula({ goals: GOAL_OF, signs: SIGNS, score: `H${row}`, week: '$E$6' });
  const looks: StyleName[] = ['total', 'total.score.center', 'total.center', 'total'];
  line(row, ['', `=${score}`, `=${status}`, '', 'The quarter: mean of the goals'], looks);
  const cells = `I${GOALS_SHOWN}:J${row}`;
  for (const [mark, rule] of Object.entries(verdictMarks(`$I${GOALS_SHOWN}`)))
    sheet.mark(cells, rule, mark as Mark);
}

const take = (name: string) => (index: number) =>
  `=${found(`INDEX(${promises(name)},MATCH(SMALL(${promises('I')},${index + 1}),${promises('I')},0))`)}`;
const OPEN_COLUMNS: Column[] = [
  { head: 'By', look: 'calc.day.center', value: take('F') },
  { head: 'Week', look: 'calc.center', value: take('C') },
  { head: 'Look at', look: 'calc.center', value: take('H'), marks: { poor: '=$I#="overdue"' } },
];

/** What was promised and has no answer yet; the rest stands on its own sheet. */
function openPromises(sheet: Sheet): void {
  sheet.section(`B${OPEN.first - 2}`, 'Promises still open', 8);
  saysMore(sheet, `B${OPEN.first + OPEN.count}:I${OPEN.first + OPEN.count}`, {
    all: `COUNT(${promises('I')})`,
    room: OPEN.count,
    what: 'promise',
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
