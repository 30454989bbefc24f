import { PALETTE } from '@/lib/kernel/palette';
import type { Book } from '../../sheet/book';
import { DELIVERED_FROM } from '@/lib/tools/rules/okr';
import { shown, todayBy, within } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { legend } from '../../sheet/legend';
import type { Sheet } from '../../sheet/sheet';
import { scoreFormula, SURE_WITHIN, weekOver, weeksBegun } from '../okr/layout';
import { countedFormula, lineCellsAt, workingFormulas, WORKINGS, type LineCells, type Row } from './formulas';
import { goalScoreFormula, spansAt } from './goals';
import {
  FIRST_DAY,
  GOAL_ROW,
  GOAL_SCORES,
  GOALS,
  KEY_RESULTS,
  keyResult,
  OVER,
  SCORES,
  SHOWN,
  SURE,
  TODAY,
  updateRow,
  updates,
  VALUES,
  week,
  WEEKS,
} from './layout';

const ALL_WEEKS = Array.from({ length: WEEKS }, (_, index) => index + 1);
const LINES = Array.from({ length: KEY_RESULTS }, (_, index) => index);
/** The last week with a value, a confidence or a line, of those updates for which a formula is 1. */
const lastUpdate = (which: string) => {
  const written = ['G', 'H', 'I'].map((column) => `LEN(${updates(column)})`).join('+');
  return `SUMPRODUCT(MAX(${which}*((${written})>0)*${updates('B')}))`;
};
/** The cells of a key result, as other sheets refer to them. */
export const rowOf = (index: number): Row => ({
  title: keyResult('D', index),
  kind: keyResult('F', index),
  start: keyResult('G', index),
  target: keyResult('H', index),
  from: keyResult('K', index),
  till: keyResult('L', index),
  values: `History!$${week(0)}$${VALUES + index}:$${week(WEEKS)}$${VALUES + index}`,
  weeks: `History!$${week(0)}$${VALUES - 1}:$${week(WEEKS)}$${VALUES - 1}`,
  shown: SHOWN,
  over: OVER,
  lastUpdate: lastUpdate(`(${updates('D')}=${index + 1})*(${updates('B')}<=${SHOWN})`),
});
/** The goal of each key result, by its number. */
export const GOAL_OF = `History!$S$${SCORES}:$S$${SCORES + KEY_RESULTS - 1}`;
/** The workings of the straight line: right of the weeks. */
const WORKINGS_FROM = 18;
export const lineCells = (index: number): LineCells => lineCellsAt('History!', WORKINGS_FROM, VALUES + index);
/** What a goal's formulas go by: its number, a week, and the cells of all key results. */
export const ofGoal = (goal: string, week: string) => ({
  ...{ goals: GOAL_OF, goal, week },
  weights: `History!$Q$${SCORES}:$Q$${SCORES + KEY_RESULTS - 1}`,
  ...spansAt('History!', WORKINGS_FROM, VALUES, KEY_RESULTS),
});

/**
 * Everything that was entered, a line for each key result, with the scores it makes; and what the straight
 * line needs.
 */
export function historySheet(book: Book): void {
  const lead =
    'Nothing to fill in. Every week as you entered it in Updates, and the scores from 0 to 1 after each.';
  const sheet = page(book, 'History', {
    lead,
    to: week(WEEKS),
    widths: [2, 5, 38, ...Array<number>(WEEKS + 1).fill(8.5), 8, ...Array<number>(WORKINGS.length).fill(12)],
    freeze: 'D5',
    area: `A1:${week(WEEKS)}${GOAL_SCORES + GOALS + 20}`,
    rowHeight: 13,
    tab: 'read',
  });
  values(sheet);
  sheet.mark(
    `D${VALUES}:${week(WEEKS)}${VALUES + KEY_RESULTS - 1}`,
    `=${lineCells(0).share.replace(/History!|\$(?=\d)/g, '')}`,
    'share',
  );
  block(sheet, 'Confidence, 1 to 10', SURE, 'Key result');
  block(sheet, 'Score of each key result after each week', SCORES, 'Key result');
  for (const from of [VALUES, SURE, SCORES])
    sheet.mark(`B${from}:${week(WEEKS)}${from + KEY_RESULTS - 1}`, `=LEN($C${from})>0`, 'line');
  sheet.mark(`B${GOAL_SCORES}:${week(WEEKS)}${GOAL_SCORES + GOALS - 1}`, `=LEN($C${GOAL_SCORES})>0`, 'line');
  sheet.put(`Q${SCORES - 1}`, 'Weight', 'note.center');
  sheet.put(`S${SCORES - 1}`, 'Goal', 'note.center');
  sheet.put(`R${SCORES - 1}`, 'Latest week', 'note.center');
  sheet.put(
    `R${SCORES}`,
    `=${lastUpdate(`(LEN(${updates('E')})>0)*(${updates('B')}<=${BEGUN})`)}`,
    'note.center',
  );
  sheet.put(`R${SCORES + 1}`, 'Last week over', 'note.center');
  sheet.put(OVER.replaceAll('$', '').split('!')[1]!, `=${weekOver(FIRST_DAY, NOW, SHOWN)}`, 'note.center');
  LINES.forEach((index) => confidenceAndScores(sheet, index));
  sheet.breakBefore(SCORES - 2);
  goalScores(sheet);
}

const NOW = todayBy(`Promises!${TODAY}`);
const BEGUN = weeksBegun(FIRST_DAY, `Promises!${TODAY}`, WEEKS);

