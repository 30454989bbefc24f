import { type Book } from '../../sheet/book';
import { firstOf, shown, dayAfter, notBegun, todayBy, whichIsMissing } from '../../sheet/formulas';
import { askForDay, missingDay, notMonday, page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import type { Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { uncountedLines, warnOfTexts } from '../../sheet/warnings';
import {
  FIRST,
  FIRST_DAY,
  FROM,
  kpi,
  KPIS,
  LAST,
  LAST_WEEKS,
  NUMBER_CELLS,
  shareOf,
  TEAM_CELLS,
  TEAMS,
  TO,
  TODAY,
  valueColumn,
  WEEK_NUMBERS,
  WEEKS,
  WEEKS_GONE,
} from './layout';
import { LACKED, LACKING, LACKS, rightRow, SKIPPED, TO_TYPE } from './week-shown';

/**
 * What is asked of targets and limits.
 * @param direction where it says whether to stay above, below or between
 */
export function boundsAsked(
  direction: string,
  [target, limit, upperTarget, upperLimit]: readonly [string, string, string, string],
): (readonly [when: string, text: string])[] {
  const below = `AND(${direction}="below",${limit}<${target})`;
  const above = `AND(OR(${direction}="above",${direction}="between"),${limit}>${target})`;
  const upper = `AND(COUNT(${upperTarget},${upperLimit})=2,OR(${upperLimit}<${upperTarget},${upperTarget}<${target}))`;
  return [
    [`AND(COUNT(${target},${limit})=2,OR(${below},${above}))`, 'The limit is on the good side'],
    ...whichIsMissing([upperTarget, 'upper target'], [upperLimit, 'upper limit']).map(
      ([when, text]) => [`AND(${direction}="between",${when})`, text] as const,
    ),
    [`AND(${direction}="between",${upper})`, 'The upper side is upside down'],
    ...whichIsMissing([target, 'target'], [limit, 'limit']),
  ];
}
const LOOK_AT = firstOf([
  ...boundsAsked('H#', ['I#', 'J#', 'K#', 'L#']),
  [`SUMPRODUCT(($D$${FIRST}:$D$${LAST}=D#)*1)>1`, 'Its name is there twice'],
  ['SUMPRODUCT(ISTEXT(M#:N#)*(LEN(M#:N#)>0))>0', 'A text where a number goes'],
  ['H#=""', 'Above, below or between?'],
  ['G#=""', 'Missing: owner'],
  ['C#=""', 'Missing: team'],
  [`SUMPRODUCT((${TEAM_CELLS}=C#)*1)=0`, 'No such team: pick it again'],
  ['E#=""', 'Missing: definition'],
  ['F#=""', 'Missing: source'],
]);
/** What to type where a percentage may be meant. */
export const A_NUMBER = 'A number. Type a percentage with its sign: 85%.';
const LETTERS = { team: 20, kpi: 50, definition: 70 };
const upTo = (letters: number, more: string) => `Up to ${letters} characters. ${more}`;

const KPI_COLUMNS: Column[] = [
  numbers(5),
  {
    head: 'Team',
    width: 11,
    look: 'input.wrap',
    allow: { from: TEAM_CELLS, hint: 'Pick one of the teams above.' },
  },
  {
    head: 'KPI',
    width: 26,
    look: 'input.wrap',
    allow: { letters: LETTERS.kpi },
    ask: upTo(
      LETTERS.kpi,
      'Renamed later? Pick it again in Fixes and New Targets. To replace it, type its last week here and begin the new KPI in an empty row.',
    ),
  },
  {
    head: 'Definition: how you count it',
    width: 35,
    look: 'input.wrap',
    allow: { letters: LETTERS.definition },
  },
  { head: 'Source', width: 12, look: 'input.wrap' },
  { head: 'Owner', width: 10, look: 'input.wrap' },
  {
    head: 'Should stay',
    width: 9,
    look: 'input.center',
    allow: { oneOf: ['above', 'below', 'between'] },
    ask: 'At its target it’s on target, at its limit drifting: “below 2” is 2 or less.',
  },
  ...['Target', 'Limit', 'Upper target', 'Upper limit'].map((head): Column => ({
    head,
    width: 9,
    look: 'input.center.shrink',
    allow: ANY_NUMBER,
    ask: `${A_NUMBER} A new target later? Type it in New Targets: here it changes past weeks too.`,
  })),
  { head: 'Weight', width: 9, look: 'input.center', allow: { number: [0, 100] } },
  {
    head: 'Last week',
    width: 7,
    look: 'input.center',
    allow: { number: [1, WEEKS], whole: true },
    ask: 'The number of its last week, if you dropped it. Its past weeks keep their scores.',
  },
  {
    head: 'Look at',
    width: 23,
    look: 'note',
    value: `=IF(D#="",IF(LEN(C#&E#&F#&G#&H#&I#&J#)=0,"","Missing: KPI"),${LOOK_AT})`,
    marks: { fair: '=$O#<>""' },
  },
];

/** The teams, and what each KPI wants. */
export function kpisSheet(book: Book): void {
  const sheet = page(book, 'KPIs', {
    lead: 'Ten at a time; the other rows are for KPIs that replace one. Target: what you call good. Limit: past it, someone has to act. Only a KPI that should stay between has an upper target and limit. Leave the weight empty for 1.',
    to: 'N',
    widths: [2, ...widthsOf(KPI_COLUMNS)],
    sides: 0.3,
    pages: 1,
    area: `A1:N${LAST}`,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  const cells = (column: string) => `$${column}$${FIRST}:$${column}$${LAST}`;
  warnOfTexts(sheet, 'B4:N4', NUMBER_CELLS, '""', uncountedLines(cells('B'), cells('C'), cells('D')));
  const noMonday = notMonday('E5');
  const toCome = `IF(E5>${todayBy(TODAY)},"Not begun yet","")`;
  const says = missingDay('E5', `D${FIRST}:D${LAST}`, `IF(${noMonday}="",${toCome},${noMonday})`);
  askForDay(sheet, ['D5', 'First day of week 1', 'text.right.bold'], 'E5', 'F5', says);
  sheet.named('First_day', 'E5');
  sheet.put('H6', 'Teams', 'text.right.bold');
  sheet.row('I6', Array<undefined>(TEAMS).fill(undefined), 'input.center.wrap');
  sheet.height(6, 28);
  sheet.allow(
    'I6:M6',
    { letters: LETTERS.team },
    upTo(LETTERS.team, 'Renamed later? Pick it again for its KPIs.'),
  );
  sheet.named('Teams', 'I6:M6');
  const later = `IF(Dashboard!$O$6=0,"","A new target? Type it in New Targets. A new KPI? Type it in an empty row. Over an old one, it changes past weeks too.")`;
  sheet.wide('B6:F6', `=${later}`, 'note');
  table(sheet, {
    name: 'KPI_list',
    at: `B${FIRST}`,
    columns: KPI_COLUMNS,
    lines: indexes(KPIS),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 28,
  });
  asTyped(sheet, `I${FIRST}:L${LAST}`, shareOf(`$B${FIRST}`));
}

/** Numbers in percent, and with thousands, as they are on the dashboard. @param share for the first cell */
export function asTyped(sheet: Sheet, range: string, share: string): void {
  const [first] = range.split(':');
  sheet.mark(range, `=${share}`, 'typed share');
  sheet.mark(range, `=ABS(N(${first}))>=1000`, 'thousands');
}

const LOOK = valueColumn(KPIS);
const VALUES = `$D#:$${valueColumn(KPIS - 1)}#`;
const row = (line: number) => `$D$${line}:$${valueColumn(KPIS - 1)}$${line}`;
/** The last week that has a value without a KPI: one line is enough to say so. */
const NAMELESS = `SUMPRODUCT(MAX(ISNUMBER($D$${FROM}:$${valueColumn(KPIS - 1)}$${TO})*(LEN(${row(FROM - 2)})=0)*${WEEK_NUMBERS}))`;
const PAST = `SUMPRODUCT(ISNUMBER(${VALUES})*(History!${LAST_WEEKS}<$B#))>0`;
const says: [when: string, formula: string][] = [
  [
    `AND($B#=$${LOOK}$5,$B#>0)`,
    '"A value of no KPI: right column? If you dropped it, type it in KPIs again, with its last week."',
  ],
  [`AND(ISNUMBER($C#),$C#>${todayBy(TODAY)},COUNT(${VALUES})>0)`, notBegun('$B#', 'row')],
  rightRow('$B#', VALUES),
  [
    `SUMPRODUCT(ISTEXT(${VALUES})*(LEN(${VALUES})>0))>0`,
    '"A text where a number goes: it counts as nothing."',
  ],
  [PAST, '"A value after its KPI’s last week: it isn’t counted."'],
];
const VALUE_COLUMNS: Column[] = [
  { ...numbers(5), head: undefined },
  { width: 8, look: 'calc.day.center', value: (week) => `=${dayAfter(FIRST_DAY, 7 * week)}` },
  ...indexes(KPIS).map((): Column => ({
    width: 7.7,
    look: 'input.center.shrink',
    allow: ANY_NUMBER,
    ask: A_NUMBER,
  })),
  {
    width: 32,
    look: 'note',
    marks: { fair: `=LEN($${LOOK}#)>0` },
    value: `=${says.reduceRight((rest, [when, formula]) => `IF(${when},${formula},${rest})`, '""')}`,
  },
];

/** A row for each week, a column for each KPI. */
export function weeklyValuesSheet(book: Book): void {
  const sheet = page(book, 'Weekly Values', {
    lead: `=IF(${SKIPPED}>0,"Week "&${SKIPPED}&" is empty: type it first, in the blue row, or leave it so.",${LACKED}&"Week "&${TO_TYPE}&" is the blue row: type its values by Friday.")&IF(${LACKING}>0,""," One for each KPI, from its owner. Leave it empty if you don’t know it: it shows as missing and never counts as 0.")`,
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
    ['head.center', 'head.center', 'slim.center.wrap'],
  );
  sheet.height(FROM - 2, 66);
  sheet.row(`B${FROM - 1}`, ['', 'Owner', ...ofKpis('G')], 'calc.center.wrap');
  sheet.height(FROM - 1, 24);
  sheet.put(`${LOOK}${FROM - 1}`, 'Look at', 'head.center');
  sheet.put(`${LOOK}5`, `=${NAMELESS}`, 'note.unseen');
  table(sheet, {
    at: `B${FROM}`,
    columns: VALUE_COLUMNS,
    lines: indexes(WEEKS),
    name: 'Weekly_values',
    uncounted: `B5:${valueColumn(KPIS - 1)}5`,
  });
  const values = `D${FROM}:${valueColumn(KPIS - 1)}${TO}`;
  // LibreOffice gives a cell the first look that holds.
  sheet.mark(values, `=AND($B${FROM}=${LACKING},INDEX(${LACKS},COLUMN()-3)=1)`, 'fair');
  sheet.mark(values, `=INDEX(History!${LAST_WEEKS},COLUMN()-3)<$B${FROM}`, 'group');
  sheet.mark(`B${FROM}:${valueColumn(KPIS - 1)}${TO}`, `=$B${FROM}=${TO_TYPE}`, 'bar');
  asTyped(sheet, values, shareOf('COLUMN()-3'));
}
