import { asked, dayAfter, ENTER_A_DATE, shown } from '../../sheet/formulas';
import { type Book } from '../../sheet/book';
import { missingDay, notMonday, page } from '../../sheet/front';
import { says, saysWhere, warnOfTexts } from '../../sheet/warnings';
import { type Sheet } from '../../sheet/sheet';
import { BELOW_CHARTS, CHARTS, dashboardCharts } from './dashboard-charts';
import { asTyped } from './input-sheets';
import {
  FIRST,
  FIRST_DAY,
  FIXES,
  history,
  kpi,
  KPIS,
  LAST,
  lastWeekOf,
  lineColumn,
  LINES,
  LOOK_AT,
  NUMBER_CELLS,
  OVERDUE,
  pointsColumn,
  scoreColumn,
  shareOf,
  SHOWN,
  statusMarks,
  team,
  TEAM_LINES,
  TEAMS,
  trendColumn,
  valueOf,
  valuesOf,
  wantedBy,
  WEEK_NUMBERS,
  WEEKS,
  WEEKS_GONE,
} from './layout';
import { indexes, numbers, table, type Column } from '../../sheet/table';
import { inUnit, isShare } from '../okr/percents';
import { hasTarget, statusFormula, trendFormula } from './formulas';
import { BEGUN, BEHIND, WEEK_TO_SHOW, weekWorkings } from './week-shown';

/**
 * The page for the check-in: what is overdue, each KPI, each team; then, on a page of their own, charts of
 * the scores and of one KPI.
 */
export function dashboardSheet(book: Book): void {
  const lead =
    'Status: on target; drifting (between target and limit, or about to miss the target); missed (past the limit); missing (no value this week); no value yet (left out); ended (after its last week); no direction; no target (or limit).';
  const sheet = page(book, 'Dashboard', {
    lead,
    to: 'L',
    widths: [2, 5, 16, 34, 14, 11, 15, 11, 13, 11, 12, 18, 3, 8, ...Array<number>(2 * TEAMS).fill(10)],
    area: `A1:L${BELOW_CHARTS}`,
    sides: 0.3,
    rowHeight: 14,
    freeze: 'A5',
    tab: 'read',
  });
  sheet.row('D4', ['Week to read; empty for the latest', undefined], ['text.right.bold', 'input.center']);
  sheet.allow('E4', { number: [1, WEEKS], whole: true });
  sheet.named('Week_to_read', 'E4');
  weekWorkings(sheet);
  sheet.row(
    'D5',
    ['Week shown, and its first day', `=MIN(${BEGUN},${asked('E4', [1, WEEKS], WEEK_TO_SHOW)})`],
    ['text.right', 'calc.count.center.bold'],
  );
  sheet.put('F5', `=IF(E5=0,"",${dayAfter(FIRST_DAY, '7*(E5-1)')})`, 'calc.day.center');
  sheet.row(
    'D6',
    [`KPI in the chart, 1 to ${KPIS}; empty for the first to talk about`, undefined],
    ['text.right', 'input.center'],
  );
  sheet.allow('E6', { number: [1, KPIS], whole: true });
  sheet.named('KPI_in_chart', 'E6');
  const early = `"Week "&$E$4&" hasn’t begun: this is week "&$E$5&"."`;
  warnOfTexts(sheet, 'F4:L4', NUMBER_CELLS, `IF(N($E$4)>${BEGUN},${early},${WEEKS_GONE})`);
  saysWhere(sheet, 'G5:L5', LOOK_AT);
  const names = `KPIs!$D$${FIRST}:$D$${LAST}`;
  const noDay =
    'KPIs, E5, has no first day: until then, a week ends once all its values are in, or a later one begins.';
  const behind = `IF(COUNTIF(${names},"?*")=0,"",${BEHIND})`;
  const day = `IF(${notMonday(FIRST_DAY)}="","","KPIs, E5: not a Monday. ")&${behind}`;
  says(sheet, 'F6:L6', missingDay(FIRST_DAY, names, day, noDay), 'text.shrink.bold', 'fair');
  overdue(sheet);
  kpiLines(sheet);
  teamLines(sheet);
  sheet.breakBefore(CHARTS);
  dashboardCharts(sheet);
}

