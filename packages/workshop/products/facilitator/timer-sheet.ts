import { blocksOf, PEOPLE, LENGTHS } from '@/lib/tools/rules/agenda';
import { PLANS } from '@/lib/tools/rules/workshop-plans';
import { type Book } from '../../sheet/book';
import { lines, page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { PLANS_FIRST, PLANS_LAST, TIMER } from './layout';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';

/** A block of a plan, with its minutes for each number of people. */
type Line = { length: number; title: string; does: string; minutes: number[] };

const GROUPS = indexes(PEOPLE.max - PEOPLE.min + 1).map((index) => PEOPLE.min + index);
const LINES: Line[] = PLANS.flatMap((plan) =>
  plan.blocks.map(({ title, does = '' }, index) => ({
    length: plan.minutes,
    title,
    does,
    minutes: GROUPS.map((people) => blocksOf(plan, people)[index]!.minutes),
  })),
);
const PLAN_COLUMNS: Column<Line>[] = [
  { head: 'Length', width: 9, look: 'calc.center', value: ({ length }) => length },
  { head: 'Block', width: 27, look: 'calc.bold', value: ({ title }) => title },
  { head: 'What happens', width: 60, look: 'calc.wrap', value: ({ does }) => does },
  ...GROUPS.map((people, index): Column<Line> => ({
    head: `${people} people`,
    width: 6.5,
    look: 'calc.center',
    value: ({ minutes }) => minutes[index],
  })),
];

/** The four plans, each block with its minutes for 4 to 12 people. The Timer reads them here. */
export function plansSheet(book: Book): void {
  const sheet = page(book, 'Plans', {
    lead: 'Four lengths, each planned for itself, in minutes for 4 to 12 people. Every block begins on five minutes. The Timer takes its blocks from here.',
    widths: [2, ...widthsOf(PLAN_COLUMNS)],
    freeze: `D${PLANS_FIRST}`,
    repeat: `${PLANS_FIRST - 1}:${PLANS_FIRST - 1}`,
    tab: 'beside',
  });
  table(sheet, {
    at: `B${PLANS_FIRST}`,
    columns: PLAN_COLUMNS,
    lines: LINES,
    heads: 'head.center.wrap',
    headHeight: 30,
  });
  LINES.forEach(({ length, does }, index) => {
    sheet.height(PLANS_FIRST + index, lines(does, 74));
    if (index > 0 && length !== LINES[index - 1]!.length && length >= 240)
      sheet.breakBefore(PLANS_FIRST + index);
  });
}

const { first, last } = TIMER;
const [START, LENGTH, PEOPLE_CELL] = ['$E$5', '$E$6', '$E$7'] as const;

/** Of the sheet Plans: one of its columns, over all blocks. */
const column = (name: string) => `Plans!$${name}$${PLANS_FIRST}:$${name}$${PLANS_LAST}`;
const ALL_MINUTES = `Plans!$E$${PLANS_FIRST}:$${columnName(5 + PEOPLE.max - PEOPLE.min)}$${PLANS_LAST}`;
const BLOCKS_OF_PLAN = `COUNTIF(${column('B')},N(${LENGTH}))`;
const VALID = `AND(ISNUMBER(${LENGTH}),${BLOCKS_OF_PLAN}>0,ISNUMBER(${PEOPLE_CELL}),N(${PEOPLE_CELL})>=${PEOPLE.min},N(${PEOPLE_CELL})<=${PEOPLE.max},N(${PEOPLE_CELL})=INT(N(${PEOPLE_CELL})))`;

const place = (index: number) => `MATCH(${LENGTH},${column('B')},0)+${index}`;
/** As a text: a break has nothing that happens in it, and that would be a 0. */
const ofPlan = (name: string) => (index: number) =>
  `=IF($G#="","",INDEX(${column(name)},${place(index)})&"")`;
const hour = (minutes: string) => `=IF(OR(G#="",NOT(ISNUMBER(${START}))),"",${START}+${minutes}/1440)`;

const COLUMNS: Column[] = [
  { head: 'No.', width: 5, look: 'calc.center', value: (index) => `=IF(G#="","",${index + 1})` },
  { head: 'Block', width: 30, look: 'calc.bold', value: ofPlan('C') },
  { head: 'What happens', width: 62, look: 'calc.wrap', value: ofPlan('D') },
  {
    head: 'From',
    width: 11,
    look: 'calc.time.center',
    value: (index, _, row) => hour(index === 0 ? '0' : `SUM(G$${first - 1}:G${row - 1})`),
  },
  { head: 'To', width: 11, look: 'calc.time.center', value: hour(`SUM(G$${first}:G#)`) },
  {
    head: 'Minutes',
    width: 10,
    look: 'total.center',
    value: (index) =>
      `=IF(${VALID},IF(${BLOCKS_OF_PLAN}>${index},INDEX(${ALL_MINUTES},${place(index)},${PEOPLE_CELL}-${PEOPLE.min - 1}),""),"")`,
  },
  { head: 'Really until', width: 12, look: 'input.time.center', allow: { time: true } },
  {
    head: 'Late, minutes',
    width: 12,
    look: 'calc.center',
    value: '=IF(COUNT(F#,H#)<2,"",ROUND((H#-F#)*1440,0))',
    marks: { poor: '=AND(ISNUMBER($I#),$I#>0)' },
  },
];

/** When each block of a plan begins, for any hour; and how late it is. */
export function timerSheet(book: Book): void {
  const sheet = page(book, 'Timer', {
    lead: 'The timekeeper types in when each block really ended, and sees how late you’re running.',
    to: 'I',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    tab: 'type',
  });
  const [lengths, most] = [LENGTHS.slice(0, -1).join(', '), LENGTHS.at(-1)];
  sheet.row('D5', ['Begins at', 0.375], ['text.right.bold', 'input.time.center']);
  sheet.row('D6', [`Length in minutes: ${lengths} or ${most}`, 90], ['text.right.bold', 'input.center']);
  sheet.row('D7', [`People, ${PEOPLE.min} to ${PEOPLE.max}`, 6], ['text.right.bold', 'input.center']);
  const many = `IF(AND(${PEOPLE_CELL}>8,${LENGTH}<240),"From nine people on, half a day (240) is better.","")`;
  const says = {
    F5: `IF(ISNUMBER(${START}),"","Type a time, such as 9:00.")`,
    F6: `IF(${VALID},"","There’s no plan for this length and number of people.")`,
    F7: `IF(${VALID},${many},"")`,
  };
  for (const [cell, formula] of Object.entries(says)) {
    sheet.put(cell, `=${formula}`, 'text.bold.left.indent');
    sheet.mark(`${cell}:I${cell[1]}`, `=LEN($${cell[0]}$${cell[1]})>0`, cell === 'F7' ? 'fair' : 'poor');
  }
  const end = `IF(COUNT(F${first}:F${last})=0,"",MAX(F${first}:F${last}))`;
  sheet.row('D8', ['Ends at', `=${end}`], ['text.right', 'calc.time.center']);
  sheet.named('Begins_at', 'E5');
  sheet.named('Length_in_minutes', 'E6');
  sheet.allow('E5', { time: true });
  sheet.allow('E6', { oneOf: LENGTHS.map(String) });
  sheet.allow('E7', { number: [PEOPLE.min, PEOPLE.max], whole: true });
  table(sheet, {
    at: `B${first}`,
    columns: COLUMNS,
    lines: indexes(last - first + 1),
    height: 28,
    name: 'Really_until',
  });
  sheet.row(`F${last + 1}`, ['In all', `=SUM(G${first}:G${last})`], ['label', 'total.center']);
}
