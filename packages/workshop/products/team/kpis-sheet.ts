import type { Book } from '../../sheet/book';
import { firstOf } from '../../sheet/formulas';
import { askForDay, page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { FIRST, KPIS, NUMBER_CELLS, TEAM_ROW, TEAMS } from './layout';

const LIMITS = `AND(H#="below",J#<I#),AND(OR(H#="above",H#="between"),J#>I#)`;
const UPPER = 'AND(COUNT(K#:L#)=2,OR(L#<K#,K#<I#))';
const LOOK_AT = firstOf([
  [`AND(COUNT(I#:J#)=2,OR(${LIMITS}))`, 'The limit is on the good side'],
  ['AND(H#="between",COUNT(K#:L#)<2)', 'Missing: upper target and limit'],
  [`AND(H#="between",${UPPER})`, 'The upper side is upside down'],
  ['COUNT(I#:J#)<2', 'Missing: target and limit'],
  ['H#=""', 'Above, below or between?'],
  ['G#=""', 'Missing: owner'],
  ['C#=""', 'Missing: team'],
  ['E#=""', 'Missing: definition'],
  ['F#=""', 'Missing: source'],
]);
const ONE_OF_THE_TEAMS = {
  from: `$D$${TEAM_ROW}:$D$${TEAM_ROW + TEAMS - 1}`,
  hint: 'Pick one of the teams above.',
};

const COLUMNS: Column[] = [
  numbers(5),
  { head: 'Team', width: 14, look: 'input', allow: ONE_OF_THE_TEAMS },
  { head: 'KPI', width: 30, look: 'input.wrap' },
  { head: 'Definition: how you count it', width: 32, look: 'input.wrap' },
  { head: 'Source', width: 18, look: 'input.wrap' },
  { head: 'Owner', width: 12, look: 'input' },
  {
    ...{ head: 'Should stay', width: 9, look: 'input.center' },
    allow: { oneOf: ['above', 'below', 'between'] },
  },
  ...['Target', 'Limit', 'Upper target', 'Upper limit'].map((head): Column => ({
    ...{ head, width: 8, look: 'input.center' },
    allow: ANY_NUMBER,
  })),
  { head: 'Weight', width: 8, look: 'input.center', allow: { number: [0, 100] } },
  {
    head: 'Look at',
    width: 30,
    look: 'note',
    value: `=IF(D#="","",${LOOK_AT})`,
    marks: { fair: '=$N#<>""' },
  },
];

/** The teams, and what each KPI wants. */
export function kpisSheet(book: Book): void {
  const sheet = page(book, 'KPIs', {
    lead: 'Ten at most. Target: what you call good. Limit: past it, someone has to act. Only a KPI that should stay between has an upper target and limit. Leave the weight empty for 1.',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:N4', NUMBER_CELLS);
  askForDay(sheet, ['D5', 'First day of week 1', 'text.right.bold'], 'E5');
  sheet.named('First_day', 'E5');
  sheet.row(`B${TEAM_ROW - 1}`, ['', 'No.', 'Team'], 'head');
  for (const index of indexes(TEAMS))
    sheet.row(`C${TEAM_ROW + index}`, [index + 1, undefined], ['calc.center', 'input']);
  sheet.lists.push({ numbers: 'C', first: TEAM_ROW, last: TEAM_ROW + TEAMS - 1 });
  sheet.named('Teams', `D${TEAM_ROW}:D${TEAM_ROW + TEAMS - 1}`);
  table(sheet, {
    name: 'KPI_list',
    at: `B${FIRST}`,
    columns: COLUMNS,
    lines: indexes(KPIS),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 28,
  });
}
