import { type Sheet } from '../../sheet/sheet';
import { STATEMENTS } from './statements';
import { type Book } from '../../sheet/book';
import { rounded, compared, firstOf } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  answers,
  APART_FROM,
  BEGIN_WITH,
  FAR_APART_FROM,
  FIRST,
  FIRST_PERSON,
  numberCells,
  others,
  saysBeyond,
  type Round,
} from './layout';

/** Where the sorted list begins, and how many of it are marked; and the lines that it sorts. */
export const SORTED = 11;
const WIDEST = 5;
const FIRST_OF_EACH = SORTED + STATEMENTS.length + 4;
export const EACH = { first: FIRST_OF_EACH, last: FIRST_OF_EACH + STATEMENTS.length - 1 };

export function sortedList(sheet: Sheet): void {
  sheet.section(`B${SORTED - 4}`, 'Furthest apart first', 13, 24);
  const of = (column: string) => `$${column}$${EACH.first}:$${column}$${EACH.last}`;
  const distances = of('L');
  const highest = `INDEX(${of('C')},MATCH(MAX(${distances}),${distances},0))`;
  sheet.wide(
    `B${SORTED - 3}:N${SORTED - 3}`,
    'Talk about the first two, plus one where you’re furthest above the others. The five marked ones are enough for a quarter.',
    'text',
    18,
  );
  sheet.wide(
    `B${SORTED - 2}:N${SORTED - 2}`,
    `=IF(COUNT(${distances})=0,"",IF(MAX(${distances})<=0,"You are above the others in no statement.","You are furthest above the others here: "&${highest}))`,
    'text.bold',
    18,
  );
  sheet.row(`B${SORTED - 1}`, ['Place', 'Statement, in short', 'Spread', 'Gap', 'Mean'], 'head.center');
  STATEMENTS.forEach((_, index) => {
    const row = SORTED + index;
    const take = (column: string) => `=IFERROR(INDEX(${of(column)},MATCH(${index + 1},${of('M')},0)),"")`;
    sheet.height(row, 20);
    sheet.row(
      `B${row}`,
      [take('M'), take('P'), take('F'), take('I'), take('E')],
      ['calc.center', 'calc', 'calc.two.center', 'calc.center', 'calc.two.center'],
    );
  });
  sheet.mark(`B${SORTED}:F${SORTED + WIDEST - 1}`, `=AND(ISNUMBER($D${SORTED}),$D${SORTED}>0)`, 'fair');
  sheet.chart(`H${SORTED - 1}`, {
    kind: 'bars',
    title: 'Spread: 0 where all agree, 1.5 at most',
    series: [{ name: `Alignment!$D$${SORTED - 1}`, values: `Alignment!$D$${SORTED}:$D$${SORTED + 15}` }],
    categories: `Alignment!$C$${SORTED}:$C$${SORTED + 15}`,
    size: [560, 396],
    format: '0.0',
    min: 0,
    max: 1.5,
  });
  // What the sorted list calls the statements; printed with the list, not here.
  STATEMENTS.forEach(({ short }, index) => sheet.put(`P${EACH.first + index}`, short, 'note'));
  sheet.hideColumns('P');
}

/**
 * Mean, spread and gap of the answers to one statement; nothing where nobody rated it. Rounded, since others
 * are compared with them.
 */
export function statementFigures(
  round: Round,
  row: number,
): Record<'count' | 'mean' | 'spread' | 'gap', string> {
  const all = answers(round, row);
  const some = (formula: string) => `=IF(COUNT(${all})=0,"",${formula})`;
  return {
    count: `=COUNT(${all})`,
    mean: some(rounded(`AVERAGE(${all})`)),
    spread: some(rounded(`STDEVP(${all})`)),
    gap: some(`MAX(${all})-MIN(${all})`),
  };
}

const some = (formula: string) => `=IF($D#=0,"",${formula})`;
/** A formula of the answers to a line's statement, which stand in another row. */
const ofAnswers = (formula: (row: number) => string) => (_: unknown, index: number) => formula(FIRST + index);
const figure = (name: 'count' | 'mean' | 'spread' | 'gap') =>
  ofAnswers((row) => statementFigures('Answers', row)[name]);
const own = (row: number) => `Answers!$${FIRST_PERSON}${row}`;
const meanOfOthers = (row: number) => rounded(`AVERAGE(${others('Answers', row)})`);

