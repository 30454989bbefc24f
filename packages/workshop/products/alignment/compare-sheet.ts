import type { Book } from '../../sheet/book';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { numbers, table, widthsOf, type Column } from '../../sheet/table';
import { statementFigures } from './alignment-sheet';
import { FIRST, FIRST_PERSON, LAST, LAST_PERSON, OF_PERSON, type Round } from './layout';
import { STATEMENTS } from './statements';

const figure = (round: Round, name: 'mean' | 'gap') => (_: unknown, _index: number, row: number) =>
  statementFigures(round, row)[name];
const change = (from: string, to: string) =>
  `=IF(OR(${from}#="",${to}#=""),"",ROUND(${to}#-${from}#,${MEASURE_DECIMALS}))`;
const score = (round: Round) => {
  const scores = `'${round}'!$${FIRST_PERSON}$${OF_PERSON.score}:$${LAST_PERSON}$${OF_PERSON.score}`;
  return `=IF(COUNT(${scores})=0,"",AVERAGE(${scores}))`;
};
/** A mean that moved by no more than this is where it was: with 20 people, one of them by one step. */
const AS_IT_WAS = 0.05;
const HIGHER = `IF(${compared('F#', '>', AS_IT_WAS)},IF(I#>0,"better for some: ask for whom not","better"),IF(${compared('F#', '<', -AS_IT_WAS)},"worse","as it was"))`;

const COLUMNS: Column<(typeof STATEMENTS)[number]>[] = [
  { ...numbers(6), total: ['', 'total'] },
  {
    ...{ head: 'Statement', width: 62, look: 'calc.wrap', value: ({ text }) => text },
    total: ['Overall score, %, mean of the people', 'total'],
  },
  {
    ...{ head: 'Round 1', width: 10, look: 'calc.two.center', value: figure('Answers', 'mean') },
    total: [score('Answers'), 'total.one.center'],
  },
  {
    ...{ head: 'Round 2', width: 10, look: 'calc.two.center', value: figure('Answers 2', 'mean') },
    total: [score('Answers 2'), 'total.one.center'],
  },
  {
    ...{ head: 'Change', width: 10, look: 'total.two.center', value: change('D', 'E') },
    total: [change('D', 'E'), 'total.one.center'],
  },
  ...(
    [
      { head: 'Round 1', width: 10, look: 'calc.center', value: figure('Answers', 'gap') },
      { head: 'Round 2', width: 10, look: 'calc.center', value: figure('Answers 2', 'gap') },
      { head: 'Change', width: 10, look: 'total.center', value: change('G', 'H') },
      {
        ...{ head: 'In words', width: 30, look: 'calc' },
        value: `=IF(OR(F#="",I#=""),"",IF(AND(I#<0,${compared('F#', '>=', -AS_IT_WAS)}),"closer together",${HIGHER}))`,
      },
    ] satisfies Column[]
  ).map((column): Column<unknown> => ({ ...column, total: ['', 'total.one.center'] })),
];

/** First and second round, line by line. */
export function compareSheet(book: Book): void {
  const lead = 'Nothing to fill in. A smaller gap at the same mean is progress: you now see the same thing.';
  const sheet = page(book, 'Compare', {
    lead,
    to: 'J',
    widths: [2, ...widthsOf(COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: `D${FIRST}`,
    tab: 'read',
  });
  sheet.row(`B${FIRST - 2}`, ['', '', 'Mean', '', '', 'Gap', '', '', ''], 'head.center');
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: STATEMENTS, height: 28 });
  const words = `J${FIRST}:J${LAST}`;
  sheet.mark(words, `=OR($J${FIRST}="better",$J${FIRST}="closer together")`, 'good');
  sheet.mark(words, `=LEFT($J${FIRST},10)="better for"`, 'fair');
  sheet.mark(words, `=$J${FIRST}="worse"`, 'poor');
}
