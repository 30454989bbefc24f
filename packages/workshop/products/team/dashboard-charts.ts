import { asked } from '../../sheet/formulas';
import { PALETTE } from '@/lib/kernel/palette';
import { legend } from '../../sheet/legend';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import {
  CHOSEN,
  history,
  KPIS,
  LINES,
  scoreColumn,
  SHOWN,
  TEAM_LINES,
  TEAMS,
  ofKpi,
  unitOf,
  upperOf,
  valueOf,
  wantedIn,
} from './layout';

/** How many weeks the chart of the scores shows. */
const RECENT = 12;
const SLIVER = 0.01;
/** The columns of the scores as they are, and hidden beside them as they are drawn. */
const SCORES = indexes(TEAMS).map((team) => columnName(15 + team));
const DRAWN = indexes(TEAMS).map((team) => columnName(15 + TEAMS + team));
const CHART = TEAM_LINES + TEAMS + 4;
/** Where the values of the KPI in the second chart stand. */
const ONE = TEAM_LINES + RECENT + 3;
/** The first row of the charts, and the first one below. */
export const CHARTS = CHART - 1;
export const BELOW_CHARTS = CHART + 32;
const ONE_CHART = CHART + 17;

/**
 * The scores of the last weeks as columns; and below them one KPI with its target, the one that was asked
 * for.
 */
export function dashboardCharts(sheet: Sheet): void {
  const heads = Array.from(
    { length: TEAMS },
    (_, index) => `=IF(C${TEAM_LINES + index}="","-",C${TEAM_LINES + index})`,
  );
  sheet.row(`N${TEAM_LINES - 2}`, ['For the chart', ...Array<string>(TEAMS).fill('')], 'note');
  sheet.row(`N${TEAM_LINES - 1}`, ['Week', ...heads], 'note.center');
  for (let back = 0; back < RECENT; back++) {
    const row = TEAM_LINES + back;
    const week = `=IF(${SHOWN}<=${RECENT},${back + 1},${SHOWN}-${RECENT - 1 - back})`;
    const scores = Array.from({ length: TEAMS }, (_, index) => {
      const score = `INDEX(${history(scoreColumn(index))},$N${row})`;
      return `=IF($N${row}>${SHOWN},"",IF(ISNUMBER(${score}),${score},""))`;
    });
    // A column of 0% is drawn as a sliver; only a missing one is nothing.
    const drawn = SCORES.map((column) => `=IF(ISNUMBER(${column}${row}),MAX(${column}${row},${SLIVER}),"")`);
    const percents = [...scores, ...drawn].map(() => 'note.percent.center');
    sheet.row(`N${row}`, [week, ...scores, ...drawn], ['note.center', ...percents]);
    const leftOut = `N(INDEX(${history(scoreColumn(TEAMS + 1))},$N${row}))`;
    sheet.put(`M${row}`, `=$N${row}&IF(AND($N${row}<=${SHOWN},${leftOut}>0),"*","")`, 'note.center');
  }
  sheet.hideColumns(`${DRAWN[0]}:${DRAWN.at(-1)}`);
  const range = (column: string) =>
    `Dashboard!$${column}$${TEAM_LINES}:$${column}$${TEAM_LINES + RECENT - 1}`;
  const columns = ['B:C', 'D:D', 'E:F', 'G:H', 'I:J'].map((pair) => pair.replace(/[A-Z]/g, `$&${CHART - 1}`));
  legend(
    sheet,
    columns.map((cells, index) => [cells, `$C$${TEAM_LINES + index}`] as const),
  );
  sheet.chart(`B${CHART}`, {
    kind: 'columns',
    title: `Score of each team, the last ${RECENT} weeks (*: a KPI is left out)`,
    series: SCORES.map((column, index) => ({
      name: `Dashboard!$${column}$${TEAM_LINES - 1}`,
      values: range(DRAWN[index]!),
    })),
    categories: range('M'),
    size: [1264, 285],
    legend: 'in cells',
    format: '0%',
    min: 0,
    max: 1,
  });
  oneKpi(sheet);
}

/** The last weeks of one KPI: the one that was asked for, else the first that is missed or drifting. */
function oneKpi(sheet: Sheet): void {
  const status = `$I$${LINES}:$I$${LINES + KPIS - 1}`;
  const first = ['missed', 'drifting'].reduceRight(
    (rest, word) => `IFERROR(MATCH("${word}",${status},0),${rest})`,
    '1',
  );
  const chosen = `$O$${ONE - 1}`;
  sheet.row(`N${ONE - 1}`, ['KPI', `=${asked(CHOSEN, [1, KPIS], first)}`], 'note.center');
  sheet.row(`P${ONE - 1}`, ['Target', 'Upper target', `=${unitOf(chosen)}`], 'note');
  const unit = `$R$${ONE - 1}`;
  const of = (column: string) => ofKpi(column, chosen);
  const name = `IF(${of('D')}="","KPI "&${chosen},${of('D')})`;
  sheet.put(`P${ONE + RECENT}`, `=${name}`, 'note');
  const aim = `INDEX($G$${LINES}:$G$${LINES + KPIS - 1},${chosen})`;
  const above = `=${name}&", the last ${RECENT} weeks"&IF(${unit}=100,", in %","")&IF(${aim}="","",". Dashed: target "&${aim})&". The axis may not start at 0"`;
  sheet.section(`B${ONE_CHART - 1}`, above, 11);
  for (let back = 0; back < RECENT; back++) {
    const row = ONE + back;
    const week = `$N$${TEAM_LINES + back}`;
    const value = valueOf(week, chosen);
    const wants = wantedIn(week, chosen);
    const upper = upperOf(wants);
    sheet.row(
      `N${row}`,
      [
        `=IF(O${row}="",IF(${week}>${SHOWN},"","no value"),${week})`,
        `=IF(${week}>${SHOWN},"",IF(ISNUMBER(${value}),${value}*${unit},""))`,
        `=IF(ISNUMBER(${wants.target}),${wants.target}*${unit},0)`,
        // A line without values would be drawn at 0: where there is one target, both lines are there.
        `=IF(ISNUMBER(${upper}),${upper}*${unit},$P${row})`,
      ],
      'note.center',
    );
  }
  const range = (column: string) => `Dashboard!$${column}$${ONE}:$${column}$${ONE + RECENT - 1}`;
  sheet.chart(`B${ONE_CHART}`, {
    kind: 'columns',
    title: 'One KPI, the last weeks, with its target',
    untitled: true,
    series: [{ name: `Dashboard!$P$${ONE + RECENT}`, values: range('O') }],
    line: ['P', 'Q'].map((column) => ({
      name: `Dashboard!$${column}$${ONE - 1}`,
      values: range(column),
      color: PALETTE.brass.DEFAULT,
    })),
    legend: 'in cells',
    categories: range('N'),
    size: [1264, 285],
  });
}
