import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import type { Mark } from '../../sheet/styles';
import { LAST_WEEK, marksOf, scoreFormula, WEEKS, wordFormula } from './layout';

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
  [1, 'Share of orders that came by referral, %', 'rise', 18, 35, 2, [18, 20, 21, 24, 25, 27]],
  [1, 'Days until we send a quote', 'fall', 6, 2, 1, [6, 5, 5, 4, 4, 3]],
  [1, 'Contract asks for a review at handover', 'done', 0, 1, 1, [0, 0, 0]],
  [2, 'Orders delivered on the promised day, %', 'rise', 71, 90, 3, [71, 72, 72, 74, 73, 75]],
  [2, 'Orders waiting for materials', 'fall', 14, 4, 1, [14, 12, 12, 13, 9, 8]],
];

const WEEK = '$L#:$X#';
const LAST_VALUE = `SUMPRODUCT(MAX(ISNUMBER(${WEEK})*$L$5:$X$5))`;
const COLUMNS: Column<Line>[] = [
  { head: 'Goal', width: 6, look: 'input.center', value: ([goal]) => goal },
  { head: 'Key result', width: 44, look: 'input', value: ([, title]) => title },
  { head: 'Kind', width: 8, look: 'input.center', value: ([, , kind]) => kind },
  { head: 'Start', width: 8, look: 'input.center', value: ([, , , start]) => start },
  { head: 'Target', width: 8, look: 'input.center', value: ([, , , , target]) => target },
  { head: 'Weight', width: 8, look: 'input.center', value: ([, , , , , weight]) => weight },
  {
    ...{ head: 'Value', width: 10, look: 'calc.center' },
    value: `=IF(${LAST_VALUE}=0,"",INDEX(${WEEK},${LAST_VALUE}))`,
  },
  { head: 'Score', width: 9, look: 'calc.two.center', value: `=${scoreFormula('D#', 'E#', 'F#', 'H#')}` },
  { head: 'In words', width: 12, look: 'calc.center', value: `=${wordFormula('I#')}` },
];
const WEEK_COLUMNS = indexes(WEEKS).map((week): Column<Line> => ({
  head: week + 1,
  width: 6,
  look: 'input.center',
  value: ({ 6: values }) => values[week],
}));
const POINTS = 'SUMPRODUCT(($B$6:$B$10=$B#)*$G$6:$G$10,$I$6:$I$10)/SUMIF($B$6:$B$10,$B#,$G$6:$G$10)';
const GOAL_COLUMNS: Column<string>[] = [
  numbers(),
  { head: 'Goal', look: 'calc', value: (title) => title },
  { head: 'Score', look: 'total.two.center', value: `=${POINTS}` },
  { head: 'In words', look: 'total.center', value: `=${wordFormula('D#')}` },
];

/** A quarter after six weeks, small enough to read, with formulas that work. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, ...widthsOf(COLUMNS), 2, ...widthsOf(WEEK_COLUMNS)],
    to: LAST_WEEK,
    lead: 'A nine-person cabinet shop, after week 6. Change a value and see what it does.',
  });
  table(sheet, { at: 'B6', columns: COLUMNS, lines: LINES });
  table(sheet, { at: 'L6', columns: WEEK_COLUMNS, lines: LINES });
  table(sheet, { at: 'B14', columns: GOAL_COLUMNS, lines: GOAL_TITLES });
  for (const [range, cell] of [
    ['J6:J10', '$I6'],
    ['E14:E15', '$D14'],
  ] as const) {
    for (const [mark, formula] of Object.entries(marksOf(cell))) sheet.mark(range, formula, mark as Mark);
  }
  const notes = [
    'What the team learned on Friday of week 6:',
    '1. Goal 1 is in progress: 0.45 after 6 of 13 weeks. Quotes go out faster, and more orders come by referral. The line in the contract isn’t done.',
    '2. Goal 2 falls short because its heaviest key result does: 75% where 80% would be on pace. Materials aren’t the reason anymore.',
    '3. So the check-in spends its 20 minutes on one question: what holds an order back once the materials are in?',
  ];
  notes.forEach((note, index) =>
    sheet.wide(`B${18 + index}:X${18 + index}`, note, index === 0 ? 'text.bold' : 'text', 18),
  );
}
