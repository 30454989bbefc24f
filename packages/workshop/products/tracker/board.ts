import { type Sheet } from '../../sheet/sheet';
import {
  BOARD,
  BOARD_OF,
  KEY_RESULTS,
  keyResult,
  FIRST,
  LAST,
  ONE,
  SCORES,
  VALUES,
  SHOWN,
  updates,
  week,
  WEEKS,
} from './layout';
import { lineCells } from './history-sheet';
import { mondayColumns } from './monday';
import { groupFormula, GROUPS } from './signs';
import { asked } from '../../sheet/formulas';
import { inUnit } from '../okr/percents';
import { PALETTE } from '@/lib/kernel/palette';
import { legend } from '../../sheet/legend';
import { lineOf } from '../../sheet/lines';
import { SERIES } from '../../sheet/styles';
import { indexes, table, type Column } from '../../sheet/table';

/**
 * The cells that each column of the board takes, in the order of the groups; the last is for those whose
 * update is missing.
 */
const CELLS = [
  ['C', 'C'],
  ['D', 'F'],
  ['G', 'I'],
  ['J', 'L'],
  ['M', 'N'],
] as const;
/** Each with its head, the name of its places, and where they stand. */
const COLUMNS = [
  ...GROUPS.map(({ head, signs }) => ({ head, name: signs[0]!, places: 'Q' })),
  { head: 'Update missing', name: 'missing', places: 'R' },
];

/** A group's place by its first sign, and of which it is: in the order in which they are talked about. */
const place = (row: number) =>
  `P${row}&" "&(SUMPRODUCT((${overview('P')}=P${row})*(${overview('T')}<T${row}))+1)`;

/** Whether the update of a week is missing. */
export const isMissing = (cell: string) => `ISNUMBER(SEARCH("missing",${cell}))`;

/** The week of a value after the last one that counts, or 0: it was typed, and is none. */
function laterThanCounted(index: number): string {
  const { last, begins, ends } = lineCells(index);
  const typed = `(${updates('D')}=${index + 1})*(LEN(${updates('G')})>0)`;
  const weeks = `(${updates('B')}>=MAX(${last}+1,${begins}))*(${updates('B')}<=MIN(${ends},${SHOWN}))`;
  return `SUMPRODUCT(MAX(${typed}*${weeks}*${updates('B')}))`;
}

const FOR_THE_BOARD: Column[] = [
  { head: 'For the board', look: 'note', value: `=${groupFormula('L#')}` },
  { head: '', look: 'note', value: (_, _index, row) => `=IF(P#="","",${place(row)})` },
  {
    head: '',
    look: 'note',
    value: (_, _index, row) =>
      `=IF(${isMissing('M#')},"missing "&COUNTIF(M$${BOARD_OF.first}:M${row},"*missing"),"")`,
  },
  { head: 'Percent', look: 'note', value: (index) => `=${lineCells(index).share}` },
  ...mondayColumns({
    ...{ title: '$C#', name: (index) => keyResult('D', index), owner: '$D#', sign: '$L#', change: '$H#' },
    weight: (index) => `History!$Q$${SCORES + index}`,
    way: () => 'N($K#)',
    refused: laterThanCounted,
  }),
];
const overview = (column: string) => `$${column}$${BOARD_OF.first}:$${column}$${BOARD_OF.last}`;
/** The cells of the two that are talked about on Monday. */
export const MONDAY = { order: overview('T'), says: overview('U') };

/** The key results by their sign, side by side, and those whose update is missing. */
export function boardSheetPart(sheet: Sheet): void {
  const at = `P${BOARD_OF.first}`;
  table(sheet, { at, columns: FOR_THE_BOARD, lines: indexes(KEY_RESULTS), heads: 'note' });
  sheet.hideColumns('P:U');
  sheet.section(`B${BOARD - 2}`, 'Board', 13);
  sheet.put(`B${BOARD - 1}`, 'No.', 'head.center');
  for (const [index, { head, name, places }] of COLUMNS.entries()) {
    const [from, to] = CELLS[index]!;
    const put = (row: number, value: string, style: 'head' | 'calc.wrap') =>
      from === to
        ? sheet.put(`${from}${row}`, value, style)
        : sheet.wide(`${from}${row}:${to}${row}`, value, style);
    put(BOARD - 1, head, 'head');
    for (let index = 0; index < KEY_RESULTS; index++) {
      const place = `MATCH("${name} ${index + 1}",${overview(places)},0)`;
      const owner = `INDEX(${overview('D')},${place})`;
      const sign = name === 'missing' ? '' : `&": "&INDEX(${overview('L')},${place})`;
      const text = `INDEX(${overview('C')},${place})&IF(${owner}="","",", "&${owner})${sign}`;
      put(BOARD + index, `=IFERROR(${text},"")`, 'calc.wrap');
    }
  }
  for (let index = 0; index < KEY_RESULTS; index++) {
    sheet.put(`B${BOARD + index}`, index + 1, 'calc.center');
    sheet.height(BOARD + index, 27);
  }
}