function overdue(sheet: Sheet): void {
  const { first, count } = OVERDUE;
  sheet.section(`B${first - 2}`, 'Overdue fixes', 11, 27);
  sheet.row(`B${first - 1}`, ['No.', 'KPI', '', 'Owner', 'By', 'Fix', '', '', '', '', ''], 'head');
  const column = (name: string) => `Fixes!$${name}$${FIXES.first}:$${name}$${FIXES.last}`;
  for (let index = 0; index < count; index++) {
    const take = (name: string, missing = '') => {
      const cell = `INDEX(${column(name)},MATCH(${index + 1},${column('L')},0))`;
      return `=IFERROR(IF(${cell}="","${missing}",${cell}),"")`;
    };
    const row = first + index;
    sheet.put(`B${row}`, index + 1, 'calc.center');
    sheet.wide(`C${row}:D${row}`, take('E', 'Which KPI?'), 'calc.shrink', 15);
    sheet.row(`E${row}`, [take('H', 'Who does it?'), take('I')], ['calc.shrink', 'calc.day.center']);
    sheet.wide(`G${row}:L${row}`, take('G', 'What is the fix?'), 'calc.shrink', 15);
  }
  sheet.mark(`B${first}:L${first + count - 1}`, `=$F${first}<>""`, 'poor');
  const more = `MAX(${column('L')})`;
  sheet.put(
    `B${first + count}`,
    `=IF(${more}>${count},"and "&(${more}-${count})&" more on the sheet Fixes",IF(${more}=0,"None.",""))`,
    'note',
  );
  const texts = `COUNTIFS(${column('K')},"${ENTER_A_DATE}",${column('J')},"<>yes")`;
  const many = `IF(${texts}=1,"1 fix has a text for its day",${texts}&" fixes have a text for their day")`;
  const below = `G${first + count}:L${first + count}`;
  says(sheet, below, `IF(${texts}=0,"",${many}&": enter a date on the sheet Fixes.")`, 'note', 'fair');
}

const INDICES = indexes(KPIS);
const at = (range: string) => `INDEX(${range},${SHOWN})`;
/** What a KPI wants in the week shown, by its line of New Targets right of the page. */
const wanted = (index: number) => wantedBy('$Q#', kpi('H', index));
const both = (index: number, lower: string, upper: string) => {
  const direction = kpi('H', index);
  const [from, to] = [lower, upper].map((bound) => inUnit(shareOf(index + 1), bound));
  const range = `${from}&" to "&IF(${upper}="","?",${to})`;
  return `=IF(OR($D#="",${lower}=""),"",IF(${direction}="between",${range},${shown(direction)}&" "&${from}))`;
};
/** A trend; of a KPI in percent it is in points. */
const inPoints = (trend: string) =>
  `=IF(OR($D#="",$I#="ended",${SHOWN}=0),"",IFERROR((${trend})*IF($N#,100,1),""))`;
const OPEN = `COUNTIFS(Fixes!$D$${FIXES.first}:$D$${FIXES.last},$B#,Fixes!$J$${FIXES.first}:$J$${FIXES.last},"<>yes")`;

