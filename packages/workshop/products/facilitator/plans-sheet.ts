import { blocksOf, PEOPLE } from '@/lib/tools/rules/agenda';
import { PLANS } from '@/lib/tools/rules/workshop-plans';
import type { Book } from '../../sheet/book';
import { lines, page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { PLANS_FIRST } from './layout';

/** A block of a plan, with its minutes for each number of people. */
type Line = { length: number; title: string; does: string; minutes: number[] };

const GROUPS = indexes(PEOPLE.max - PEOPLE.min + 1).map((index) => PEOPLE.min + index);
const LINES: Line[] = PLANS.flatMap((plan) =>
  plan.blocks.map(({ title, does = '' }, index) => ({
    ...{ length: plan.minutes, title, does },
    minutes: GROUPS.map((people) => blocksOf(plan, people)[index]!.minutes),
  })),
);
const COLUMNS: Column<Line>[] = [
  { head: 'Length', width: 9, look: 'calc.center', value: ({ length }) => length },
  { head: 'Block', width: 27, look: 'calc.bold', value: ({ title }) => title },
  { head: 'What happens', width: 60, look: 'calc.wrap', value: ({ does }) => does },
  ...GROUPS.map((people, index): Column<Line> => ({
    ...{ head: `${people} people`, width: 6.5, look: 'calc.center' },
    value: ({ minutes }) => minutes[index],
  })),
];

/** The four plans, each block with its minutes for 4 to 12 people. The Timer reads them here. */
export function plansSheet(book: Book): void {
  const sheet = page(book, 'Plans', {
    lead: 'Four lengths, each planned for itself, in minutes for 4 to 12 people. Every block begins on five minutes. The Timer takes its blocks from here.',
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: `D${PLANS_FIRST}`,
    repeat: `${PLANS_FIRST - 1}:${PLANS_FIRST - 1}`,
    tab: 'beside',
  });
  table(sheet, {
    at: `B${PLANS_FIRST}`,
    columns: COLUMNS,
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
