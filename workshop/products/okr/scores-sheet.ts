import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { shown } from '../../sheet/formulas';
import type { Mark } from '../../sheet/styles';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  GOALS,
  KEY_RESULTS,
  LAST,
  LAST_WEEK,
  scoreFormula,
  standing,
  week,
  WEEKLY,
  WEEKS,
  wordFormula,
} from './layout';

const KR = (column: string, row: number) => `'Key Results'!$${column}${row}`;
const VALUES = "'Weekly Values'!";
const goalName = (index: number) => `Goals!$C$${14 + index}`;
const WEEK_NUMBERS = `${VALUES}$${FIRST_WEEK}$6:$${LAST_WEEK}$6`;
/** Rows of the goals and of the quarter, below the key results' weekly scores. */
export const GOAL_ROW = WEEKLY + KEY_RESULTS + 3;
export const SUMMARY = GOAL_ROW + GOALS + 5;

/** Scores: each key result, then the same week by week, goals week by week, and the quarter on one page. */
export function scoresSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Scores go from 0 to 1: 0.7 and more is delivered, 0.4 and more is progress, less falls short.';
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_WEEK,
    widths: [2, 6, 42, ...Array<number>(WEEKS).fill(9.5)],
    freeze: 'A5',
    tab: 'read',
  });
  now(sheet);
  weekly(sheet);
  goals(sheet);
  summary(sheet);
}

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

