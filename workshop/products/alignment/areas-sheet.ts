import { MODERATE_FROM, STRONG_FROM } from '@/lib/diagnostic/rules/score';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { FIRST_PERSON, LAST_PERSON, OF_PERSON, statementsOf, words } from './layout';
import { AREAS } from './statements';

export const AREA_ROW = 7;

/** Four areas and the overall score of the team. */
export function areasSheet(book: Book): void {
  const lead =
    'Nothing to fill in. Points and score are counted as in the free diagnostic and then averaged over the people.';
  const sheet = page(book, 'Areas', {
    lead,
    to: 'H',
    widths: [2, 34, 13, 13, 13, 20, 13, 13],
    pages: 1,
    tab: 'read',
  });
  const heads = [
    'Area',
    'Mean rating, 0 to 3',
    'Mean gap, 0 to 3',
    'Points of 12, mean',
    'In words',
    'Lowest person',
    'Highest person',
  ];
  sheet.row(`B${AREA_ROW - 1}`, heads, 'head.center.wrap');
  sheet.height(AREA_ROW - 1, 30);
  const looks = [
    'label',
    'calc.two.center',
    'calc.two.center',
    'calc.one.center',
    'calc.center',
    'calc.center',
  ];
  const some = (cells: string, formula: string) => `=IF(COUNT(${cells})=0,"",${formula})`;
  const people = (row: number) => `Answers!$${FIRST_PERSON}$${row}:$${LAST_PERSON}$${row}`;
  AREAS.forEach(({ title }, area) => {
    const [first, last] = statementsOf(area);
    const column = (name: string) => `Alignment!$${name}$${first}:$${name}$${last}`;
    const points = people(OF_PERSON.areas + area);
    const row = AREA_ROW + area;
    sheet.row(
      `B${row}`,
      [
        title,
        some(column('E'), `AVERAGE(${column('E')})`),
        some(column('I'), `AVERAGE(${column('I')})`),
        some(points, `AVERAGE(${points})`),
        `=${words(`E${row}`, 9, 6)}`,
        some(points, `MIN(${points})`),
        some(points, `MAX(${points})`),
      ],
      looks,
    );
  });
  const [row, scores] = [AREA_ROW + AREAS.length, people(OF_PERSON.score)];
  sheet.row(
    `B${row}`,
    [
      'Overall score, %',
      '',
      '',
      some(scores, `AVERAGE(${scores})`),
      `=${words(`E${row}`, STRONG_FROM, MODERATE_FROM)}`,
      some(scores, `MIN(${scores})`),
      some(scores, `MAX(${scores})`),
    ],
    ['total', 'total', 'total', 'total.one.center', 'total.center', 'total.center'],
  );
  for (const [word, mark] of [
    ['Strong', 'good'],
    ['Moderate', 'fair'],
    ['Needs Attention', 'poor'],
  ] as const)
    sheet.mark(`F${AREA_ROW}:F${row}`, `=$F${AREA_ROW}="${word}"`, mark);
  sheet.chart(`B${row + 2}`, {
    kind: 'columns',
    title: 'Mean rating and mean gap of the four areas',
    series: ['C', 'D'].map((column) => ({
      name: `Areas!$${column}$${AREA_ROW - 1}`,
      values: `Areas!$${column}$${AREA_ROW}:$${column}$${AREA_ROW + 3}`,
    })),
    categories: `Areas!$B$${AREA_ROW}:$B$${AREA_ROW + 3}`,
    size: [860, 320],
    format: '0.0',
    min: 0,
    max: 3,
  });
}
