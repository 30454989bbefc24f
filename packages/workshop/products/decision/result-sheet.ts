import type { Book } from '../../sheet/book';
import { compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import type { StyleName } from '../../sheet/styles';
import { indexes, table, type Column } from '../../sheet/table';
import { says, warnOfTexts } from '../../sheet/warnings';
import { CRITERIA, FIRST, LAST, LAST_OPTION, NUMBER_CELLS, OPTIONS, WEIGHTS, WITHOUT_NUMBER } from './layout';
import { CHECKS, pairsMissing, ROWS } from './blocks';

export const RESULT = { ranking: 8, flips: 40, differences: 58 };
export const DIFFERENCES = 5;

const W = (column: string, row: number) => `Workings!$${column}$${row}`;
const across = (row: number) => `Workings!$D$${row}:$${LAST_OPTION}$${row}`;
const block = (from: number) => `Workings!$D$${from}:$${LAST_OPTION}$${from + CRITERIA - 1}`;
const names = across(FIRST - 1);
const criterion = (number: string) => `INDEX(Workings!$C$${FIRST}:$C$${LAST},${number})`;

/** Of a place or number, a text and two numbers. */
const HEADS: StyleName[] = ['head.center', 'head', 'head.center', 'head.center'];

/** @param options how many the chart has room for, from the first place on */
export function resultSheet(book: Book, options: number): void {
  const sheet = page(book, 'Result', {
    lead: 'Nothing to fill in. The numbers come from Criteria and Scores. Memo has the mean score of each option on each criterion.',
    to: 'G',
    widths: [2, 6, 37, 16, 16, 16, 28],
    sides: 0.3,
    rowHeight: 13,
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  warnOfTexts(sheet, 'B4:G4', NUMBER_CELLS);
  const [ready, first] = [W('D', CHECKS.ready), W('D', CHECKS.first)];
  const leads = `"“"&C${RESULT.ranking}&"” leads"&IF(${W('D', CHECKS.options)}>1," by "&TEXT(E${RESULT.ranking + 1},"0.00")&" points of 10.",".")`;
  const uncounted = 'A criterion in an inserted row isn’t counted: move it to a numbered line.';
  const top = `=IF(${WITHOUT_NUMBER}>0,"${uncounted}",IF(${ready}=0,"Fill in every weight and every score to see a result.",IF(${first}>1,"The top options are tied: ask which criterion you forgot.",${leads})))`;
  sheet.wide('B5:G5', top, 'section', 26);
  const [missing, pairs] = [W('D', CHECKS.missing), W('D', CHECKS.pairs)];
  const standsIn = `IF(${pairs}>0," "," A mean of fewer people stands in for "&IF(${missing}=1,"it.","them."))`;
  const ofScores = `IF(${missing}=0,"",${missing}&IF(${missing}=1," score is"," scores are")&" missing, red on Scores."&${standsIn})`;
  says(sheet, 'B6:G6', `IF(${ready}=0,"",${ofScores}&${pairsMissing(', red on Criteria')})`);
  ranking(sheet, options);
  flips(sheet);
  differences(sheet);
}

function ranking(sheet: Sheet, options: number): void {
  const { ranking: from } = RESULT;
  sheet.row(`B${from - 1}`, ['Place', 'Option', 'Score', 'Behind the first'], HEADS);
  for (let n = 0; n < OPTIONS; n++) {
    const row = from + n;
    const take = (line: number) =>
      `=IFERROR(INDEX(${across(line)},MATCH(${n + 1},${across(ROWS.order)},0)),"")`;
    sheet.row(
      `B${row}`,
      [take(ROWS.place), take(FIRST - 1), take(ROWS.score), `=IF(D${row}="","",D$${from}-D${row})`],
      ['text.center', 'text', 'text.two.center', 'text.two.center'],
    );
  }
  sheet.mark(`B${from}:E${from + OPTIONS - 1}`, `=$B${from}=1`, 'good');
  sheet.mark(`B${from}:E${from + OPTIONS - 1}`, `=LEN($B${from})>0`, 'line');
  sheet.named('Ranking', `B${from}:E${from + OPTIONS - 1}`);
  sheet.chart(`B${from + OPTIONS + 1}`, {
    kind: 'bars',
    title: 'Weighted score of each option, from 0 to 10',
    series: [{ name: `Result!$D$${from - 1}`, values: `Result!$D$${from}:$D$${from + options - 1}` }],
    categories: `Result!$C$${from}:$C$${from + options - 1}`,
    size: [520, 220 + 15 * options],
    format: '0',
    min: 0,
    max: 10,
  });
}

const CHANGES = [ROWS.change, ROWS.change + CRITERIA - 1] as const;
const change = (column: string) => `Workings!$${column}$${CHANGES[0]}:$${column}$${CHANGES[1]}`;
const ofFlip = (range: string) => `INDEX(${range},$B#)`;
const show = (formula: string) => `=IF($B#="","",${formula})`;
const FLIP_COLUMNS: Column[] = [
  { head: 'No.', look: 'text.center', value: (n) => `=IFERROR(MATCH(${n + 1},${change('P')},0),"")` },
  {
    head: 'Criterion, the smallest change first',
    headLook: 'head',
    look: 'text',
    value: show(criterion('$B#')),
  },
  { head: 'Weight now', look: 'text.two.center', value: show(ofFlip(WEIGHTS)) },
  { head: 'Level at', look: 'text.two.center', value: show(ofFlip(change('O'))) },
  { head: 'Change', look: 'text.two.center', value: show(ofFlip(change('M'))) },
  {
    head: 'Beyond it first',
    headLook: 'head',
    look: 'text',
    value: show(`INDEX(${names},${ofFlip(change('N'))})`),
  },
];

const small = (change: string) => compared(change, '<=', W('D', CHECKS.small));

function flips(sheet: Sheet): void {
  const { flips: from } = RESULT;
  const leader = W('D', CHECKS.leader);
  sheet.section(`B${from - 3}`, 'How firm is it?', 6);
  sheet.height(from - 3, 24);
  const most = W('D', CHECKS.most);
  const none = `"No weight of a single criterion, from 0 to "&${most}&", puts another option first."`;
  const fifth = 'a fifth of the heaviest weight';
  const few = `IF(${small(`F${from}`)},"A small change to one weight, at most ${fifth}, would flip it. Talk about that criterion.","It takes a big change to one weight, more than ${fifth}, to put another option first.")`;
  const says = `=IF(OR(${leader}="",${W('D', CHECKS.options)}<2),"",IF(C${from}="",${none},${few}))`;
  sheet.wide(`B${from - 2}:G${from - 2}`, says, 'text', 18);
  table(sheet, { at: `B${from}`, columns: FLIP_COLUMNS, lines: indexes(CRITERIA) });
  sheet.mark(
    `B${from}:G${from + CRITERIA - 1}`,
    `=IF(ISNUMBER($F${from}),${small(`$F${from}`)},FALSE)`,
    'fair',
  );
  sheet.mark(`B${from}:G${from + CRITERIA - 1}`, `=LEN($B${from})>0`, 'line');
}

function differences(sheet: Sheet): void {
  const { differences: from } = RESULT;
  sheet.section(`B${from - 3}`, 'Where people differ most', 6);
  sheet.height(from - 3, 24);
  const says = 'One of you knows something. Ask what, find out who’s right, then score again.';
  sheet.wide(`B${from - 2}:G${from - 2}`, says, 'text', 18);
  sheet.row(
    `B${from - 1}`,
    ['No.', 'Criterion', 'Distance', 'Mean', '', 'Option'],
    [...HEADS, 'head', 'head'],
  );
  for (let n = 0; n < DIFFERENCES; n++) {
    const row = from + n;
    const keys = block(ROWS.key);
    const key = `LARGE(${keys},${n + 1})`;
    const line = `SUMPRODUCT((${keys}=${key})*(ROW(${keys})-${ROWS.key - 1}))`;
    const at = `SUMPRODUCT((${keys}=${key})*(COLUMN(${keys})-3))`;
    const show = (formula: string) => `=IF(COUNT(${keys})<${n + 1},"",${formula})`;
    sheet.row(
      `B${row}`,
      [
        show(line),
        show(criterion(line)),
        show(`INDEX(${block(ROWS.range)},${line},${at})`),
        show(`INDEX(${block(FIRST)},${line},${at})`),
        '',
        show(`INDEX(${names},${at})`),
      ],
      ['calc.center', 'calc', 'calc.two.center', 'calc.two.center', 'calc', 'calc'],
    );
  }
}