function now(sheet: Sheet): void {
  sheet.section(`B${FIRST - 3}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    ...{ at: `B${FIRST}`, columns: NOW, lines: indexes(KEY_RESULTS) },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
}

/** Delivered, progress or short, as wordFormula has it. */
function marksOf(score: string): Partial<Record<Mark, string>> {
  return {
    good: `=AND(ISNUMBER(${score}),${score}>=0.7)`,
    fair: `=AND(ISNUMBER(${score}),${score}>=0.4,${score}<0.7)`,
    poor: `=AND(ISNUMBER(${score}),${score}<0.4)`,
  };
}

function words(sheet: Sheet, range: string, score: string): void {
  for (const [mark, formula] of Object.entries(marksOf(score))) sheet.mark(range, formula, mark as Mark);
}

function weekly(sheet: Sheet): void {
  sheet.section(`B${WEEKLY - 3}`, 'Score of each key result after each week', WEEKS + 2);
  const all = `${VALUES}$${FIRST_WEEK}$${FIRST}:$${LAST_WEEK}$${LAST}`;
  sheet.row(
    `C${WEEKLY - 2}`,
    ['Latest week with a value', `=SUMPRODUCT(MAX(ISNUMBER(${all})*${WEEK_NUMBERS}))`],
    ['note', 'note.center'],
  );
  weekHeads(sheet, WEEKLY - 1, 'Key result');
  for (let row = WEEKLY; row < WEEKLY + KEY_RESULTS; row++) {
    const from = FIRST + row - WEEKLY;
    sheet.row(`B${row}`, [row - WEEKLY + 1, `=C${from}`], ['calc.center', 'calc']);
    for (let n = 1; n <= WEEKS; n++) {
      const soFar = `${VALUES}$${FIRST_WEEK}${from}:${week(n)}${from}`;
      const weeks = `${VALUES}$${FIRST_WEEK}$6:${week(n)}$6`;
      const last = `SUMPRODUCT(MAX(ISNUMBER(${soFar})*${weeks}))`;
      const current = `INDEX(${soFar},${last})`;
      const score = scoreFormula(KR('E', from), KR('F', from), KR('G', from), current);
      sheet.put(
        `${week(n)}${row}`,
        `=IF(OR(COUNT(${soFar})=0,${n}>$D$${WEEKLY - 2}),"",${score})`,
        'calc.two.center',
      );
    }
  }
  words(sheet, `${FIRST_WEEK}${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`, `D${WEEKLY}`);
}

function weekHeads(sheet: Sheet, row: number, what: string): void {
  sheet.row(
    `B${row}`,
    ['No.', what, ...Array.from({ length: WEEKS }, (_, index) => index + 1)],
    'head.center',
  );
}

function goals(sheet: Sheet): void {
  sheet.section(`B${GOAL_ROW - 2}`, 'Score of each goal after each week', WEEKS + 2);
  weekHeads(sheet, GOAL_ROW - 1, 'Goal');
  const [goal, weight] = [`$D$${FIRST}:$D$${LAST}`, `$E$${FIRST}:$E$${LAST}`];
  for (let index = 0; index < GOALS; index++) {
    const row = GOAL_ROW + index;
    sheet.row(
      `B${row}`,
      // Never empty: it names a series of the chart.
      [index + 1, `=IF(${goalName(index)}="","Goal ${index + 1}",${goalName(index)})`],
      ['calc.center', 'calc'],
    );
    for (let n = 1; n <= WEEKS; n++) {
      const scores = `${week(n)}$${WEEKLY}:${week(n)}$${WEEKLY + KEY_RESULTS - 1}`;
      const counted = `SUMPRODUCT((${goal}=$B${row})*ISNUMBER(${scores})*${weight})`;
      sheet.put(
        `${week(n)}${row}`,
        `=IF(${counted}>0,SUMPRODUCT((${goal}=$B${row})*${weight},${scores})/${counted},"")`,
        'calc.two.center',
      );
    }
  }
  words(sheet, `${FIRST_WEEK}${GOAL_ROW}:${LAST_WEEK}${GOAL_ROW + GOALS - 1}`, `D${GOAL_ROW}`);
}

const ofGoals = (column: string) =>
  `SUMIF($D$${FIRST}:$D$${LAST},$B#,$${column}$${FIRST}:$${column}$${LAST})`;
const share = (counts: string, points: string) =>
  `=IF(${ofGoals(counts)}>0,${ofGoals(points)}/${ofGoals(counts)},"")`;
const SCORES = `D${SUMMARY}:D${SUMMARY + GOALS - 1}`;
const QUARTER: Column[] = [
  { ...numbers(), total: ['', 'total'] },
  {
    ...{ head: 'Goal', look: 'calc', value: (index) => `=${shown(goalName(index))}` },
    total: ['The quarter: mean of the goals', 'total'],
  },
  {
    ...{ head: 'Score', look: 'calc.two.center', value: share('M', 'N') },
    total: [`=IF(COUNT(${SCORES})=0,"",AVERAGE(${SCORES}))`, 'total.two.center'],
  },
  {
    ...{ head: 'In words', look: 'calc.center', value: `=${wordFormula('D#')}` },
    total: [`=${wordFormula('D#')}`, 'total.center'],
  },
  { head: 'Confidence', look: 'calc.one.center', value: share('O', 'P'), total: ['', 'total'] },
];

function summary(sheet: Sheet): void {
  sheet.breakBefore(SUMMARY - 2);
  sheet.section(`B${SUMMARY - 2}`, 'The quarter on one page', WEEKS + 2);
  table(sheet, { at: `B${SUMMARY}`, columns: QUARTER, lines: indexes(GOALS) });
  const row = SUMMARY + GOALS;
  words(sheet, `E${SUMMARY}:E${row}`, `$D${SUMMARY}`);
  sheet.chart(`B${row + 2}`, {
    // Not a line: where there is no score yet, it would fall to 0.
    kind: 'columns',
    title: 'Score of each goal, week by week',
    series: Array.from({ length: GOALS }, (_, index) => ({
      name: `Scores!$C$${GOAL_ROW + index}`,
      values: `Scores!$${FIRST_WEEK}$${GOAL_ROW + index}:$${LAST_WEEK}$${GOAL_ROW + index}`,
    })),
    categories: `Scores!$${FIRST_WEEK}$${GOAL_ROW - 1}:$${LAST_WEEK}$${GOAL_ROW - 1}`,
    size: [1100, 330],
    format: '0.0',
    min: 0,
    max: 1,
  });
}
