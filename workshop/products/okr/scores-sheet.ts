import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { shown } from '../../sheet/formulas';
import type { Mark } from '../../sheet/styles';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import {
  FIRST,
  FIRST_WEEK,
  GOALS,
  KEY_RESULTS,
  LAST,
  LAST_WEEK,
  scoreFormula,
  week,
  WEEKLY,
  WEEKS,
  wordFormula,
} from './layout';
import { KR, marksOf, scoresNow, VALUES, WEEK_NUMBERS } from './scores-now';

const goalName = (index: number) => `Goals!$C$${14 + index}`;
/** Rows of the goals and of the quarter, below the key results' weekly scores. */
export const GOAL_ROW = WEEKLY + KEY_RESULTS + 3;
export const SUMMARY = GOAL_ROW + GOALS + 5;

/** Scores: each key result, then the same week by week, goals week by week, and the quarter on one page. */
export function scoresSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Scores go from 0 to 1: 0.7 or more is delivered, 0.4 or more is progress, and anything less falls short.';
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_WEEK,
    widths: [2, 6, 42, ...Array<number>(WEEKS).fill(9.5)],
    freeze: 'A5',
    tab: 'read',
  });
  scoresNow(sheet);
  weekly(sheet);
  goals(sheet);
  summary(sheet);
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
