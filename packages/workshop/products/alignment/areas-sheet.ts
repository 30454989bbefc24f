import { type Book } from '../../sheet/book';
import { exactBeside } from '../../sheet/exact';
import { page } from '../../sheet/front';
import { table, widthsOf, type Column } from '../../sheet/table';
import { boundsOf, FIRST_PERSON, LAST_PERSON, OF_PERSON, statementsOf, words } from './layout';
import { EACH } from './alignment-sheet';
import { AREAS, VERDICTS } from './statements';

export const AREA_ROW = 7;

const some = (cells: string, formula: string) => `=IF(COUNT(${cells})=0,"",${formula}(${cells}))`;
const people = (row: number) => `Answers!$${FIRST_PERSON}$${row}:$${LAST_PERSON}$${row}`;
const meanOf = (column: string) => (_: unknown, area: number) => {
  const [first, last] = statementsOf(area, EACH.first);
  return some(`Alignment!$${column}$${first}:$${column}$${last}`, 'AVERAGE');
};
const points = (formula: string) => (_: unknown, area: number) =>
  some(people(OF_PERSON.areas + area), formula);
const scores = (formula: string) => some(people(OF_PERSON.score), formula);

const COLUMNS: Column<(typeof AREAS)[number]>[] = [
  {
    head: 'Area',
    width: 34,
    look: 'label',
    value: ({ title }) => title,
    total: ['Overall score, %', 'total'],
  },
  {
    head: 'Mean rating, 0 to 3',
    width: 13,
    look: 'calc.two.center',
    value: meanOf('E'),
    total: ['', 'total'],
  },
  {
    head: 'Mean spread, 0 to 1.5',
    width: 13,
    look: 'calc.two.center',
    value: meanOf('F'),
    total: ['', 'total'],
  },
  {
    head: 'Points of 12, mean',
    width: 13,
    look: 'calc.one.center',
    value: points('AVERAGE'),
    total: [scores('AVERAGE'), 'total.one.center'],
  },
  {
    head: 'In words',
    width: 20,
    look: 'calc.center',
    value: `=${words('E#', 'badge')}`,
    total: [`=${words('E#', 'score')}`, 'total.center'],
  },
  {
    head: 'Lowest person',
    width: 13,
    look: 'calc.center',
    value: points('MIN'),
    total: [scores('MIN'), 'total.center'],
  },
  {
    head: 'Highest person',
    width: 13,
    look: 'calc.center',
    value: points('MAX'),
    total: [scores('MAX'), 'total.center'],
  },
];

export function areasSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Points and score work as in the free diagnostic, then get averaged across people.';
  const sheet = page(book, 'Areas', {
    lead,
    to: 'H',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    tab: 'read',
  });
  table(sheet, {
    at: `B${AREA_ROW}`,
    columns: COLUMNS,
    lines: AREAS,
    heads: 'head.center.wrap',
    headHeight: 30,
  });
  const row = AREA_ROW + AREAS.length;
  exactBeside(sheet, `E${AREA_ROW}:E${row - 1}`, boundsOf('badge'), 'one');
  exactBeside(sheet, `E${row}`, boundsOf('score'), 'one');
  for (const [verdict, mark] of [
    ['strong', 'good'],
    ['moderate', 'fair'],
    ['needsAttention', 'poor'],
  ] as const)
    sheet.mark(`F${AREA_ROW}:F${row}`, `=$F${AREA_ROW}="${VERDICTS[verdict].name}"`, mark);
  sheet.chart(`B${row + 2}`, {
    kind: 'columns',
    title: 'Mean rating and mean spread of the four areas',
    series: ['C', 'D'].map((column) => ({
      name: `Areas!$${column}$${AREA_ROW - 1}`,
      values: `Areas!$${column}$${AREA_ROW}:$${column}$${AREA_ROW + AREAS.length - 1}`,
    })),
    categories: `Areas!$B$${AREA_ROW}:$B$${AREA_ROW + AREAS.length - 1}`,
    size: [860, 320],
    format: '0.0',
    min: 0,
    max: 3,
  });
}
