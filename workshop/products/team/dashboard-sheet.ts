import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { statusFormula, trendFormula } from './formulas';
import {
  FIXES,
  FROM,
  history,
  kpi,
  KPIS,
  LINES,
  OVERDUE,
  pointsColumn,
  scoreColumn,
  shown,
  SHOWN,
  team,
  TEAM_LINES,
  TEAMS,
  TOOL,
  trendColumn,
  valuesOf,
  WEEK_NUMBERS,
  WEEKS,
} from './layout';

const INDICES = Array.from({ length: KPIS }, (_, index) => index);
/** How many weeks the chart of the scores shows. */
const RECENT = 12;
const CHART = TEAM_LINES + TEAMS + 4;
const SMALL = CHART + 15;

/** The page for the check-in: what is overdue, each KPI, each team; then a small chart for each KPI. */
export function dashboardSheet(book: Book): void {
  const sheet = book.sheet('Dashboard', {
    widths: [2, 5, 16, 34, 14, 11, 15, 11, 13, 11, 12, 18, 3, 8, ...Array<number>(TEAMS).fill(10)],
    landscape: true,
    area: `A1:L${SMALL + 40}`,
    freeze: 'A5',
    tab: '24633F',
  });
  const lead =
    'Type another week to look back. Status: on target; drifting, between target and limit or about to leave the target; missed, past the limit; missing, no value this week.';
  heading(sheet, TOOL, 'Dashboard', lead, 'L', 18);
  sheet.row('D4', ['Week to read; empty for the latest', undefined], ['text.right.bold', 'input.center']);
  sheet.allow('E4', { number: [1, WEEKS], whole: true });
  const values = `'Weekly Values'!$D$${FROM}:$M$${FROM + WEEKS - 1}`;
  sheet.row(
    'D5',
    ['Week shown', `=IF(ISNUMBER(E4),E4,SUMPRODUCT(MAX(ISNUMBER(${values})*${WEEK_NUMBERS})))`],
    ['text.right', 'calc.center.bold'],
  );
  overdue(sheet);
  kpis(sheet);
  teams(sheet);
  charts(sheet);
}

function overdue(sheet: Sheet): void {
  const { first, count } = OVERDUE;
  sheet.row(`B${first - 2}`, ['Overdue fixes', ...Array<string>(10).fill('')], 'section');
  sheet.row(`B${first - 1}`, ['No.', 'KPI', '', 'Owner', 'By', 'Fix', '', '', '', '', ''], 'head');
  const column = (name: string) => `Fixes!$${name}$${FIXES.first}:$${name}$${FIXES.last}`;
  for (let index = 0; index < count; index++) {
    const take = (name: string) => `=IFERROR(INDEX(${column(name)},MATCH(${index + 1},${column('L')},0)),"")`;
    const row = first + index;
    sheet.put(`B${row}`, index + 1, 'calc.center');
    sheet.wide(`C${row}:D${row}`, take('E'), 'calc', 18);
    sheet.row(`E${row}`, [take('H'), take('I')], ['calc', 'calc.day.center']);
    sheet.wide(`G${row}:L${row}`, take('G'), 'calc', 18);
  }
  sheet.mark(`B${first}:L${first + count - 1}`, `=$F${first}<>""`, 'poor');
  const more = `MAX(${column('L')})`;
  sheet.put(
    `B${first + count}`,
    `=IF(${more}>${count},"and "&(${more}-${count})&" more on the sheet Fixes",IF(${more}=0,"None.",""))`,
    'note',
  );
}

function kpis(sheet: Sheet): void {
  sheet.row(`B${LINES - 2}`, ['KPIs', ...Array<string>(10).fill('')], 'section');
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

function teams(sheet: Sheet): void {
  sheet.row(`B${TEAM_LINES - 2}`, ['Teams', ...Array<string>(10).fill('')], 'section');
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

/** The scores of the last weeks as columns, and each KPI as a line through the year. */
function charts(sheet: Sheet): void {
  const heads = Array.from({ length: TEAMS }, (_, index) => `=C${TEAM_LINES + index}`);
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
    size: [1120, 285],
    format: '0%',
    min: 0,
    max: 1,
  });
  for (const index of INDICES) {
    // In two columns, five below each other.
    const [across, down] = [index % 2, Math.floor(index / 2)];
    sheet.chart(`${['B', 'F'][across]}${SMALL + down * 8}`, {
      kind: 'line',
      title: `KPI ${index + 1}, the ${WEEKS} weeks`,
      series: [{ name: kpi('D', index), values: valuesOf(index) }],
      categories: WEEK_NUMBERS,
      size: [across === 0 ? 490 : 620, 152],
      unnamed: true,
      legend: true,
    });
  }
}
