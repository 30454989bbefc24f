import type { Sheet } from '../../sheet/sheet';
import {
  WEEKS,
  TEAMS,
  KPIS,
  kpi,
  WEEK_NUMBERS,
  valuesOf,
  scoreColumn,
  history,
  SHOWN,
  TEAM_LINES,
} from './layout';

const INDICES = Array.from({ length: KPIS }, (_, index) => index);
/** How many weeks the chart of the scores shows. */
const RECENT = 12;
const CHART = TEAM_LINES + TEAMS + 4;
/** Where the names of the small charts stand. */
const NAMES = TEAM_LINES + RECENT + 2;
/** Where the small charts begin. */
export const SMALL = CHART + 15;

/** The scores of the last weeks as columns, and each KPI as a line through the year. */
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
      return `=IF($N${row}>${SHOWN},"",${score})`;
    });
    sheet.row(`N${row}`, [week, ...scores], ['note.center', ...scores.map(() => 'note.percent.center')]);
  }
  const range = (column: string) =>
    `Dashboard!$${column}$${TEAM_LINES}:$${column}$${TEAM_LINES + RECENT - 1}`;
  sheet.breakBefore(CHART - 1);
  sheet.chart(`B${CHART}`, {
    kind: 'columns',
    title: `Score of each team, the last ${RECENT} weeks`,
    series: ['O', 'P', 'Q', 'R', 'S'].map((column) => ({
      name: `Dashboard!$${column}$${TEAM_LINES - 1}`,
      values: range(column),
    })),
    categories: range('N'),
    size: [1264, 285],
    format: '0%',
    min: 0,
    max: 1,
  });
  for (const index of INDICES) {
    // Never empty: it names a series of the chart.
    const name = `=IF(${kpi('D', index)}="","KPI ${index + 1}",${kpi('D', index)})`;
    sheet.put(`N${NAMES + index}`, name, 'note');
    // In two columns, five below each other.
    const [across, down] = [index % 2, Math.floor(index / 2)];
    sheet.chart(`${['B', 'F'][across]}${SMALL + down * 8}`, {
      kind: 'line',
      title: `KPI ${index + 1}, the ${WEEKS} weeks`,
      series: [{ name: `Dashboard!$N$${NAMES + index}`, values: valuesOf(index) }],
      categories: WEEK_NUMBERS,
      size: [across === 0 ? 560 : 690, 152],
      unnamed: true,
      legend: true,
    });
  }
}
