import { LENGTHS, PEOPLE } from '@/lib/tools/rules/agenda';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { columnName } from '../../sheet/sheet';
import { PLANS_FIRST, PLANS_LAST, TIMER } from './layout';

const { first, last } = TIMER;
const [START, LENGTH, PEOPLE_CELL] = ['$E$5', '$E$6', '$E$7'] as const;

/** Of the sheet Plans: one of its columns, over all blocks. */
const column = (name: string) => `Plans!$${name}$${PLANS_FIRST}:$${name}$${PLANS_LAST}`;
const ALL_MINUTES = `Plans!$E$${PLANS_FIRST}:$${columnName(5 + PEOPLE.max - PEOPLE.min)}$${PLANS_LAST}`;
const BLOCKS_OF_PLAN = `COUNTIF(${column('B')},N(${LENGTH}))`;
const VALID = `AND(ISNUMBER(${LENGTH}),${BLOCKS_OF_PLAN}>0,ISNUMBER(${PEOPLE_CELL}),N(${PEOPLE_CELL})>=${PEOPLE.min},N(${PEOPLE_CELL})<=${PEOPLE.max},N(${PEOPLE_CELL})=INT(N(${PEOPLE_CELL})))`;

/** When each block of a plan begins, for any hour; and how late it is. */
export function timerSheet(book: Book): void {
  const sheet = page(book, 'Timer', {
    lead: 'The timekeeper types in when each block really ended, and sees how late you’re running.',
    to: 'I',
    widths: [2, 5, 32, 66, 11, 11, 10, 12, 12],
    pages: 1,
    tab: 'read',
  });
  const [lengths, most] = [LENGTHS.slice(0, -1).join(', '), LENGTHS.at(-1)];
  sheet.row('D5', ['Begins at', 0.375], ['text.right.bold', 'input.time.center']);
  sheet.row('D6', [`Length in minutes: ${lengths} or ${most}`, 90], ['text.right.bold', 'input.center']);
  sheet.row('D7', [`People, ${PEOPLE.min} to ${PEOPLE.max}`, 6], ['text.right.bold', 'input.center']);
  const end = `IF(COUNT(G${first}:G${last})=0,"",MAX(F${first}:F${last}))`;
  sheet.row('D8', ['Ends at', `=${end}`], ['text.right', 'calc.time.center']);
  sheet.allow('E5', { time: true });
  sheet.allow('E6', { oneOf: LENGTHS.map(String) });
  sheet.allow('E7', { number: [PEOPLE.min, PEOPLE.max], whole: true });
  sheet.row(
    `B${first - 1}`,
    ['No.', 'Block', 'What happens', 'From', 'To', 'Minutes', 'Really until', 'Late, minutes'],
    'head.center',
  );
  for (let row = first; row <= last; row++) {
    const place = `MATCH(${LENGTH},${column('B')},0)+${row - first}`;
    const ofPlan = (name: string) => `=IF($G${row}="","",INDEX(${column(name)},${place}))`;
    const before = row === first ? '0' : `SUM(G$${first}:G${row - 1})`;
    const hour = (minutes: string) =>
      `=IF(OR(G${row}="",NOT(ISNUMBER(${START}))),"",${START}+${minutes}/1440)`;
    sheet.row(
      `B${row}`,
      [
        `=IF(G${row}="","",${row - first + 1})`,
        ofPlan('C'),
        ofPlan('D'),
        hour(before),
        hour(`SUM(G$${first}:G${row})`),
        `=IF(${VALID},IF(${BLOCKS_OF_PLAN}>${row - first},INDEX(${ALL_MINUTES},${place},${PEOPLE_CELL}-${PEOPLE.min - 1}),""),"")`,
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
  }
  sheet.row(`F${last + 1}`, ['In all', `=SUM(G${first}:G${last})`], ['label', 'total.center']);
  sheet.allow(`H${first}:H${last}`, { time: true });
  sheet.mark(`I${first}:I${last}`, `=AND(ISNUMBER($I${first}),$I${first}>0)`, 'poor');
}