const KPI_COLUMNS: Column[] = [
  numbers(),
  { head: 'Team', look: 'calc.shrink', value: (index) => `=${shown(kpi('C', index))}` },
  { head: 'KPI', look: 'calc.shrink', value: (index) => `=${shown(kpi('D', index))}` },
  { head: 'Owner', look: 'calc.shrink', value: (index) => `=${shown(kpi('G', index))}` },
  {
    head: 'Value',
    look: 'calc.center.shrink',
    value: (index) => {
      const last = valueOf('$P#', index + 1);
      const before = `${inUnit(shareOf(index + 1), last)}&", week "&$P#`;
      return `=IF(OR(D#="",N($P#)=0),"",IF($P#=${SHOWN},${last},${before}))`;
    },
  },
  {
    head: 'Target',
    look: 'calc.center.shrink',
    value: (index) => both(index, wanted(index).target, wanted(index).upperTarget),
  },
  {
    head: 'Limit',
    look: 'calc.center.shrink',
    value: (index) => both(index, wanted(index).limit, wanted(index).upperLimit),
  },
  {
    head: 'Status',
    look: 'calc.center.bold',
    value: (index) => {
      const points = `IF(${SHOWN}=0,"",${at(history(pointsColumn(index)))})`;
      const status = statusFormula(points, '$P#');
      const known = `IF(${hasTarget(wanted(index))},${status},"no target")`;
      const running = `IF(${kpi('H', index)}="","no direction",${known})`;
      return `=IF(D#="","",IF(${lastWeekOf(index)}<${SHOWN},"ended",${running}))`;
    },
    marks: statusMarks('$I#'),
  },
  {
    head: 'Trend, 4 weeks',
    look: 'calc.two.center',
    value: (index) => inPoints(at(history(trendColumn(index)))),
  },
  {
    head: 'Trend, 12 weeks',
    look: 'calc.two.center',
    value: (index) => inPoints(trendFormula(valuesOf(index), WEEK_NUMBERS, SHOWN, 12)),
  },
  {
    head: 'Fix',
    look: 'calc.center',
    value: `=IF(D#="","",IF(${OPEN}>0,"open: "&${OPEN},IF(I#="missed","needs a fix","")))`,
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
    height: 15,
  });
  sheet.put(`N${LINES - 1}`, 'Percent', 'note');
  sheet.put(`Q${LINES - 1}`, 'Row of New Targets', 'note');
  for (const index of INDICES) {
    const ends = { kind: kpi('H', index), start: kpi('J', index), target: kpi('I', index) };
    sheet.put(`N${LINES + index}`, `=${isShare({ ...ends, values: valuesOf(index) })}`, 'note');
    sheet.put(`Q${LINES + index}`, `=INDEX(${history(lineColumn(index))},MAX(1,${SHOWN}))`, 'note');
  }
  const rows = (from: string, to = from) => `${from}${LINES}:${to}${LINES + KPIS - 1}`;
  asTyped(sheet, rows('F'), `$N${LINES}`);
  sheet.mark(rows('J', 'K'), `=$N${LINES}`, 'points');
  sheet.mark(rows('J', 'K'), `=ABS(N(J${LINES}))>=1000`, 'thousands');
}

/** Each team in the week shown, and all of them. */
export function teamLines(sheet: Sheet): void {
  sheet.section(`B${TEAM_LINES - 2}`, 'Teams. Amber score: a value is missing', 9);
  sheet.named('Team_scores', `E${TEAM_LINES}:E${TEAM_LINES + TEAMS}`);
  const heads = ['No.', 'Team', '', 'Score', 'KPIs in it', 'On target', 'Drifting', 'Missed', 'Missing'];
  sheet.row(`B${TEAM_LINES - 1}`, heads, 'head.center');
  const column = (name: string) => `$${name}$${LINES}:$${name}$${LINES + KPIS - 1}`;
  for (let index = 0; index <= TEAMS; index++) {
    const row = TEAM_LINES + index;
    const all = index === TEAMS;
    const counted = (words: string, cells = column('I')) =>
      all ? `COUNTIF(${cells},"${words}")` : `COUNTIFS(${column('C')},$C${row},${cells},"${words}")`;
    const said = (formula: string) => (all ? `=${formula}` : `=IF($C${row}="","",${formula})`);
    const [cell, share] = all
      ? (['total', 'total.percent.center'] as const)
      : (['calc', 'total.percent.center'] as const);
    const center = `${cell}.center` as const;
    const running = `(${counted('?*', column('D'))}-${counted('ended')}-${counted('no value yet')})`;
    sheet.put(`B${row}`, all ? '' : index + 1, center);
    sheet.wide(`C${row}:D${row}`, all ? 'All' : `=${shown(team(index))}`, `${cell}.shrink`);
    sheet.row(
      `E${row}`,
      [
        `=IF(${SHOWN}=0,"",INDEX(${history(scoreColumn(index))},${SHOWN}))`,
        said(`IF(${running}=0,"",SUM(G${row}:I${row})&" of "&${running})`),
        ...['on target', 'drifting', 'missed'].map((status) => said(counted(status))),
        said(counted('missing')),
      ],
      [share, center],
    );
    // Only some of its KPIs have a value.
    sheet.mark(`E${row}`, `=N($J${row})>0`, 'fair');
  }
}
