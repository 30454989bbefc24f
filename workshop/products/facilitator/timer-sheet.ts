import { shortest } from '@/lib/tools/rules/agenda';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { columnName } from '../../sheet/sheet';
import {
  fixedFormula,
  minutesFormula,
  remainderFormula,
  ROUNDS,
  shareFormulas,
  wholeFormula,
} from './formulas';
import { BLOCKS, TIMER } from './layout';

const { first, last } = TIMER;
export const LENGTH = { min: shortest(BLOCKS), max: 480 };
/** The columns of the workings: the full plan, the least, a flag for each round, whole minutes, remainder. */
const [PLAN, LEAST, FLAGS] = ['K', 'L', 13] as const;
const flag = (round: number) => columnName(FLAGS + round);
const WHOLE = columnName(FLAGS + ROUNDS + 1);
const REMAINDER = columnName(FLAGS + ROUNDS + 2);
const column = (name: string) => `$${name}$${first}:$${name}$${last}`;

/** When each block begins, for any length and hour; and how late it is. */
export function timerSheet(book: Book): void {
  const sheet = page(book, 'Timer', {
    lead: 'The timekeeper types in when each block really ended, and sees how late you’re running.',
    to: 'I',
    widths: [2, 5, 32, 62, 11, 11, 10, 12, 12, 3, ...Array<number>(ROUNDS + 5).fill(8)],
    pages: 1,
    area: `A1:I${last + 3}`,
    tab: 'read',
  });
  sheet.row('D5', ['Begins at', 0.375], ['text.right.bold', 'input.time.center']);
  sheet.row(
    'D6',
    [`Length in minutes, ${LENGTH.min} to ${LENGTH.max}, without breaks`, 90],
    ['text.right.bold', 'input.center'],
  );
  sheet.row(
    'D7',
    ['Ends at', `=IF(COUNT(G${first}:G${last})=0,"",F${last})`],
    ['text.right', 'calc.time.center'],
  );
  sheet.allow('E5', { time: true });
  sheet.allow('E6', { number: [LENGTH.min, LENGTH.max], whole: true });
  sheet.row(
    `B${first - 1}`,
    ['No.', 'Block', 'What happens', 'From', 'To', 'Minutes', 'Really until', 'Late, minutes'],
    'head.center',
  );
  const lengthRow = '$E$6';
  const valid = `AND(ISNUMBER(${lengthRow}),N(${lengthRow})>=${LENGTH.min},N(${lengthRow})<=${LENGTH.max},N(${lengthRow})=INT(N(${lengthRow})))`;
  BLOCKS.forEach(({ title, does, minutes, least }, index) => {
    const row = first + index;
    const before = index === 0 ? '' : `$${REMAINDER}$${first}:$${REMAINDER}$${row - 1}`;
    const own = minutesFormula(
      `${WHOLE}${row}`,
      `${REMAINDER}${row}`,
      column(REMAINDER),
      before,
      `$${REMAINDER}$${last + 1}`,
    );
    sheet.row(
      `B${row}`,
      [
        index + 1,
        title,
        does,
        `=IF(OR(G${row}="",NOT(ISNUMBER($E$5))),"",$E$5+${index === 0 ? '0' : `SUM(G$${first}:G${row - 1})`}/1440)`,
        `=IF(OR(G${row}="",NOT(ISNUMBER($E$5))),"",$E$5+SUM(G$${first}:G${row})/1440)`,
        `=IF(${valid},${own},"")`,
        undefined,
        `=IF(OR(H${row}="",F${row}=""),"",ROUND((H${row}-F${row})*1440,0))`,
      ],
      [
        'calc.center',
        'calc.bold',
        'calc.wrap',
        'calc.time.center',
        'calc.time.center',
        'total.center',
        'input.time.center',
        'calc.center',
      ],
    );
    sheet.height(row, 28);
    workings(row, minutes, least);
  });
  sheet.row(`F${last + 1}`, ['In all', `=SUM(G${first}:G${last})`], ['label', 'total.center']);
  sheet.allow(`H${first}:H${last}`, { time: true });
  sheet.mark(`I${first}:I${last}`, `=AND(ISNUMBER($I${first}),$I${first}>0)`, 'poor');
  heads();

  function workings(row: number, minutes: number, least: number): void {
    const flags = Array.from({ length: ROUNDS + 1 }, (_, round) => {
      if (round === 0) return 0;
      const from = flag(round - 1);
      return `=${fixedFormula(`${from}${row}`, `$${PLAN}${row}`, `$${LEAST}${row}`, `${from}$${last + 1}`, `${from}$${last + 2}`)}`;
    });
    const end = flag(ROUNDS);
    const shares = [`$${PLAN}${row}`, `${end}$${last + 1}`, `${end}$${last + 2}`] as const;
    const whole = wholeFormula(`${end}${row}`, shares[0], `$${LEAST}${row}`, shares[1], shares[2]);
    sheet.row(
      `${PLAN}${row}`,
      [minutes, least, ...flags, `=${whole}`, `=${remainderFormula(`${end}${row}`, ...shares)}`],
      'note.center',
    );
  }

  function heads(): void {
    const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => `Least, ${round}`);
    sheet.row(`${PLAN}${first - 1}`, ['Plan', 'Least', ...rounds, 'Whole', 'Rest'], 'note.center');
    sheet.row(`${PLAN}${last + 1}`, ['To share', ''], 'note');
    sheet.row(`${PLAN}${last + 2}`, ['Among', ''], 'note');
    // Where the length is not valid nothing is divided by it.
    const length = `IF(${valid},${lengthRow},${LENGTH.max})`;
    for (let round = 0; round <= ROUNDS; round++) {
      const { rest, whole } = shareFormulas(
        { minutes: column(PLAN), least: column(LEAST), length },
        `${flag(round)}$${first}:${flag(round)}$${last}`,
      );
      sheet.put(`${flag(round)}${last + 1}`, `=${rest}`, 'note.center');
      sheet.put(`${flag(round)}${last + 2}`, `=${whole}`, 'note.center');
    }
    sheet.put(`${REMAINDER}${last + 1}`, `=${length}-SUM(${column(WHOLE)})`, 'note.center');
  }
}
