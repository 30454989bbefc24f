import type { Book } from '../../sheet/book';
import { dayAfter, shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { indexes } from '../../sheet/table';
import { lastSlip, percentBounds } from '../okr/percents';
import { pointsFormula, scoreFormula, trendFormula } from './formulas';
import {
  FIRST_WEEKS,
  FROM,
  kpi,
  KPIS,
  LAST_WEEKS,
  lineColumn,
  lineIn,
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
  wantedBy,
  WEEKS,
} from './layout';
import { FINISHED } from './week-shown';

const [INDICES, TEAM_INDICES] = [indexes(KPIS), indexes(TEAMS)];
const TEAM_WIDTHS = Array<number>(TEAMS + 1).fill(7.6);
const [FIRST_POINTS, LAST_POINTS] = [pointsColumn(0), pointsColumn(KPIS - 1)];
/** How many weeks the trend looks back. */
const SPAN = 4;

/**
 * Scores of the teams and points of the KPIs after each week; the trends that lead to them stand at the
 * right.
 */
export function historySheet(book: Book): void {
  const lead =
    'Nothing to fill in. Points for each week: 1 on target, 0.5 drifting, 0 missed. A team’s score is the weighted mean of its KPIs that have a value and a target; “Left out” says how many have not. Grey: so far.';
  const sheet = page(book, 'History', {
    lead,
    to: LAST_POINTS,
    widths: [2, 5, 8, ...TEAM_WIDTHS, 6, ...INDICES.map(() => 3.8), 3, ...INDICES.map(() => 9)],
    freeze: `D${FROM}`,
    area: `A1:${LAST_POINTS}${TO}`,
    rowHeight: 13,
    portrait: true,
    sides: 0.3,
    pages: 1,
    tab: 'read',
  });
  sheet.section(`D${FROM - 4}`, 'Scores', TEAMS + 2);
  sheet.section(`${FIRST_POINTS}${FROM - 4}`, 'Points of each KPI', KPIS);
  sheet.section(`${trendColumn(0)}${FROM - 4}`, `Weekly trend, over ${SPAN} weeks`, KPIS);
  sheet.section(`${lineColumn(0)}${FROM - 4}`, 'First week, last week, row of New Targets', KPIS);
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
      const cell = `${columnName(14 + 3 * KPIS + index)}${SLIP_ROW + row}`;
      sheet.put(cell, `=${bound}`, 'note.unseen');
      return cell;
    }) as [string, string];
    return `=${lastSlip(valuesOf(index), WEEK_NUMBERS, bounds, ends, shareOf(index + 1))}`;
  });
  sheet.row(`${trendColumn(0)}${SLIP_ROW}`, questions, 'note');
  INDICES.forEach((index) => {
    const first = `SUMPRODUCT(MIN(99-(99-${WEEK_NUMBERS})*ISNUMBER(${WEEK_NUMBERS})*ISNUMBER(${valuesOf(index)})))`;
    const last = kpi('N', index);
    sheet.put(`${lineColumn(index)}${FROM - 3}`, `=IF(${kpi('D', index)}="",99,${first})`, 'note.center');
    sheet.put(`${lineColumn(index)}${FROM - 2}`, `=IF(ISNUMBER(${last}),${last},99)`, 'note.center');
  });
  sheet.row(`I${FROM - 3}`, ['', 'Weight'], 'note.right');
  const heads = TEAM_INDICES.map((index) => `=IF(${team(index)}="","",${team(index)})`);
  sheet.row(`B${FROM - 1}`, ['Week', 'From', ...heads, 'All', 'Left out'], 'slim.center.wrap');
  sheet.height(FROM - 1, 36);
  for (const start of [pointsColumn(0), trendColumn(0), lineColumn(0)])
    sheet.row(
      `${start}${FROM - 1}`,
      INDICES.map((index) => `KPI ${index + 1}`),
      'head.center.wrap',
    );
  for (let week = 1; week <= WEEKS; week++) oneWeek(week);
  // A week that isn’t over and lacks values.
  sheet.mark(`B${FROM}:J${TO}`, `=AND($B${FROM}>${FINISHED},N($J${FROM})>0)`, 'quiet');

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
    const running = `SUMPRODUCT((${FIRST_WEEKS}<=$B${row})*(${LAST_WEEKS}>=$B${row}))`;
    const leftOut = `=IF(COUNT(${points})=0,"",${running}-COUNT(${points}))`;
    const percents = scores.map(() => 'calc.percent.center');
    sheet.row(
      `B${row}`,
      [week, day, ...scores, `=${scoreFormula(points, weights)}`, leftOut],
      ['calc.center', 'calc.day.center', ...percents, 'total.percent.center', 'calc.count.center'],
    );
    const from = Math.max(FROM, row - SPAN + 1);
    for (const index of INDICES) {
      const values = `'Weekly Values'!$${valueColumn(index)}$${from}:$${valueColumn(index)}$${row}`;
      const weeks = `'Weekly Values'!$B$${from}:$B$${row}`;
      const trend = `${trendColumn(index)}${row}`;
      sheet.put(trend, `=${trendFormula(values, weeks, `$B${row}`, SPAN)}`, 'note.two.center');
      const value = `'Weekly Values'!$${valueColumn(index)}$${row}`;
      const line = `$${lineColumn(index)}${row}`;
      sheet.put(line, `=${lineIn(`$B${row}`, index + 1)}`, 'note.center');
      const counts = `AND(${kpi('D', index)}<>"",$${lineColumn(index)}$${FROM - 2}>=$B${row})`;
      sheet.put(
        `${pointsColumn(index)}${row}`,
        `=IF(${counts},${pointsFormula(value, trend, wantedBy(line, kpi('H', index)))},"")`,
        'calc.one.center',
      );
    }
  }
}