const isApart = compared('F#', '>=', APART_FROM);
/** The widest spread first, of equal ones the order of the form. */
const PLACE = `RANK(F#,$F$${EACH.first}:$F$${EACH.last})+COUNTIF($F$${EACH.first}:F#,F#)-1`;

/** What the guide says to begin with, in the order of its table. */
function beginWith(row: number): string {
  const [all, rest] = [answers('Answers', row), others('Answers', row)];
  const both = `COUNT(${own(row)})*COUNT(${rest})>0`;
  return firstOf([
    [`AND(NOT(${isApart}),${compared('E#', '>=', 2)})`, BEGIN_WITH.works],
    [`AND(${both},N(${own(row)})>MAX(${rest}))`, BEGIN_WITH.above],
    [`AND(${both},N(${own(row)})<MIN(${rest}))`, BEGIN_WITH.below],
    [
      `IF(D#<3,FALSE,OR(SMALL(${all},2)-MIN(${all})>=2,MAX(${all})-LARGE(${all},2)>=2))`,
      BEGIN_WITH.onePerson,
    ],
    [isApart, BEGIN_WITH.apart],
    ['TRUE', BEGIN_WITH.agreed],
  ]);
}

const COLUMNS: Column<(typeof STATEMENTS)[number]>[] = [
  numbers(6),
  { head: 'Statement', width: 50, look: 'calc.wrap', value: ({ text }) => text },
  { head: 'Rated by', width: 8, look: 'calc.center', value: figure('count') },
  { head: 'Mean', width: 8, look: 'calc.two.center', value: figure('mean') },
  {
    head: 'Spread',
    width: 8,
    look: 'calc.two.center',
    value: figure('spread'),
    marks: {
      poor: `=IF(ISNUMBER(F#),${compared('F#', '>=', FAR_APART_FROM)},FALSE)`,
      fair: `=IF(ISNUMBER(F#),${isApart},FALSE)`,
    },
  },
  {
    head: 'Lowest',
    width: 8,
    look: 'calc.center',
    value: ofAnswers((row) => some(`MIN(${answers('Answers', row)})`)),
  },
  {
    head: 'Highest',
    width: 8,
    look: 'calc.center',
    value: ofAnswers((row) => some(`MAX(${answers('Answers', row)})`)),
  },
  { head: 'Gap', width: 8, look: 'calc.center', value: figure('gap') },
  {
    head: 'You',
    width: 8,
    look: 'calc.center',
    value: ofAnswers((row) => `=IF(ISNUMBER(${own(row)}),${own(row)},"")`),
  },
  {
    head: 'Mean of the others',
    width: 10,
    look: 'calc.two.center',
    value: ofAnswers((row) => `=IF(COUNT(${others('Answers', row)})=0,"",${meanOfOthers(row)})`),
  },
  {
    head: 'Your distance',
    width: 10,
    look: 'calc.two.center',
    value: `=IF(OR(J#="",K#=""),"",${rounded('J#-K#')})`,
    marks: { fair: `=IF(ISNUMBER(L#),${compared('ABS(L#)', '>=', 1)},FALSE)` },
  },
  { head: 'Place', width: 7, look: 'calc.center', value: some(PLACE) },
  {
    head: 'Begin with',
    width: 21,
    look: 'calc.wrap',
    value: ofAnswers((row) => some(beginWith(row))),
  },
];

/**
 * All statements sorted by their spread; below, each one's mean, spread and gap, and how far the founder is
 * from the others.
 */
export function alignmentSheet(book: Book): void {
  const lead =
    'Nothing to fill in: it comes from Answers. Mean: where you are. Spread: how far apart, 0 to 1.5. Gap: highest minus lowest rating. Your distance: your rating minus everyone else’s mean.';
  const sheet = page(book, 'Alignment', {
    lead,
    to: 'N',
    widths: [2, ...widthsOf(COLUMNS)],
    sides: 0.3,
    freeze: 'D5',
    tab: 'read',
  });
  warnOfTexts(sheet, 'B5:N5', [numberCells('Answers')], saysBeyond('Answers'));
  sortedList(sheet);
  sheet.breakBefore(EACH.first - 2);
  sheet.section(`B${EACH.first - 2}`, 'Each statement', 13, 24);
  table(sheet, {
    at: `B${EACH.first}`,
    columns: COLUMNS,
    lines: STATEMENTS,
    heads: 'head.center.wrap',
    headHeight: 30,
    height: 28,
  });
}
