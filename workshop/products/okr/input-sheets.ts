import type { Book } from '../../sheet/book';
import { askForDay, page } from '../../sheet/front';
import { firstOf, isTextual } from '../../sheet/formulas';
import { ANY_DAY, ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  GOALS,
  KEY_RESULTS,
  KINDS,
  LAST,
  LAST_WEEK,
  NUMBER_CELLS,
  WEEKS,
} from './layout';

const GOAL_COLUMNS: Column[] = [
  numbers(6),
  { head: 'Goal of the quarter', width: 62, look: 'input.wrap' },
  {
    ...{ head: 'Serves yearly goal', width: 20, look: 'input.center' },
    allow: { number: [1, 3], whole: true },
  },
  { head: 'Owner', width: 20, look: 'input' },
  {
    ...{ head: 'Look at', width: 34, look: 'note.wrap' },
    value: (index) =>
      index === 3
        ? '=IF(C#="","","A fourth goal: which of the four can wait?")'
        : `=IF(C#="","",${firstOf([
            ['D#=""', 'Which yearly goal does it serve?'],
            ['E#=""', 'Who owns it?'],
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
  askForDay(sheet, ['B5', 'The first Monday of the quarter'], 'D5');
  sheet.row('B7', ['No.', 'Yearly goal', '', '', ''], 'head');
  for (const index of indexes(3))
    sheet.row(`B${8 + index}`, [index + 1, undefined], ['calc.center', 'input']);
  table(sheet, {
    ...{ at: 'B14', columns: GOAL_COLUMNS, lines: indexes(GOALS) },
    ...{ heads: 'head.center.wrap', headHeight: 28, height: 30 },
  });
  sheet.wide(
    'B19:F19',
    'A goal is one sentence with no number: who’s better off, and how. The numbers are its key results.',
    'note.wrap',
    18,
  );
}

const WRONG_WAY = 'OR(AND(E#="rise",G#<=F#),AND(E#="fall",G#>=F#))';
const LOOK_AT = firstOf([
  [`OR(${['F#', 'G#', 'J#'].map(isTextual).join(',')})`, 'A number is typed as a text'],
  [`AND(COUNT(F#:G#)=2,${WRONG_WAY})`, 'Start and target go the other way'],
  ['C#=""', 'Missing: goal'],
  ['E#=""', 'Missing: kind'],
  ['AND(E#<>"done",COUNT(F#:G#)<2)', 'Missing: start and target'],
  ['H#=""', 'Missing: source'],
  ['I#=""', 'Missing: owner'],
  ['K#=""', 'Missing: date'],
]);
const KEY_RESULT_COLUMNS: Column[] = [
  numbers(5),
  { head: 'Goal', width: 8, look: 'input.center', allow: { number: [1, GOALS], whole: true } },
  { head: 'Key result', width: 44, look: 'input.wrap' },
  { head: 'Kind', width: 9, look: 'input.center', allow: { oneOf: KINDS } },
  { head: 'Start', width: 11, look: 'input', allow: ANY_NUMBER },
  { head: 'Target', width: 11, look: 'input', allow: ANY_NUMBER },
  { head: 'Source', width: 24, look: 'input.wrap' },
  { head: 'Owner', width: 16, look: 'input' },
  { head: 'Weight', width: 9, look: 'input.center', allow: { number: [0, 100] } },
  { head: 'Due', width: 13, look: 'input.day.center', allow: ANY_DAY },
  {
    head: 'Look at',
    width: 34,
    look: 'note',
    value: `=IF(D#="","",${LOOK_AT})`,
    marks: { fair: '=$L#<>""' },
  },
];

export function keyResultsSheet(book: Book): void {
  const sheet = page(book, 'Key Results', {
    lead: 'Two or three for each goal. Kind: rise (more is better), fall (less is better), or done (0 is no, 1 is yes). Leave the weight empty for 1.',
    widths: [2, ...widthsOf(KEY_RESULT_COLUMNS)],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  table(sheet, { at: `B${FIRST}`, columns: KEY_RESULT_COLUMNS, lines: indexes(KEY_RESULTS), height: 28 });
  sheet.named('Key_results', `C${FIRST}:K${LAST}`);
}

export function weeklySheet(book: Book): void {
  const lead =
    'Each Friday: one value for each key result, and how sure its owner is of the target, from 1 to 10. An empty week isn’t a 0: the last value still holds.';
  const sheet = page(book, 'Weekly Values', {
    lead,
    to: LAST_WEEK,
    widths: [2, 5, 40, ...Array<number>(WEEKS).fill(8.5)],
    pages: 1,
    freeze: 'D8',
    tab: 'type',
  });
  warnOfTexts(sheet, `B4:${LAST_WEEK}4`, NUMBER_CELLS);
  sheet.named('Weekly_values', `${FIRST_WEEK}${FIRST}:${LAST_WEEK}${LAST}`);
  block('Values', FIRST);
  block('Confidence, 1 to 10', CONFIDENCE);
  sheet.allow(`${FIRST_WEEK}${FIRST}:${LAST_WEEK}${LAST}`, ANY_NUMBER);
  const confidence = `${FIRST_WEEK}${CONFIDENCE}:${LAST_WEEK}${CONFIDENCE + KEY_RESULTS - 1}`;
  sheet.allow(confidence, { number: [1, 10], whole: true });
  sheet.mark(confidence, `=AND(ISNUMBER(D${CONFIDENCE}),D${CONFIDENCE}<=4)`, 'poor');

  function block(title: string, from: number): void {
    sheet.section(`B${from - 3}`, title, WEEKS + 2);
    const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
    sheet.row(`B${from - 2}`, ['', 'Week', ...weeks], 'head.center');
    const dates = weeks.map((n) => `=IF(Goals!$D$5="","",Goals!$D$5+${7 * (n - 1)})`);
    sheet.row(`B${from - 1}`, ['No.', 'Key result', ...dates], ['head', 'head', 'head.day.center']);
    for (let row = from; row < from + KEY_RESULTS; row++) {
      const own = `'Key Results'!$D$${FIRST + row - from}`;
      sheet.row(
        `B${row}`,
        [row - from + 1, `=IF(${own}="","",${own})`, ...weeks.map(() => undefined)],
        ['calc.center', 'calc', 'input.center'],
      );
    }
  }
}
