import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';
import { STATEMENTS } from './statements';

/** A digit for each statement; the third is the example of the guide. */
const PEOPLE: [name: string, ratings: string][] = [
  ['Maria, founder', '3232232132213221'],
  ['2', '2213111122103212'],
  ['3', '2103121121103201'],
  ['4', '1213122131112211'],
  ['5', '2112111122203202'],
];
const FIRST = 7;
const LAST = FIRST + 15;

/** Five people of a cabinet shop, with what they talked about and agreed on. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 58, 10, 7, 7, 7, 7, 9, 9, 12],
    to: 'J',
    lead: 'Five people at a cabinet shop. Change a rating and see what it does to the gap.',
  });
  sheet.row(
    `B${FIRST - 1}`,
    ['Statement', ...PEOPLE.map(([name]) => name), 'Mean', 'Gap', 'Maria’s distance'],
    'head.center.wrap',
  );
  sheet.height(FIRST - 1, 30);
  STATEMENTS.forEach(({ short }, index) => {
    const row = FIRST + index;
    const ratings = PEOPLE.map(([, digits]) => Number(digits[index]));
    sheet.row(
      `B${row}`,
      [
        short,
        ...ratings,
        `=AVERAGE(C${row}:G${row})`,
        `=MAX(C${row}:G${row})-MIN(C${row}:G${row})`,
        `=ROUND(C${row}-AVERAGE(D${row}:G${row}),${MEASURE_DECIMALS})`,
      ],
      ['label', ...PEOPLE.map(() => 'input.center'), 'calc.two.center', 'calc.center', 'calc.two.center'],
    );
  });
  sheet.allow(`C${FIRST}:G${LAST}`, { number: [0, 3], whole: true });
  sheet.mark(`I${FIRST}:I${LAST}`, `=I${FIRST}>=2`, 'poor');
  sheet.mark(`J${FIRST}:J${LAST}`, `=ABS(J${FIRST})>=1`, 'fair');
  const notes = [
    'The widest gap: three goals or fewer, each with a number and a date. Maria gave it a 3, and someone gave it a 0. The goals exist, in one head.',
    'They agreed: the three goals for the quarter hang in the workshop, each with today’s value. Owner: Maria. By Friday. Sign: anyone can point to this week’s number.',
  ];
  notes.forEach((note, index) =>
    sheet.wide(`B${LAST + 2 + index}:J${LAST + 2 + index}`, note, 'text.wrap', 30),
  );
  sheet.chart(`B${LAST + 5}`, {
    kind: 'bars',
    title: 'Gap of each statement, on the scale from 0 to 3',
    series: [{ name: `Example!$I$${FIRST - 1}`, values: `Example!$I$${FIRST}:$I$${LAST}` }],
    categories: `Example!$B$${FIRST}:$B$${LAST}`,
    size: [960, 420],
    format: '0',
    min: 0,
    max: 3,
  });
}
