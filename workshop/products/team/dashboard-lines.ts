import type { Sheet } from '../../sheet/sheet';
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
  shown,
} from './layout';

const INDICES = Array.from({ length: KPIS }, (_, index) => index);

/** Each KPI in the week shown. */
export function kpiLines(sheet: Sheet): void {
  sheet.section(`B${LINES - 2}`, 'KPIs', 11);
  const heads = [
    'No.',
    'Team',
    'KPI',
    'Owner',
    'Value',
    'Target',
    'Limit',
    'Status',
    'Trend, 4 weeks',
    'Trend, 12 weeks',
    'Fix',
  ];
  sheet.row(`B${LINES - 1}`, heads, 'head.center.wrap');
  sheet.height(LINES - 1, 28);
  for (const index of INDICES) {
    const row = LINES + index;
    const [target, limit] = [kpi('I', index), kpi('J', index)];
    const at = (range: string) => `INDEX(${range},${SHOWN})`;
    const both = (lower: string, upper: string) =>
      `=IF(${lower}="","",IF(AND(${kpi('H', index)}="between",${upper}<>""),${lower}&" to "&${upper},${shown(kpi('H', index))}&" "&${lower}))`;
    const open = `COUNTIFS(Fixes!$D$${FIXES.first}:$D$${FIXES.last},$B${row},Fixes!$J$${FIXES.first}:$J$${FIXES.last},"<>yes")`;
    const status = statusFormula(at(history(pointsColumn(index))));
    sheet.row(
      `B${row}`,
      [
        index + 1,
        `=${shown(kpi('C', index))}`,
        `=${shown(kpi('D', index))}`,
        `=${shown(kpi('G', index))}`,
        `=IF(${SHOWN}=0,"",IF(ISNUMBER(${at(valuesOf(index))}),${at(valuesOf(index))},""))`,
        both(target, kpi('K', index)),
        both(limit, kpi('L', index)),
        `=IF(OR(D${row}="",${SHOWN}=0),"",IF(COUNT(${target},${limit})<2,"no target",${status}))`,
        `=IF(${SHOWN}=0,"",${at(history(trendColumn(index)))})`,
        `=IF(${SHOWN}=0,"",${trendFormula(valuesOf(index), WEEK_NUMBERS, SHOWN, 12)})`,
        `=IF(${open}>0,"open: "&${open},IF(I${row}="missed","needs a fix",""))`,
      ],
      [
        'calc.center',
        'calc',
        'calc',
        'calc',
        'calc.center',
        'calc.center',
        'calc.center',
        'calc.center.bold',
        'calc.two.center',
        'calc.two.center',
        'calc.center',
      ],
    );
    sheet.height(row, 18);
  }
  const range = (column: string) => `${column}${LINES}:${column}${LINES + KPIS - 1}`;
  sheet.mark(range('I'), `=$I${LINES}="on target"`, 'good');
  sheet.mark(range('I'), `=$I${LINES}="drifting"`, 'fair');
  sheet.mark(range('I'), `=OR($I${LINES}="missed",$I${LINES}="missing")`, 'poor');
  sheet.mark(range('L'), `=$L${LINES}="needs a fix"`, 'poor');
}

/** Each team in the week shown, and all of them. */
export function teamLines(sheet: Sheet): void {
  sheet.section(`B${TEAM_LINES - 2}`, 'Teams', 11);
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
