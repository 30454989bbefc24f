import type { Book } from '../../sheet/book';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { numbers, table, widthsOf, type Column } from '../../sheet/table';
import { statementFigures } from './alignment-sheet';
import { FIRST, FIRST_PERSON, LAST, LAST_PERSON, OF_PERSON, type Round } from './layout';
import { STATEMENTS } from './statements';

const figure =
  (round: Round, name: 'count' | 'mean' | 'spread') => (_: unknown, _index: number, row: number) =>
    statementFigures(round, row)[name];
const change = (from: string, to: string) =>
  `=IF(OR(${from}#="",${to}#=""),"",ROUND(${to}#-${from}#,${MEASURE_DECIMALS}))`;
const score = (round: Round) => {
  const scores = `'${round}'!$${FIRST_PERSON}$${OF_PERSON.score}:$${LAST_PERSON}$${OF_PERSON.score}`;
  return `=IF(COUNT(${scores})=0,"",AVERAGE(${scores}))`;
};
/** A mean or spread that moved by no more is as it was: one person moved by a step. */
const AS_IT_WAS = '1/MIN($D#:$E#)';
const [MEAN, SPREAD] = ['H#', 'K#'];
/** Of two rounded figures the last decimal of the difference may be off by one. */
const differs = (difference: string, sign: '<' | '>' | '>=', bound: string) =>
  compared(difference, sign, bound, MEASURE_DECIMALS - 1);
const WIDER = differs(SPREAD, '>', AS_IT_WAS);
const HIGHER = `IF(${differs(MEAN, '>', AS_IT_WAS)},IF(${WIDER},"better for some: ask for whom not","better"),IF(${differs(MEAN, '<', `-${AS_IT_WAS}`)},"worse","as it was"))`;
const CLOSER = `AND(${differs(SPREAD, '<', `-${AS_IT_WAS}`)},${differs(MEAN, '>=', `-${AS_IT_WAS}`)})`;
const ALSO_BETTER = `IF(${differs(MEAN, '>', AS_IT_WAS)},"better, and ","")&"closer together"`;
const people = (round: Round) =>
  `=COUNT('${round}'!$${FIRST_PERSON}$${OF_PERSON.score}:$${LAST_PERSON}$${OF_PERSON.score})`;

const COLUMNS: Column<(typeof STATEMENTS)[number]>[] = [
  { ...numbers(6), total: ['', 'total'] },
  {
    head: 'Statement',
    width: 54,
    look: 'calc.wrap',
    value: ({ text }) => text,
    total: ['People who rated, and their mean score, %', 'total'],
  },
  {
    head: 'Round 1',
    width: 9,
    look: 'calc.center',
    value: figure('Answers', 'count'),
    total: [people('Answers'), 'total.center'],
  },
  {
    head: 'Round 2',
    width: 9,
    look: 'calc.center',
    value: figure('Answers 2', 'count'),
    total: [people('Answers 2'), 'total.center'],
  },
  {
    head: 'Round 1',
    width: 9,
    look: 'calc.two.center',
    value: figure('Answers', 'mean'),
    total: [score('Answers'), 'total.one.center'],
  },
  {
    head: 'Round 2',
    width: 9,
    look: 'calc.two.center',
    value: figure('Answers 2', 'mean'),
    total: [score('Answers 2'), 'total.one.center'],
  },
  {
    head: 'Change',
    width: 9,
    look: 'total.two.center',
    value: change('F', 'G'),
    total: [change('F', 'G'), 'total.one.center'],
  },
  ...(
    [
      { head: 'Round 1', width: 9, look: 'calc.two.center', value: figure('Answers', 'spread') },
      { head: 'Round 2', width: 9, look: 'calc.two.center', value: figure('Answers 2', 'spread') },
      { head: 'Change', width: 9, look: 'total.two.center', value: change('I', 'J') },
      {
        head: 'In words',
        width: 30,
        look: 'calc',
        value: `=IF(OR(${MEAN}="",${SPREAD}=""),"",IF(${CLOSER},${ALSO_BETTER},${HIGHER}))`,
      },
    ] satisfies Column[]
  ).map((column): Column<unknown> => ({ ...column, total: ['', 'total.one.center'] })),
];

export function compareSheet(book: Book): void {
  const lead =
    'Nothing to fill in. A smaller spread at the same mean is progress. “As it was”: no more than one person by one step. Where fewer or other people rated, look at who before you look at the change.';
  const sheet = page(book, 'Compare', {
    lead,
    to: 'L',
    widths: [2, ...widthsOf(COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: `D${FIRST}`,
    tab: 'read',
  });
  sheet.row(`B${FIRST - 2}`, ['', '', 'People', '', 'Mean', '', '', 'Spread', '', '', ''], 'head.center');
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: STATEMENTS, height: 28 });
  const words = `L${FIRST}:L${LAST}`;
  sheet.mark(words, `=OR($L${FIRST}="better",RIGHT($L${FIRST},8)="together")`, 'good');
  sheet.mark(words, `=LEFT($L${FIRST},10)="better for"`, 'fair');
  sheet.mark(words, `=$L${FIRST}="worse"`, 'poor');
}
