import { shown } from '../../sheet/formulas';
import type { Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import { statusFormula, trendFormula } from './formulas';
import {
  TEAMS,
  KPIS,
  kpi,
  team,
  WEEK_NUMBERS,
  valuesOf,
  scoreColumn,
  pointsColumn,
  trendColumn,
  history,
  SHOWN,
  LINES,
  TEAM_LINES,
  FIXES,
  valueOf,
} from './layout';

const INDICES = indexes(KPIS);
const valueNow = (index: number) => valueOf(SHOWN, index + 1);
const at = (range: string) => `INDEX(${range},${SHOWN})`;
const both = (lower: string, upper: string, stay: string) =>
  `=IF(${lower}="","",IF(AND(${stay}="between",${upper}<>""),${lower}&" to "&${upper},${shown(stay)}&" "&${lower}))`;
const OPEN = `COUNTIFS(Fixes!$D$${FIXES.first}:$D$${FIXES.last},$B#,Fixes!$J$${FIXES.first}:$J$${FIXES.last},"<>yes")`;

const KPI_COLUMNS: Column[] = [
  numbers(),
  { head: 'Team', look: 'calc', value: (index) => `=${shown(kpi('C', index))}` },
  { head: 'KPI', look: 'calc', value: (index) => `=${shown(kpi('D', index))}` },
  { head: 'Owner', look: 'calc', value: (index) => `=${shown(kpi('G', index))}` },
  {
    ...{ head: 'Value', look: 'calc.center' },
    value: (index) => `=IF(ISNUMBER(${valueNow(index)}),${valueNow(index)},"")`,
  },
  {
    ...{ head: 'Target', look: 'calc.center' },
    value: (index) => both(kpi('I', index), kpi('K', index), kpi('H', index)),
  },
  {
    ...{ head: 'Limit', look: 'calc.center' },
    value: (index) => both(kpi('J', index), kpi('L', index), kpi('H', index)),
  },
  {
    ...{ head: 'Status', look: 'calc.center.bold' },
    value: (index) => {
      const status = statusFormula(at(history(pointsColumn(index))));
      return `=IF(OR(D#="",${SHOWN}=0),"",IF(COUNT(${kpi('I', index)},${kpi('J', index)})<2,"no target",${status}))`;
    },
    marks: {
      good: '=$I#="on target"',
      fair: '=$I#="drifting"',
      poor: '=OR($I#="missed",$I#="missing")',
    },
  },
  {
    ...{ head: 'Trend, 4 weeks', look: 'calc.two.center' },
    value: (index) => `=IF(${SHOWN}=0,"",${at(history(trendColumn(index)))})`,
  },
  {
    ...{ head: 'Trend, 12 weeks', look: 'calc.two.center' },
    value: (index) => `=IF(${SHOWN}=0,"",${trendFormula(valuesOf(index), WEEK_NUMBERS, SHOWN, 12)})`,
  },
  {
    ...{ head: 'Fix', look: 'calc.center' },
    value: `=IF(${OPEN}>0,"open: "&${OPEN},IF(I#="missed","needs a fix",""))`,
    marks: { poor: '=$L#="needs a fix"' },
  },
];

/** Each KPI in the week shown. */
export function kpiLines(sheet: Sheet): void {
  sheet.section(`B${LINES - 2}`, 'KPIs', KPI_COLUMNS.length);
  table(sheet, {
    at: `B${LINES}`,
    columns: KPI_COLUMNS,
    lines: INDICES,
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 18,
  });
}

/** Each team in the week shown, and all of them. */
export function teamLines(sheet: Sheet): void {
  sheet.section(`B${TEAM_LINES - 2}`, 'Teams', 11);
  sheet.named('Team_scores', `E${TEAM_LINES}:E${TEAM_LINES + TEAMS}`);
  const heads = ['No.', 'Team', '', 'Score', 'KPIs', 'On target', 'Drifting', 'Missed', 'Missing'];
  sheet.row(`B${TEAM_LINES - 1}`, heads, 'head.center');
  const column = (name: string) => `$${name}$${LINES}:$${name}$${LINES + KPIS - 1}`;
  for (let index = 0; index <= TEAMS; index++) {
    const row = TEAM_LINES + index;
    const all = index === TEAMS;
    const counted = (status: string) =>
      all
        ? `=COUNTIF(${column('I')},"${status}")`
        : `=IF($C${row}="","",COUNTIFS(${column('C')},$C${row},${column('I')},"${status}"))`;
    const [cell, share] = all
      ? (['total', 'total.percent.center'] as const)
      : (['calc', 'total.percent.center'] as const);
    const center = `${cell}.center` as const;
    sheet.put(`B${row}`, all ? '' : index + 1, center);
    sheet.wide(`C${row}:D${row}`, all ? 'All' : `=${shown(team(index))}`, cell);
    sheet.row(
      `E${row}`,
      [
        `=IF(${SHOWN}=0,"",INDEX(${history(scoreColumn(index))},${SHOWN}))`,
        all ? `=COUNTIF(${column('D')},"?*")` : `=IF($C${row}="","",COUNTIF(${column('C')},$C${row}))`,
        ...['on target', 'drifting', 'missed', 'missing'].map(counted),
      ],
      [share, center],
    );
  }
}
