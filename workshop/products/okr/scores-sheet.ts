import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
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

function now(sheet: Sheet): void {
  sheet.section(`B${FIRST - 3}`, 'Key results now', WEEKS + 2);
  const heads = [
    'No.',
    'Key result',
    'Goal',
    'Weight',
    'Value',
    'Score',
    'In words',
    'Confidence',
    'Change',
    'Last week',
    'To pace',
    'Counts',
    'Points',
    'Sure: counts',
    'Sure: points',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center.wrap');
  sheet.height(FIRST - 1, 28);
  for (let row = FIRST; row <= LAST; row++) {
    const values = `${VALUES}$${FIRST_WEEK}${row}:$${LAST_WEEK}${row}`;
    const sureRow = CONFIDENCE + row - FIRST;
    const sure = `${VALUES}$${FIRST_WEEK}${sureRow}:$${LAST_WEEK}${sureRow}`;
    const lastSure = `SUMPRODUCT(MAX(ISNUMBER(${sure})*${WEEK_NUMBERS}))`;
    const beforeSure = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${lastSure})*${WEEK_NUMBERS}))`;
    const lastWeek = `SUMPRODUCT(MAX(ISNUMBER(${values})*${WEEK_NUMBERS}))`;
    const score = scoreFormula(KR('E', row), KR('F', row), KR('G', row), `F${row}`);
    sheet.row(
      `B${row}`,
      [
        row - FIRST + 1,
        `=IF(${KR('D', row)}="","",${KR('D', row)})`,
        `=IF(${KR('C', row)}="","",${KR('C', row)})`,
        `=IF(${KR('J', row)}="",1,${KR('J', row)})`,
        `=${standing(values, WEEK_NUMBERS)}`,
        `=${score}`,
        `=${wordFormula(`G${row}`)}`,
        `=${standing(sure, WEEK_NUMBERS)}`,
        `=IF(COUNT(${sure})<2,"",I${row}-INDEX(${sure},${beforeSure}))`,
        `=IF(COUNT(${values})=0,"",${lastWeek})`,
        `=IF(OR(G${row}="",K${row}=""),"",G${row}-K${row}/${WEEKS})`,
        `=IF(ISNUMBER(G${row}),E${row},0)`,
        `=IF(ISNUMBER(G${row}),E${row}*G${row},0)`,
        `=IF(ISNUMBER(I${row}),E${row},0)`,
        `=IF(ISNUMBER(I${row}),E${row}*I${row},0)`,
      ],
      [
        'calc.center',
        'calc',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.two.center',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.two.center',
        'calc.center',
        'calc.two.center',
        'calc.center',
        'calc.two.center',
      ],
    );
  }
  words(sheet, `H${FIRST}:H${LAST}`, `$G${FIRST}`);
  sheet.mark(`J${FIRST}:J${LAST}`, `=AND(ISNUMBER(J${FIRST}),J${FIRST}<0)`, 'poor');
  sheet.mark(`L${FIRST}:L${LAST}`, `=AND(ISNUMBER(L${FIRST}),L${FIRST}<-0.1)`, 'fair');
}

function words(sheet: Sheet, range: string, score: string): void {
  sheet.mark(range, `=AND(ISNUMBER(${score}),${score}>=0.7)`, 'good');
  sheet.mark(range, `=AND(ISNUMBER(${score}),${score}>=0.4,${score}<0.7)`, 'fair');
  sheet.mark(range, `=AND(ISNUMBER(${score}),${score}<0.4)`, 'poor');
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

function summary(sheet: Sheet): void {
  sheet.breakBefore(SUMMARY - 2);
  sheet.section(`B${SUMMARY - 2}`, 'The quarter on one page', WEEKS + 2);
  sheet.row(`B${SUMMARY - 1}`, ['No.', 'Goal', 'Score', 'In words', 'Confidence'], 'head.center');
  const column = (name: string) => `$${name}$${FIRST}:$${name}$${LAST}`;
  for (let index = 0; index < GOALS; index++) {
    const row = SUMMARY + index;
    const share = (counts: string, points: string) =>
      `=IF(SUMIF(${column('D')},$B${row},${column(counts)})>0,SUMIF(${column('D')},$B${row},${column(points)})/SUMIF(${column('D')},$B${row},${column(counts)}),"")`;
    sheet.row(
      `B${row}`,
      [
        index + 1,
        `=IF(${goalName(index)}="","",${goalName(index)})`,
        share('M', 'N'),
        `=${wordFormula(`D${row}`)}`,
        share('O', 'P'),
      ],
      ['calc.center', 'calc', 'calc.two.center', 'calc.center', 'calc.one.center'],
    );
  }
  const scores = `D${SUMMARY}:D${SUMMARY + GOALS - 1}`;
  const row = SUMMARY + GOALS;
  sheet.row(
    `B${row}`,
    [
      '',
      'The quarter: mean of the goals',
      `=IF(COUNT(${scores})=0,"",AVERAGE(${scores}))`,
      `=${wordFormula(`D${row}`)}`,
      '',
    ],
    ['total', 'total', 'total.two.center', 'total.center', 'total'],
  );
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
