import type { Book } from '../../sheet/book';
import { rounded, compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { answers, FIRST, FIRST_PERSON, LAST, numberCells, others, type Round } from './layout';
import { sortedList } from './sorted-list';
import { STATEMENTS } from './statements';

/** Mean, spread and gap of the answers to one statement; nothing where nobody rated it. Rounded, since others are compared with them. */
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
const figure =
  (name: 'count' | 'mean' | 'spread' | 'gap'): NonNullable<Column<unknown>['value']> =>
  (_: unknown, _index: number, row: number) =>
    statementFigures('Answers', row)[name];
const OWN = `Answers!$${FIRST_PERSON}#`;

const COLUMNS: Column<(typeof STATEMENTS)[number]>[] = [
  numbers(6),
  { head: 'Statement', width: 62, look: 'calc.wrap', value: ({ text }) => text },
  { head: 'Rated by', width: 9, look: 'calc.center', value: figure('count') },
  { head: 'Mean', width: 9, look: 'calc.two.center', value: figure('mean') },
  { head: 'Spread', width: 9, look: 'calc.two.center', value: figure('spread') },
  { head: 'Lowest', width: 9, look: 'calc.center', value: some(`MIN(${answers('Answers', '#')})`) },
  { head: 'Highest', width: 9, look: 'calc.center', value: some(`MAX(${answers('Answers', '#')})`) },
  {
    ...{ head: 'Gap', width: 9, look: 'calc.center', value: figure('gap') },
    marks: { poor: '=AND(ISNUMBER(I#),I#>=2)', fair: '=AND(ISNUMBER(I#),I#=1)' },
  },
  { head: 'You', width: 9, look: 'calc.center', value: `=IF(ISNUMBER(${OWN}),${OWN},"")` },
  {
    ...{ head: 'Mean of the others', width: 11, look: 'calc.two.center' },
    value: `=IF(COUNT(${others('Answers', '#')})=0,"",${rounded(`AVERAGE(${others('Answers', '#')})`)})`,
  },
  {
    ...{ head: 'Your distance', width: 11, look: 'calc.two.center' },
    value: `=IF(OR(J#="",K#=""),"",${rounded('J#-K#')})`,
    marks: { fair: `=IF(ISNUMBER(L#),${compared('ABS(L#)', '>=', 1)},FALSE)` },
  },
  { head: 'Place', width: 9, look: 'calc.center', value: some(placeOf()) },
  {
    ...{ head: 'Begin with', width: 26, look: 'calc' },
    value: some(
      `IF(I#>=2,"What did you see?",IF(${compared('E#', '>=', 2)},"It works: go on","An owner and a date"))`,
    ),
  },
];

/** Each statement's mean, spread and gap, how far the founder is from the others, and all of them sorted by the gap. */
export function alignmentSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Mean: where you are. Gap: between the lowest and highest ratings, 0 to 3. Your distance: your rating minus everyone else’s mean.';
  const sheet = page(book, 'Alignment', {
    lead,
    to: 'N',
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: 'D5',
    tab: 'read',
  });
  warnOfTexts(sheet, 'B5:N5', [numberCells('Answers')]);
  sheet.section('B7', 'Each statement', 13);
  sheet.height(7, 24);
  table(sheet, {
    ...{ at: `B${FIRST}`, columns: COLUMNS, lines: STATEMENTS },
    ...{ heads: 'head.center.wrap', headHeight: 30, height: 28 },
  });
  sortedList(sheet);
}

/** The widest gap first, of equal ones the wider spread, then the order of the form. */
function placeOf(): string {
  const [gaps, spreads] = [`$I$${FIRST}:$I$${LAST}`, `$F$${FIRST}:$F$${LAST}`];
  const [gap, spread] = ['$I#', '$F#'];
  const wider = `SUMPRODUCT(ISNUMBER(${gaps})*((${gaps}>${gap})+(${gaps}=${gap})*(${spreads}>${spread})))`;
  const [above, beside] = [`$I$${FIRST}:${gap}`, `$F$${FIRST}:${spread}`];
  const same = `(${above}=${gap})*(${beside}=${spread})`;
  return `${wider}+SUMPRODUCT(ISNUMBER(${above})*${same})`;
}