/** What has no name is no key result, and counts nowhere. */
const isNamed = (index: number) => `LEN(${keyResult('D', index)})>0`;
/** The number of a line that is used. */
const used = (index: number) => `=IF(${isNamed(index)},${index + 1},"")`;

function block(sheet: Sheet, title: string, from: number, what: string): void {
  sheet.section(`B${from - 2}`, title, WEEKS + 3);
  sheet.row(`B${from - 1}`, ['No.', what, 0, ...ALL_WEEKS], 'head.center');
}

function values(sheet: Sheet): void {
  block(sheet, 'Values: the start in the week before the first, then week by week', VALUES, 'Key result');
  sheet.section(`R${VALUES - 2}`, 'Workings of the straight line', WORKINGS.length);
  sheet.row(`R${VALUES - 1}`, [...WORKINGS], 'head.center');
  for (const index of LINES) {
    const row = rowOf(index);
    const entered = [0, ...ALL_WEEKS].map((n) => {
      const cell = n === 0 ? row.start : `Updates!$G$${updateRow(n, index + 1)}`;
      return `=${countedFormula(row, lineCells(index), n, cell)}`;
    });
    sheet.row(
      `B${VALUES + index}`,
      [used(index), `=${shown(keyResult('D', index))}`, ...entered],
      ['text.center', 'text.shrink', 'text.any.center.shrink'],
    );
    sheet.row(
      `R${VALUES + index}`,
      workingFormulas(row, lineCells(index)).map((formula) => `=${formula}`),
      'note',
    );
  }
}

function confidenceAndScores(sheet: Sheet, index: number): void {
  const { kind, start, target } = rowOf(index);
  const { begins, ends } = lineCells(index);
  const [title, weight] = [`=C${VALUES + index}`, keyResult('I', index)];
  const sure = ALL_WEEKS.map((n) => {
    const sure = within(`Updates!$H$${updateRow(n, index + 1)}`, SURE_WITHIN);
    return `=IF(AND(${isNamed(index)},${begins}<=${n},${ends}>=${n}),${sure},"")`;
  });
  sheet.row(
    `B${SURE + index}`,
    [used(index), title, '', ...sure],
    ['text.center', 'text.shrink', 'text.center'],
  );
  const scores = ALL_WEEKS.map((n) => {
    const soFar = `$${week(1)}${VALUES + index}:${week(n)}${VALUES + index}`;
    const last = `SUMPRODUCT(MAX(ISNUMBER(${soFar})*$${week(1)}$${VALUES - 1}:${week(n)}$${VALUES - 1}))`;
    return `=IF(OR(${last}<${begins},${n}>${ends},${n}>$R$${SCORES}),"",${scoreFormula(kind, start, target, `INDEX(${soFar},${last})`)})`;
  });
  sheet.row(
    `B${SCORES + index}`,
    [used(index), title, '', ...scores, `=IF(ISNUMBER(${weight}),${weight},1)`],
    ['text.center', 'text.shrink', 'text.center', ...scores.map(() => 'text.two.center'), 'note.center'],
  );
  sheet.put(`S${SCORES + index}`, `=IF(${isNamed(index)},${shown(keyResult('C', index))},"")`, 'note.center');
}

function goalScores(sheet: Sheet): void {
  block(sheet, 'Score of each goal after each week', GOAL_SCORES, 'Goal');
  for (let index = 0; index < GOALS; index++) {
    const cells = ALL_WEEKS.map((n) => {
      const scores = `${week(n)}$${SCORES}:${week(n)}$${SCORES + KEY_RESULTS - 1}`;
      return `=${goalScoreFormula({ ...ofGoal(`$B${GOAL_SCORES + index}`, String(n)), scores })}`;
    });
    const goal = `'Key Results'!$D$${GOAL_ROW + index}`;
    sheet.row(
      `B${GOAL_SCORES + index}`,
      [index + 1, `=${shown(goal)}`, '', ...cells],
      ['text.center', 'text.shrink', 'text.center', 'text.two.center'],
    );
  }
  const bound = GOAL_SCORES + GOALS;
  const bounds = ALL_WEEKS.map(() => DELIVERED_FROM);
  sheet.row(
    `B${bound}`,
    ['', `Delivered from ${DELIVERED_FROM}`, '', ...bounds],
    ['label', 'label', 'label', 'label.center'],
  );
  const columns = ['B:C', 'D:G', 'H:K', 'L:P'].map((pair) => pair.replace(/[A-Z]/g, `$&${bound + 2}`));
  legend(
    sheet,
    columns.map((cells, index) => [cells, `$C$${GOAL_SCORES + index}`] as const),
    'text.center.shrink',
  );
  sheet.put(`C${bound + 3}`, `- - -  Delivered from ${DELIVERED_FROM}`, 'text');
  sheet.chart(`B${bound + 4}`, {
    // Not a line: where there is no score yet, it would fall to 0.
    kind: 'columns',
    title: 'Score of each goal, week by week',
    series: Array.from({ length: GOALS }, (_, index) => ({
      name: `History!$C$${GOAL_SCORES + index}`,
      values: `History!$${week(1)}$${GOAL_SCORES + index}:$${week(WEEKS)}$${GOAL_SCORES + index}`,
    })),
    line: {
      name: `History!$C$${bound}`,
      values: `History!$${week(1)}$${bound}:$${week(WEEKS)}$${bound}`,
      color: PALETTE.ink.DEFAULT,
    },
    categories: `History!$${week(1)}$${GOAL_SCORES - 1}:$${week(WEEKS)}$${GOAL_SCORES - 1}`,
    size: [900, 270],
    legend: 'in cells',
    format: '0.0',
    min: 0,
    max: 1,
  });
}
