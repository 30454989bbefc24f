import { type Book } from '../../sheet/book';
import { firstOf, shown, dayAfter, notBegun, todayBy, whichIsMissing } from '../../sheet/formulas';
import { askForDay, missingDay, notMonday, page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  FIRST,
  LAST,
  KPIS,
  NUMBER_CELLS,
  TEAM_ROW,
  TEAMS,
  FROM,
  kpi,
  SHOWN,
  TO,
  valueColumn,
  WEEKS,
  WEEKS_GONE,
  FIRST_DAY,
  TODAY,
} from './layout';

const LIMITS = `AND(H#="below",J#<I#),AND(OR(H#="above",H#="between"),J#>I#)`;
const UPPER = 'AND(COUNT(K#:L#)=2,OR(L#<K#,K#<I#))';
const TEAM_LIST = `$D$${TEAM_ROW}:$D$${TEAM_ROW + TEAMS - 1}`;
const LOOK_AT = firstOf([
  [`AND(COUNT(I#:J#)=2,OR(${LIMITS}))`, 'The limit is on the good side'],
  ...whichIsMissing(['K#', 'upper target'], ['L#', 'upper limit']).map(
    ([when, text]) => [`AND(H#="between",${when})`, text] as const,
  ),
  [`AND(H#="between",${UPPER})`, 'The upper side is upside down'],
  ...whichIsMissing(['I#', 'target'], ['J#', 'limit']),
  ['H#=""', 'Above, below or between?'],
  ['G#=""', 'Missing: owner'],
  ['C#=""', 'Missing: team'],
  [`SUMPRODUCT((${TEAM_LIST}=C#)*1)=0`, 'This team isn’t above'],
  ['E#=""', 'Missing: definition'],
  ['F#=""', 'Missing: source'],
]);
const ONE_OF_THE_TEAMS = {
  from: TEAM_LIST,
  hint: 'Pick one of the teams above.',
};

const KPI_COLUMNS: Column[] = [
  numbers(5),
  { head: 'Team', width: 11, look: 'input', allow: ONE_OF_THE_TEAMS },
  { head: 'KPI', width: 26, look: 'input.wrap' },
  { head: 'Definition: how you count it', width: 27, look: 'input.wrap' },
  { head: 'Source', width: 14, look: 'input.wrap' },
  { head: 'Owner', width: 10, look: 'input' },
  {
    head: 'Should stay',
    width: 9,
    look: 'input.center',
    allow: { oneOf: ['above', 'below', 'between'] },
  },
  ...['Target', 'Limit', 'Upper target', 'Upper limit'].map((head): Column => ({
    head,
    width: 7,
    look: 'input.center',
    allow: ANY_NUMBER,
  })),
  { head: 'Weight', width: 8, look: 'input.center', allow: { number: [0, 100] } },
  {
    head: 'Look at',
    width: 23,
    look: 'note',
    value: `=IF(D#="",IF(LEN(C#&E#&F#&G#&H#&I#&J#)=0,"","Missing: KPI"),${LOOK_AT})`,
    marks: { fair: '=$N#<>""' },
  },
];

/** The teams, and what each KPI wants. */
export function kpisSheet(book: Book): void {
  const sheet = page(book, 'KPIs', {
    lead: 'Ten at most. Target: what you call good. Limit: past it, someone has to act. Only a KPI that should stay between has an upper target and limit. Leave the weight empty for 1.',
    widths: [2, ...widthsOf(KPI_COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:N4', NUMBER_CELLS);
  const says = missingDay('E5', `D${FIRST}:D${LAST}`, notMonday('E5'));
  askForDay(sheet, ['D5', 'First day of week 1', 'text.right.bold'], 'E5', 'F5', says);
  sheet.named('First_day', 'E5');
  sheet.row(`B${TEAM_ROW - 1}`, ['', 'No.', 'Team'], 'head');
  for (const index of indexes(TEAMS))
    sheet.row(`C${TEAM_ROW + index}`, [index + 1, undefined], ['calc.center', 'input']);
  sheet.lists.push({ numbers: 'C', first: TEAM_ROW, last: TEAM_ROW + TEAMS - 1 });
  sheet.named('Teams', `D${TEAM_ROW}:D${TEAM_ROW + TEAMS - 1}`);
  table(sheet, {
    name: 'KPI_list',
    uncounted: 'B13:N13',
    at: `B${FIRST}`,
    columns: KPI_COLUMNS,
    lines: indexes(KPIS),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 28,
  });
}

const LOOK = valueColumn(KPIS);
const VALUES = `D#:${valueColumn(KPIS - 1)}#`;
const NAMES = `$D$${FROM - 2}:$${valueColumn(KPIS - 1)}$${FROM - 2}`;
const VALUE_COLUMNS: Column[] = [
  { ...numbers(6), head: undefined },
  { width: 9, look: 'calc.day.center', value: (week) => `=${dayAfter(FIRST_DAY, 7 * week)}` },
  ...indexes(KPIS).map((): Column => ({ width: 10.3, look: 'input.center', allow: ANY_NUMBER })),
  {
    width: 32,
    look: 'note',
    marks: { fair: `=LEN($${LOOK}#)>0` },
    value: `=IF(SUMPRODUCT(ISNUMBER(${VALUES})*(LEN(${NAMES})=0))>0,"A value of no KPI: right column?",IF(COUNT(C#)=0,"",IF(AND(C#>${todayBy(TODAY)},COUNT(${VALUES})>0),${notBegun('B#', 'row')},"")))`,
  },
];

/** A row for each week, a column for each KPI. */
export function weeklyValuesSheet(book: Book): void {
  const sheet = page(book, 'Weekly Values', {
    lead: 'One value a week for each KPI, from its owner. Leave it empty if you don’t know it: it shows as missing and never counts as 0.',
    to: valueColumn(KPIS - 1),
    widths: [2, ...widthsOf(VALUE_COLUMNS)],
    sides: 0.3,
    rowHeight: 13,
    portrait: true,
    freeze: `D${FROM}`,
    area: `A1:${valueColumn(KPIS - 1)}${TO}`,
    pages: 1,
    tab: 'type',
  });
  warnOfTexts(sheet, `B4:${valueColumn(KPIS - 1)}4`, NUMBER_CELLS, WEEKS_GONE);
  const ofKpis = (column: string) => indexes(KPIS).map((index) => `=${shown(kpi(column, index))}`);
  sheet.row(
    `B${FROM - 2}`,
    ['Week', 'From', ...ofKpis('D')],
    ['head.center', 'head.center', 'head.center.wrap'],
  );
  sheet.height(FROM - 2, 54);
  sheet.row(`B${FROM - 1}`, ['', 'Owner', ...ofKpis('G')], 'calc.center');
  sheet.put(`${LOOK}${FROM - 1}`, 'Look at', 'head.center');
  table(sheet, {
    at: `B${FROM}`,
    columns: VALUE_COLUMNS,
    lines: indexes(WEEKS),
    name: 'Weekly_values',
    uncounted: `B5:${valueColumn(KPIS - 1)}5`,
  });
  sheet.mark(`B${FROM}:C${TO}`, `=$B${FROM}=${SHOWN}`, 'bar');
}
