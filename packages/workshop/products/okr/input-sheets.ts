import type { Book } from '../../sheet/book';
import { askForDay, missingDay, notMonday, page } from '../../sheet/front';
import { firstOf, dayAfter, isWithin, notBegun, todayBy } from '../../sheet/formulas';
import { type Rule } from '../../sheet/rules';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { says as saysIn, UNCOUNTED } from '../../sheet/warnings';
import { ENDED, KEY_RESULT_COLUMNS, lookAt } from './key-results';
import { asTyped, lastSlip, textAsked } from './percents';
import { lineCells, nameOf, rowOf, WEEK_NUMBERS } from './weekly-scores';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  GOALS,
  KEY_RESULTS,
  LAST,
  LAST_WEEK,
  ASKED,
  outOfWeeks,
  week,
  WEEKS,
  KINDS_SAID,
  DONE_IS,
  fitsKind,
  SURE_WITHIN,
  TODAY,
  UNCOUNTED_VALUES,
  VALUE_HINT,
} from './layout';

const DIGITS = indexes(10)
  .map((digit) => `SEARCH("${digit}",C#)`)
  .join(',');
const GOAL_COLUMNS: Column[] = [
  numbers(6),
  {
    head: 'Goal of the quarter',
    width: 62,
    look: 'input.wrap',
    ask: 'One sentence with no number: who’s better off, and how.',
  },
  {
    head: 'Serves yearly goal',
    width: 20,
    look: 'input.center',
    allow: { number: [1, 3], whole: true },
    ask: 'The number of the yearly goal above that it serves.',
  },
  { head: 'Owner', width: 20, look: 'input', ask: 'One name: who answers for it.' },
  {
    head: 'Look at',
    width: 34,
    look: 'note.wrap',
    value: (index) =>
      index === 3
        ? '=IF(C#="","","A fourth goal: which of the four can wait?")'
        : `=IF(C#="","",${firstOf([
            ['D#=""', 'Which yearly goal does it serve?'],
            ['SUMPRODUCT(($B$8:$B$10=D#)*(LEN($C$8:$C$10)>0))=0', 'That yearly goal isn’t written'],
            ['E#=""', 'Who owns it?'],
            [`COUNT(${DIGITS})>0`, 'A number? Make it a key result'],
          ])})`,
    marks: { fair: '=$F#<>""' },
  },
];

export function goalsSheet(book: Book): void {
  const sheet = page(book, 'Goals', {
    lead: 'Where the year is headed, and up to three goals for this quarter.',
    widths: [2, ...widthsOf(GOAL_COLUMNS)],
    pages: 1,
    tab: 'type',
  });
  const says = missingDay('D5', `'Key Results'!$D$${FIRST}:$D$${LAST}`, notMonday('D5'));
  askForDay(sheet, ['B5', 'The first Monday of the quarter'], 'D5', 'E5', says);
  askForDay(sheet, ['C6', 'Only to look back: the day to count as today', 'text.right'], 'D6');
  sheet.named('First_Monday', 'D5');
  sheet.row('B7', ['No.', 'Yearly goal', '', '', ''], 'head');
  for (const index of indexes(3))
    sheet.row(`B${8 + index}`, [index + 1, undefined], ['calc.center', 'input']);
  sheet.lists.push({ numbers: 'B', first: 8, last: 10 });
  sheet.ask('C8:C10', 'Where the year is headed, in one sentence.');
  sheet.named('Yearly_goals', 'C8:C10');
  table(sheet, {
    at: 'B14',
    columns: GOAL_COLUMNS,
    lines: indexes(GOALS),
    heads: 'head.center.wrap',
    headHeight: 28,
    height: 30,
    name: 'Goals_of_the_quarter',
  });
  sheet.wide(
    'B19:F19',
    'A goal is one sentence with no number: who’s better off, and how. The numbers are its key results.',
    'note.wrap',
    18,
  );
}

const COLUMNS: Column[] = [
  ...KEY_RESULT_COLUMNS,
  {
    head: 'Look at',
    width: 25,
    look: 'note.wrap.middle',
    value: lookAt(FIRST, [
      ['SUMPRODUCT((Goals!$B$13:$B$18=C#)*(LEN(Goals!$C$13:$C$18)>0))=0', 'Its goal isn’t written in Goals'],
    ]),
    marks: { fair: '=$M#<>""' },
  },
];

