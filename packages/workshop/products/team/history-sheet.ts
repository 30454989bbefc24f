import type { Book } from '../../sheet/book';
import { shown, dayAfter } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { columnName } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { lastSlip, percentBounds } from '../okr/percents';
import { pointsFormula, scoreFormula, trendFormula } from './formulas';
import {
  FROM,
  kpi,
  kpiCells,
  KPIS,
  pointsColumn,
  scoreColumn,
  shareOf,
  team,
  TEAMS,
  TO,
  trendColumn,
  SLIP_ROW,
  valueColumn,
  valuesOf,
  WEEK_NUMBERS,
  WEEKS,
} from './layout';

const [INDICES, TEAM_INDICES] = [indexes(KPIS), indexes(TEAMS)];
const TEAM_WIDTHS = Array<number>(TEAMS + 1).fill(8.4);
const [FIRST_POINTS, LAST_POINTS] = [pointsColumn(0), pointsColumn(KPIS - 1)];
/** How many weeks the trend looks back. */
const SPAN = 4;

/**
 * Scores of the teams and points of the KPIs after each week; the trends that lead to them stand at the
 * right.
 */
export function historySheet(book: Book): void {
  const lead =
    'Nothing to fill in. Points for each week: 1 on target, 0.5 drifting, 0 missed. A team’s score is the weighted mean of its KPIs that have a value.';
  const sheet = page(book, 'History', {
    lead,
    to: LAST_POINTS,
    widths: [2, 6, 9, ...TEAM_WIDTHS, 2, ...INDICES.map(() => 5.4), 3, ...INDICES.map(() => 9)],
    freeze: `D${FROM}`,
    area: `A1:${LAST_POINTS}${TO}`,
    rowHeight: 13,
    portrait: true,
    sides: 0.3,
    pages: 1,
    tab: 'read',
  });
  sheet.section(`D${FROM - 4}`, 'Scores', TEAMS + 1);
  sheet.section(`${FIRST_POINTS}${FROM - 4}`, 'Points of each KPI', KPIS);
  sheet.section(`${trendColumn(0)}${FROM - 4}`, `Weekly trend, over ${SPAN} weeks`, KPIS);
  sheet.row(
    `${pointsColumn(0)}${FROM - 3}`,
    INDICES.map((index) => `=IF(ISNUMBER(${kpi('M', index)}),${kpi('M', index)},1)`),
    'note.center',
  );
  sheet.row(
    `${pointsColumn(0)}${FROM - 2}`,
    INDICES.map((index) => `=${shown(kpi('C', index))}`),
    'note.unseen',
  );
  const questions = INDICES.map((index) => {
    const ends = { kind: kpi('H', index), start: kpi('J', index), target: kpi('I', index) };
    // In cells of their own, right of the questions: written out, they are too long for a formula.
    const bounds = percentBounds(ends).map((bound, row) => {
      const cell = `${columnName(34 + index)}${SLIP_ROW + row}`;
      sheet.put(cell, `=${bound}`, 'note.unseen');
      return cell;
    }) as [string, string];
    return `=${lastSlip(valuesOf(index), WEEK_NUMBERS, bounds, ends, shareOf(index + 1))}`;
  });
  sheet.row(`${trendColumn(0)}${SLIP_ROW}`, questions, 'note');
  sheet.row(`H${FROM - 3}`, ['', 'Weight'], 'note.right');
  const heads = TEAM_INDICES.map((index) => `=IF(${team(index)}="","",${team(index)})`);
  sheet.row(`B${FROM - 1}`, ['Week', 'From', ...heads, 'All'], 'head.center.wrap');
  sheet.height(FROM - 1, 27);
  for (const start of [pointsColumn(0), trendColumn(0)])
    sheet.row(
      `${start}${FROM - 1}`,
      INDICES.map((index) => `KPI ${index + 1}`),
      'head.center.wrap',
    );
  for (let week = 1; week <= WEEKS; week++) oneWeek(week);

  function oneWeek(week: number): void {
    const row = FROM + week - 1;
    const day = `=${dayAfter('KPIs!$E$5', 7 * (week - 1))}`;
    const points = `$${FIRST_POINTS}${row}:$${LAST_POINTS}${row}`;
    const weights = `$${FIRST_POINTS}$${FROM - 3}:$${LAST_POINTS}$${FROM - 3}`;
    const teams = `$${FIRST_POINTS}$${FROM - 2}:$${LAST_POINTS}$${FROM - 2}`;
    const scores = TEAM_INDICES.map((index) => {
      const own = `(${teams}=${scoreColumn(index)}$${FROM - 1})*${weights}`;
      return `=IF(${scoreColumn(index)}$${FROM - 1}="","",${scoreFormula(points, own)})`;
    });
    sheet.row(
      `B${row}`,
      [week, day, ...scores, `=${scoreFormula(points, weights)}`],
      ['calc.center', 'calc.day.center', ...scores.map(() => 'calc.percent.center'), 'total.percent.center'],
    );
    const from = Math.max(FROM, row - SPAN + 1);
    for (const index of INDICES) {
      const values = `'Weekly Values'!$${valueColumn(index)}$${from}:$${valueColumn(index)}$${row}`;
      const weeks = `'Weekly Values'!$B$${from}:$B$${row}`;
      const trend = `${trendColumn(index)}${row}`;
      sheet.put(trend, `=${trendFormula(values, weeks, `$B${row}`, SPAN)}`, 'note.two.center');
      const value = `'Weekly Values'!$${valueColumn(index)}$${row}`;
      sheet.put(
        `${pointsColumn(index)}${row}`,
        `=IF(${kpi('D', index)}="","",${pointsFormula(value, trend, kpiCells(index))})`,
        'calc.one.center',
      );
    }
  }
}
