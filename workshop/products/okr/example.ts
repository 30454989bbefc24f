import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';
import { LAST_WEEK, scoreFormula, WEEKS, wordFormula } from './layout';

type Line = [
  goal: number,
  title: string,
  kind: 'rise' | 'fall' | 'done',
  start: number,
  target: number,
  weight: number,
  values: number[],
];

const GOAL_TITLES = ['Customers recommend us without being asked', 'We deliver on the day we promised'];
const LINES: Line[] = [
  [1, 'Share of orders that came by recommendation, %', 'rise', 18, 35, 2, [18, 20, 21, 24, 25, 27]],
  [1, 'Days until an offer is sent', 'fall', 6, 2, 1, [6, 5, 5, 4, 4, 3]],
  [1, 'Reviews asked for at hand-over, in the contract', 'done', 0, 1, 1, [0, 0, 0]],
  [2, 'Orders delivered on the promised day, %', 'rise', 71, 90, 3, [71, 72, 72, 74, 73, 75]],
  [2, 'Orders waiting for material', 'fall', 14, 4, 1, [14, 12, 12, 13, 9, 8]],
];

/** A quarter after six weeks, small enough to read, with formulas that work. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 6, 44, 8, 8, 8, 8, 10, 9, 12, 2, ...Array<number>(WEEKS).fill(6)],
    to: LAST_WEEK,
    lead: 'A joinery with nine people, after week 6. Change a value and see what it does.',
  });
  sheet.row(
    'B5',
    ['Goal', 'Key result', 'Kind', 'Start', 'Target', 'Weight', 'Value', 'Score', 'In words'],
    'head.center',
  );
  sheet.row(
    'L5',
    Array.from({ length: WEEKS }, (_, index) => index + 1),
    'head.center',
  );
  LINES.forEach(([goal, title, kind, start, target, weight, values], index) => {
    const row = 6 + index;
    const weeks = `$L${row}:$X${row}`;
    const last = `SUMPRODUCT(MAX(ISNUMBER(${weeks})*$L$5:$X$5))`;
    sheet.row(
      `B${row}`,
      [
        goal,
        title,
        kind,
        start,
        target,
        weight,
        `=IF(${last}=0,"",INDEX(${weeks},${last}))`,
        `=${scoreFormula(`D${row}`, `E${row}`, `F${row}`, `H${row}`)}`,
        `=${wordFormula(`I${row}`)}`,
      ],
      [
        'input.center',
        'input',
        'input.center',
        'input.center',
        'input.center',
        'input.center',
        'calc.center',
        'calc.two.center',
        'calc.center',
      ],
    );
    sheet.row(
      `L${row}`,
      Array.from({ length: WEEKS }, (_, n) => values[n]),
      'input.center',
    );
  });
  sheet.row('B13', ['No.', 'Goal', 'Score', 'In words'], 'head.center');
  GOAL_TITLES.forEach((title, index) => {
    const row = 14 + index;
    const points = `SUMPRODUCT(($B$6:$B$10=$B${row})*$G$6:$G$10,$I$6:$I$10)/SUMIF($B$6:$B$10,$B${row},$G$6:$G$10)`;
    sheet.row(
      `B${row}`,
      [index + 1, title, `=${points}`, `=${wordFormula(`D${row}`)}`],
      ['calc.center', 'calc', 'total.two.center', 'total.center'],
    );
  });
  for (const [range, cell] of [
    ['J6:J10', '$I6'],
    ['E14:E15', '$D14'],
  ] as const) {
    sheet.mark(range, `=${cell}>=0.7`, 'good');
    sheet.mark(range, `=AND(${cell}>=0.4,${cell}<0.7)`, 'fair');
    sheet.mark(range, `=${cell}<0.4`, 'poor');
  }
  const notes = [
    'What the team read from it on Friday of week 6:',
    '1. Goal 1 is in progress: 0.45 after 6 of 13 weeks. Offers go out faster, and more orders come by recommendation. The line in the contract is not done.',
    '2. Goal 2 falls short because the heavy key result does: 75% where 80% would be on pace. Material is no longer the reason.',
    '3. So the check-in spends its 20 minutes on one question: what holds an order back once the material is there?',
  ];
  notes.forEach((note, index) =>
    sheet.wide(`B${18 + index}:X${18 + index}`, note, index === 0 ? 'text.bold' : 'text', 18),
  );
}