export function keyResultsSheet(book: Book): void {
  const sheet = page(book, 'Key Results', {
    lead: `Two or three for each goal. Kind: ${KINDS_SAID}. Leave the weight empty for 1. ${ENDED}`,
    leadHeight: 30,
    widths: [2, ...widthsOf(COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  table(sheet, {
    at: `B${FIRST}`,
    columns: COLUMNS,
    lines: indexes(KEY_RESULTS),
    height: 28,
    filter: true,
    name: 'Key_results',
    heads: 'head.center.wrap',
    headHeight: 28,
    uncounted: 'B5:M5',
  });
}

const WEEK_LIST = indexes(WEEKS).map((index) => index + 1);
/** The name of a key result, then a cell for each week, below the day on which that begins. */
const weekColumns = (allow: Rule, poor?: string): Column[] => [
  { ...numbers(5), head: 'No.' },
  {
    head: 'Key result',
    width: 34,
    look: 'calc.shrink',
    value: (index) => `=${nameOf(index, 'Scores!')}`,
  },
  ...WEEK_LIST.map((week): Column => ({
    head: `=${dayAfter('Goals!$D$5', 7 * (week - 1))}`,
    width: 7.5,
    look: 'input.center',
    allow,
    marks: poor ? { poor: poor.replaceAll('@', `$${columnName(3 + week)}#`) } : undefined,
  })),
];
/** The first day of each week, above the values. */
const DAYS = `$${FIRST_WEEK}$${FIRST - 1}:$${LAST_WEEK}$${FIRST - 1}`;
const VALUE_COLUMNS: Column[] = [
  ...weekColumns({
    so: `AND(ISNUMBER(D${FIRST}),${fitsKind(`D${FIRST}`, `'Key Results'!$F${FIRST}`)})`,
    hint: VALUE_HINT,
  }),
  {
    head: 'Look at',
    width: 25,
    look: 'note.shrink',
    value: (index) => {
      const { small, big, share, begins, ends } = lineCells(index);
      const values = `$${FIRST_WEEK}#:$${LAST_WEEK}#`;
      const sure = `$${FIRST_WEEK}$${CONFIDENCE + index}:$${LAST_WEEK}$${CONFIDENCE + index}`;
      const lastOf = (which: string) => `SUMPRODUCT(MAX(${which}*${WEEK_NUMBERS}))`;
      const early = lastOf(
        `((ISNUMBER(${values})+ISNUMBER(${sure}))>0)*ISNUMBER(${DAYS})*(${DAYS}>${todayBy(TODAY)})`,
      );
      const inScores = (cell: string) => `Scores!${cell}`;
      const [least, most, percent] = [inScores(small), inScores(big), inScores(share)];
      const span = [inScores(begins), inScores(ends)] as const;
      const used = `((LEN(${values})+LEN(${sure}))>0)`;
      const out = lastOf(`${used}*((${WEEK_NUMBERS}<${span[0]})+(${WEEK_NUMBERS}>${span[1]}))`);
      const outside = `IF(${out}=0,"","Week "&${out}&": "&${outOfWeeks(...span)})`;
      const begun = `IF(${early}=0,${outside},${notBegun(early, 'column')})`;
      const isText = (cells: string) => `ISTEXT(${cells})*(LEN(${cells})>0)`;
      const unsure = lastOf(`((${isText(sure)}+ISNUMBER(${sure})*(1-${isWithin(sure, SURE_WITHIN)}))>0)`);
      const unlike = `"Week "&${unsure}&": confidence "&INDEX(${sure},${unsure})&"? It’s 1 to 10"`;
      const text = lastOf(isText(values));
      const asText = `"Week "&${text}&": "&${textAsked(`INDEX(${values},${text})`)}`;
      const otherwise = `IF(${unsure}>0,${unlike},${begun})`;
      const slip = lastSlip(values, WEEK_NUMBERS, [least, most], rowOf(index), percent, otherwise);
      const half = lastOf(`ISNUMBER(${values})*(${values}<>0)*(${values}<>1)`);
      const asked = `"Week "&${half}&": "&${asTyped(`INDEX(${values},${half})`)}&${DONE_IS}`;
      const question = `IF(${text}>0,${asText},IF(IF(${rowOf(index).kind}="done",${half}>0,FALSE),${asked},${slip}))`;
      return `=IF($C#="",IF(SUMPRODUCT(${used}*1)=0,"","Key Results has no number ${index + 1}"),${question})`;
    },
    marks: { fair: `=$${week(WEEKS + 1)}#<>""` },
  },
];
const CONFIDENCE_COLUMNS = weekColumns({ number: [...SURE_WITHIN], whole: true }, '=AND(ISNUMBER(@),@<=4)');

export function weeklySheet(book: Book): void {
  const sheet = page(book, 'Weekly Values', {
    lead: 'Each Thursday: one value for each key result, and how sure its owner is of the target, from 1 to 10. An empty week isn’t a 0: the last value still holds. Week 13 is to correct week 12.',
    to: LAST_WEEK,
    widths: [2, ...widthsOf(VALUE_COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: 'D8',
    tab: 'type',
  });
  const asked = `IF(${UNCOUNTED_VALUES}=0,${ASKED},"${UNCOUNTED}")`;
  saysIn(sheet, `B4:${week(WEEKS + 1)}4`, asked, 'text.shrink.bold');
  const block = (title: string, from: number, columns: readonly Column[], name: string) => {
    sheet.section(`B${from - 3}`, title, WEEKS + 2);
    sheet.row(`B${from - 2}`, ['', 'Week', ...WEEK_LIST], 'head.center');
    table(sheet, { at: `B${from}`, columns, lines: indexes(KEY_RESULTS), heads: 'head.day.center', name });
  };
  block('Values', FIRST, VALUE_COLUMNS, 'Weekly_values');
  block('Confidence, 1 to 10', CONFIDENCE, CONFIDENCE_COLUMNS, 'Weekly_confidence');
}