/** Where one types which, and which it is. */
const ASKED = `$E$${ONE}`;
const NUMBER = `$Q$${ONE}`;
const inList = (column: string) => `'Key Results'!$${column}$${FIRST}:$${column}$${LAST + 1}`;
const typed = (column: string) => `INDEX(${inList(column)},${lineOf(NUMBER, inList('B'))})`;
const HISTORY = `History!$${week(0)}$${VALUES}:$${week(WEEKS)}$${VALUES + KEY_RESULTS - 1}`;
const SHARE = `INDEX(${overview('S')},${NUMBER})`;
/** What should stay may have one limit only. */
const LIMIT = `IF(ISNUMBER(${typed('H')}),${typed('H')},IF(ISNUMBER(${typed('G')}),${typed('G')},0))`;
const LOST = `INDEX(${overview('L')},${NUMBER})="incomplete"`;
const TARGET = `IF(${typed('F')}="done",1,IF(${LOST},"",${LIMIT}))`;
const FORECAST = `IF(OR($E$6=0,$E$6>=${WEEKS}),"",INDEX(${overview('J')},${NUMBER}))`;

/** As the chart draws it: what is in percent by its hundreds. */
const drawn = (value: string) => `IF(AND(${SHARE},ISNUMBER(${value})),100*N(${value}),${value})`;

/** What the chart shows, week by week from the start on. It stands at the right, where nothing is printed. */
const CHARTED: Column[] = [
  { head: 'Week', look: 'note.center', value: (index) => index },
  {
    head: 'Value',
    look: 'note.center',
    value: (index) => `=IF($E$6<${index},"",${drawn(`INDEX(${HISTORY},${NUMBER},${index + 1})`)})`,
  },
  {
    head: 'Week 12 at this pace',
    look: 'note.center',
    value: (index) => (index === WEEKS ? `=${drawn(FORECAST)}` : '=""'),
  },
  { head: 'Target', look: 'note.center', value: `=${drawn(TARGET)}` },
];

/**
 * The weeks of one key result with its target: the one that was asked for, else the first that needs
 * somebody.
 */
export function oneKeyResult(sheet: Sheet): void {
  sheet.section(`B${ONE - 1}`, 'One key result', 13);
  sheet.put(`C${ONE}`, 'Its number; empty for the first to talk about', 'text.bold');
  sheet.put(ASKED.replaceAll('$', ''), undefined, 'input.center');
  sheet.allow(ASKED.replaceAll('$', ''), { number: [1, KEY_RESULTS], whole: true });
  const first = `IF(COUNT(${MONDAY.order})=0,1,MATCH(MIN(${MONDAY.order}),${MONDAY.order},0))`;
  sheet.row(`P${ONE}`, ['Shown', `=${asked(ASKED, [1, KEY_RESULTS], first)}`], 'note.center');
  const title = `=IF(${typed('D')}="","",${typed('D')}&IF(${LOST},": incomplete",""))`;
  sheet.wide(`B${ONE + 1}:N${ONE + 1}`, title, 'text.bold');
  const from = ONE + 3;
  table(sheet, { at: `P${from}`, columns: CHARTED, lines: indexes(WEEKS + 1), heads: 'note' });
  const series = (column: string) => ({
    name: `Overview!$${column}$${from - 1}`,
    values: `Overview!$${column}$${from}:$${column}$${from + WEEKS}`,
  });
  const names = ONE + 2;
  // A week 12 that is known is not forecast, and then not named.
  const forecast = `IF(ISNUMBER($R$${from + WEEKS}),$R$${from - 1},"")`;
  legend(sheet, [
    [`B${names}:C${names}`, `$Q$${from - 1}`],
    [`D${names}:E${names}`, forecast, SERIES.indexOf(PALETTE.blueprint.line)],
  ]);
  sheet.put(`F${names}`, `="- - -  Target"&IF(ISNUMBER(${TARGET})," "&${inUnit(SHARE, TARGET)},"")`, 'text');
  sheet.chart(`B${ONE + 3}`, {
    kind: 'columns',
    title: 'The weeks of one key result, with its target',
    untitled: true,
    over: true,
    letters: 12,
    series: [series('Q'), { ...series('R'), color: PALETTE.blueprint.line }],
    line: { ...series('S'), color: PALETTE.brass.DEFAULT },
    categories: `Overview!$P$${from}:$P$${from + WEEKS}`,
    size: [1130, 300],
    legend: 'in cells',
  });
}
