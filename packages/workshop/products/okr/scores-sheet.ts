import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { exactBeside } from '../../sheet/exact';
import { compared, shown } from '../../sheet/formulas';
import { type Sheet } from '../../sheet/sheet';
import { indexes, table, usedNumbers, type Column, numbers } from '../../sheet/table';
import {
  BOUNDS,
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  KEY_RESULTS,
  LAST_WEEK,
  marksOf,
  scoreFormula,
  standing,
  WEEKS,
  wordFormula,
  GOAL_ROW,
  GOALS,
  LAST,
  NOW,
  NUMBER_CELLS,
  SUMMARY,
  week,
  WEEKLY,
} from './layout';
import { SCORE_WORDS } from '@/lib/tools/rules/okr';
import { type Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { seriesMark, type Mark } from '../../sheet/styles';
import { warnOfTexts } from '../../sheet/warnings';

/** A cell of the nth key result, from 0. */
export const KR = (column: string, index: number) => `'Key Results'!$${column}${FIRST + index}`;
export const VALUES = "'Weekly Values'!";
export const WEEK_NUMBERS = `${VALUES}$${FIRST_WEEK}$6:$${LAST_WEEK}$6`;

const cellsOf = (row: number) => `${VALUES}$${FIRST_WEEK}${row}:$${LAST_WEEK}${row}`;
const valuesOf = (index: number) => cellsOf(FIRST + index);
const sureOf = (index: number) => cellsOf(CONFIDENCE + index);
const lastWeekOf = (cells: string) => `SUMPRODUCT(MAX(ISNUMBER(${cells})*${WEEK_NUMBERS}))`;
const ofKeyResult = (column: string) => (index: number) => `=${shown(KR(column, index))}`;

const NOW_COLUMNS: Column[] = [
  usedNumbers(),
  { head: 'Key result', look: 'text', value: ofKeyResult('D') },
  { head: 'Goal', look: 'text.center', value: ofKeyResult('C') },
  {
    ...{ head: 'Weight', look: 'text.center' },
    value: (index) => {
      const typed = `'Key Results'!$C$${FIRST + index}:$G$${FIRST + index}`;
      return `=IF(SUMPRODUCT((LEN(${typed})>0)*1)=0,"",IF(${KR('J', index)}="",1,${KR('J', index)}))`;
    },
  },
  {
    ...{ head: 'Value', look: 'text.center' },
    value: (index) => `=${standing(valuesOf(index), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Score', look: 'text.two.center' },
    value: (index) => `=${scoreFormula(KR('E', index), KR('F', index), KR('G', index), 'F#')}`,
  },
  { head: 'In words', look: 'text.center', value: `=${wordFormula('G#')}`, marks: marksOf('$G#') },
  {
    ...{ head: 'Confidence', look: 'text.center' },
    value: (index) => `=${standing(sureOf(index), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Change', look: 'text.center' },
    value: (index) => {
      const sure = sureOf(index);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${lastWeekOf(sure)})*${WEEK_NUMBERS}))`;
      return `=IF(COUNT(${sure})<2,"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    ...{ head: 'Last week', look: 'text.center' },
    value: (index) => `=IF(COUNT(${valuesOf(index)})=0,"",${lastWeekOf(valuesOf(index))})`,
  },
  {
    ...{ head: 'To pace', look: 'text.two.center' },
    value: `=IF(OR(G#="",K#=""),"",ROUND(G#-K#/${WEEKS},${MEASURE_DECIMALS}))`,
    marks: { fair: `=IF(ISNUMBER(L#),${compared('L#', '<', -0.1)},FALSE)` },
  },
];

/** Each key result as it stands. */
export function scoresNow(sheet: Sheet): void {
  sheet.section(`B${NOW - 2}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    ...{ at: `B${NOW}`, columns: NOW_COLUMNS, lines: indexes(KEY_RESULTS) },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
  exactBeside(sheet, `G${NOW}:G${NOW + KEY_RESULTS - 1}`, BOUNDS, 'two');
  sheet.mark(`B${NOW}:L${NOW + KEY_RESULTS - 1}`, `=LEN($C${NOW})>0`, 'line');
}

const goalName = (index: number) => `Goals!$C$${14 + index}`;

/** Scores: the quarter on one page first, then what it is made of. */
export function scoresSheet(book: Book): void {
  const { delivered, progress, short } = SCORE_WORDS;
  const lead = `Nothing to fill in: it comes from Key Results and Weekly Values. Scores go from 0 to 1: 0.7 or more is ${delivered}, 0.4 or more is ${progress}, and anything less is ${short}.`;
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_WEEK,
    widths: [2, 5, 34, ...Array<number>(WEEKS).fill(9.3)],
    freeze: 'A5',
    sides: 0.3,
    tab: 'read',
  });
  warnOfTexts(sheet, `B4:${LAST_WEEK}4`, NUMBER_CELLS);
  summary(sheet);
  scoresNow(sheet);
  sheet.breakBefore(WEEKLY - 3);
  weekly(sheet);
  goals(sheet);
  sheet.named('Quarter_score', `D${SUMMARY + GOALS}`);
}

const [GOAL_OF, WEIGHT_OF] = [cellsNow('D'), cellsNow('E')];
const QUARTER: Column[] = [
  { ...numbers(), total: ['', 'total'] },
  {
    ...{ head: 'Goal', look: 'calc', value: (index) => `=${shown(goalName(index))}` },
    total: ['The quarter: mean of the goals', 'total'],
  },
  {
    ...{ head: 'Score', look: 'calc.two.center', value: `=${weightedMean('$B#', cellsNow('G'))}` },
    total: [`=${meanOf(`D${SUMMARY}:D${SUMMARY + GOALS - 1}`)}`, 'total.two.center'],
  },
  {
    ...{ head: 'In words', look: 'calc.center', value: `=${wordFormula('D#')}` },
    total: [`=${wordFormula('D#')}`, 'total.center'],
  },
  {
    ...{ head: 'Confidence', look: 'calc.one.center', value: `=${weightedMean('$B#', cellsNow('I'))}` },
    total: ['', 'total'],
  },
];

function summary(sheet: Sheet): void {
  sheet.section(`B${SUMMARY - 2}`, 'The quarter on one page', WEEKS + 2);
  table(sheet, { at: `B${SUMMARY}`, columns: QUARTER, lines: indexes(GOALS) });
  exactBeside(sheet, `D${SUMMARY}:D${SUMMARY + GOALS}`, BOUNDS, 'two');
  words(sheet, `E${SUMMARY}:E${SUMMARY + GOALS}`, `$D${SUMMARY}`);
  // Its own color for each goal, as in the chart, which would name the unused ones too.
  for (const index of indexes(GOALS)) {
    const row = SUMMARY + index;
    sheet.mark(`B${row}:C${row}`, `=LEN($C${row})>0`, seriesMark(index));
  }
  sheet.chart(`H${SUMMARY - 1}`, {
    // Not a line: where there is no score yet, it would fall to 0.
    kind: 'columns',
    title: 'Score of each goal, week by week',
    series: indexes(GOALS).map((index) => ({
      name: `Scores!$C$${GOAL_ROW + index}`,
      values: `Scores!$${FIRST_WEEK}$${GOAL_ROW + index}:$${LAST_WEEK}$${GOAL_ROW + index}`,
    })),
    categories: `Scores!$${FIRST_WEEK}$${GOAL_ROW - 1}:$${LAST_WEEK}$${GOAL_ROW - 1}`,
    size: [620, 235],
    legend: 'in cells',
    format: '0.0',
    min: 0,
    max: 1,
  });
}

function cellsNow(column: string): string {
  return `$${column}$${NOW}:$${column}$${NOW + KEY_RESULTS - 1}`;
}

function meanOf(cells: string): string {
  return `IF(COUNT(${cells})=0,"",AVERAGE(${cells}))`;
}

/**
 * Of the key results of a goal that have a number there. An array of its own in SUMPRODUCT may have texts:
 * they are 0.
 */
function weightedMean(goal: string, values: string): string {
  const counted = `SUMPRODUCT((${GOAL_OF}=${goal})*ISNUMBER(${values}),${WEIGHT_OF})`;
  return `IF(${counted}>0,SUMPRODUCT((${GOAL_OF}=${goal})*1,${WEIGHT_OF},${values})/${counted},"")`;
}

function words(sheet: Sheet, range: string, score: string): void {
  for (const [mark, formula] of Object.entries(marksOf(score))) sheet.mark(range, formula, mark as Mark);
}

const inWeeks = (column: (n: number) => Omit<Column, 'head'>): Column[] =>
  indexes(WEEKS).map((index) => ({ head: index + 1, ...column(index + 1) }));

function weekly(sheet: Sheet): void {
  sheet.section(`B${WEEKLY - 3}`, 'Score of each key result after each week', WEEKS + 2);
  const all = `${VALUES}$${FIRST_WEEK}$${FIRST}:$${LAST_WEEK}$${LAST}`;
  sheet.row(
    `C${WEEKLY - 2}`,
    ['Latest week with a value', `=SUMPRODUCT(MAX(ISNUMBER(${all})*${WEEK_NUMBERS}))`],
    ['note', 'note.center'],
  );
  const columns: Column[] = [
    usedNumbers(),
    { head: 'Key result', look: 'text', value: (index) => `=C${NOW + index}` },
    ...inWeeks((n) => ({ look: 'text.two.center', value: (index) => scoreAfter(n, index) })),
  ];
  table(sheet, { at: `B${WEEKLY}`, columns, lines: indexes(KEY_RESULTS) });
  words(sheet, `${FIRST_WEEK}${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`, `D${WEEKLY}`);
  sheet.mark(`B${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`, `=LEN($C${WEEKLY})>0`, 'line');
}

/** The score of a key result by its last value up to a week; none after the last week that has any. */
function scoreAfter(n: number, index: number): string {
  const soFar = `${VALUES}$${FIRST_WEEK}${FIRST + index}:${week(n)}${FIRST + index}`;
  const last = `SUMPRODUCT(MAX(ISNUMBER(${soFar})*${VALUES}$${FIRST_WEEK}$6:${week(n)}$6))`;
  const score = scoreFormula(KR('E', index), KR('F', index), KR('G', index), `INDEX(${soFar},${last})`);
  return `=IF(OR(COUNT(${soFar})=0,${n}>$D$${WEEKLY - 2}),"",${score})`;
}

function goals(sheet: Sheet): void {
  sheet.section(`B${GOAL_ROW - 2}`, 'Score of each goal after each week', WEEKS + 2);
  const columns: Column[] = [
    numbers(),
    {
      ...{ head: 'Goal', look: 'text' },
      value: (index) => `=${shown(goalName(index))}`,
    },
    ...inWeeks((n) => {
      const scores = `${week(n)}$${WEEKLY}:${week(n)}$${WEEKLY + KEY_RESULTS - 1}`;
      return { look: 'text.two.center', value: `=${weightedMean('$B#', scores)}` };
    }),
  ];
  table(sheet, { at: `B${GOAL_ROW}`, columns, lines: indexes(GOALS) });
  words(sheet, `${FIRST_WEEK}${GOAL_ROW}:${LAST_WEEK}${GOAL_ROW + GOALS - 1}`, `D${GOAL_ROW}`);
  sheet.mark(`B${GOAL_ROW}:${LAST_WEEK}${GOAL_ROW + GOALS - 1}`, `=LEN($C${GOAL_ROW})>0`, 'line');
}
