import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import type { Book } from '../../sheet/book';
import { compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { COLUMN, LEVEL_NAMES, NUMBER_CELLS, entryOf, onWorkings, ROOT, YEARS } from './layout';

export const LEVEL_ROW = 8;
/**
 * What leads up to no yearly goal comes first, then day-to-day business, the goals that have a line, and the
 * others together.
 */
export const NONE_ROW = 33;
export const DAY_ROW = NONE_ROW + 1;
export const SHARE_ROW = DAY_ROW + 1;
export const OTHERS_ROW = SHARE_ROW + YEARS;

const rank = onWorkings(COLUMN.rank);
const root = onWorkings(ROOT);
/** What serves nothing, and is no loose end. */
const dayToDay = `(${onWorkings(COLUMN.fault)}="serves nothing")*(LEN(${onWorkings(COLUMN.loose)})=0)`;
const years = `COUNT(${onWorkings(COLUMN.nthYear)})`;
const BARS = { kind: 'bars' as const, min: 0 };

const LEVELS: Column<string>[] = [
  { head: '', width: 8, look: 'label', value: '' },
  { head: 'Level', width: 52, look: 'label', value: (name) => name },
  {
    ...{ head: 'Lines', width: 12, look: 'calc.center' },
    value: (_, index) => `=SUMPRODUCT((${rank}=${index + 1})*(1-${dayToDay}))`,
  },
  {
    ...{ head: 'Lead up', width: 16, look: 'calc.center' },
    value: (_, index) => `=SUMPRODUCT((${rank}=${index + 1})*(${root}>0))`,
  },
  { head: 'Share', width: 16, look: 'calc.percent.center', value: '=IF(D#=0,"",E#/D#)' },
];

export function shareSheet(book: Book): void {
  const sheet = page(book, 'Share', {
    lead: 'Nothing to fill in. How much of each level leads up to a yearly goal, and how much of the work each goal and day-to-day business get.',
    to: 'F',
    widths: [2, ...widthsOf(LEVELS)],
    rowHeight: 14,
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  const silent = `SUMPRODUCT((${rank}=4)*(${onWorkings(COLUMN.hours)}=0))`;
  const says = `${silent}&IF(${silent}=1," task has"," tasks have")&" no hours: that work is in no share below."`;
  warnOfTexts(sheet, 'B4:F4', NUMBER_CELLS, `IF(${silent}=0,"",${says})`);
  sheet.section(`B${LEVEL_ROW - 2}`, 'How much of each level leads up to the year', 5, 24);
  table(sheet, { at: `B${LEVEL_ROW}`, columns: LEVELS, lines: LEVEL_NAMES });
  sheet.wide(
    `B${LEVEL_ROW + 4}:F${LEVEL_ROW + 4}`,
    'Tasks marked D, for day-to-day business, aren’t counted here.',
    'note',
  );
  sheet.chart(`B${LEVEL_ROW + 5}`, {
    ...{ ...BARS, size: [520, 250] },
    title: 'Share of each level that leads up to a yearly goal',
    series: [{ name: `Share!$F$${LEVEL_ROW - 1}`, values: `Share!$F$${LEVEL_ROW}:$F$${LEVEL_ROW + 3}` }],
    categories: `Share!$C$${LEVEL_ROW}:$C$${LEVEL_ROW + 3}`,
    format: '0%',
    max: 1,
  });
  yearlyGoals(sheet);
}

/** Tasks, and their hours, whose yearly goal meets a condition: "=$B33", ">0". */
const tasksOf = (condition: string) => `SUMPRODUCT((${rank}=4)*(${root}${condition}))`;
const hoursOf = (criterion: string) => `SUMIFS(${onWorkings(COLUMN.hours)},${rank},4,${root},${criterion})`;
/** Those that lead up to none; day-to-day business stands apart. */
const LOOSE = `(${rank}=4)*(${root}=0)*(1-${dayToDay})`;
const DAILY = `(${rank}=4)*${dayToDay}`;
const tasksIn = (which: string) => `=SUMPRODUCT(${which})`;
const hoursIn = (which: string) => `=SUMPRODUCT(${which}*${onWorkings(COLUMN.hours)})`;

const inGoal = (formula: string) => `=IF($B#="","",${formula})`;
const TOTAL = `SUM($E$${NONE_ROW}:$E$${OTHERS_ROW})`;
const share = `IF(${TOTAL}=0,"",E#/${TOTAL})`;
const beyond = (all: string, column: string) =>
  `=IF(${years}<=${YEARS},"",ROUND(${all}-SUM(${column}$${SHARE_ROW}:${column}$${OTHERS_ROW - 1}),${MEASURE_DECIMALS}))`;

type Line = 'goal' | 'others' | 'none' | 'daily';
const one = (values: Record<Line, string | ((index: number) => string)>) => (line: Line, at: number) => {
  const value = values[line];
  return typeof value === 'function' ? value(at - (SHARE_ROW - NONE_ROW)) : value;
};
const GOALS: Column<Line>[] = [
  {
    ...{ head: 'No.', look: 'text.center' },
    value: one({
      goal: (index) => `=IFERROR(MATCH(${index + 1},${onWorkings(COLUMN.nthYear)},0),"")`,
      ...{ others: '', none: '', daily: '' },
    }),
  },
  {
    ...{ head: 'Yearly goal', look: 'text' },
    value: one({
      goal: inGoal(entryOf('D')),
      others: `=IF(${years}<=${YEARS},"",${years}-${YEARS}&" more, which are not shown: three are enough")`,
      none: 'No yearly goal',
      daily: 'Day-to-day business: tasks marked D',
    }),
  },
  {
    ...{ head: 'Tasks', look: 'text.center' },
    value: one({
      goal: inGoal(tasksOf('=$B#')),
      others: beyond(tasksOf('>0'), 'D'),
      none: tasksIn(LOOSE),
      daily: tasksIn(DAILY),
    }),
  },
  {
    ...{ head: 'Hours a week', look: 'text.one.center' },
    value: one({
      goal: inGoal(hoursOf('$B#')),
      others: beyond(hoursOf('">0"'), 'E'),
      none: hoursIn(LOOSE),
      daily: hoursIn(DAILY),
    }),
  },
  {
    ...{ head: 'Share of hours', look: 'text.percent.center' },
    value: one({
      goal: inGoal(share),
      others: `=IF($E#="","",${share})`,
      none: `=${share}`,
      daily: `=${share}`,
    }),
  },
];

function yearlyGoals(sheet: Sheet): void {
  sheet.section(`B${NONE_ROW - 2}`, 'Tasks and hours for each yearly goal', 5, 24);
  const lines: Line[] = ['none', 'daily', ...indexes(YEARS).map(() => 'goal' as const), 'others'];
  table(sheet, { at: `B${NONE_ROW}`, columns: GOALS, lines });
  sheet.mark(`B${NONE_ROW}:F${NONE_ROW}`, `=$D$${NONE_ROW}>0`, 'fair');
  // Up to a third of all hours can be day-to-day business.
  sheet.mark(
    `B${DAY_ROW}:F${DAY_ROW}`,
    `=IF(ISNUMBER($F$${DAY_ROW}),${compared(`$F$${DAY_ROW}`, '>', '1/3')},FALSE)`,
    'fair',
  );
  sheet.mark(`B${OTHERS_ROW}:F${OTHERS_ROW}`, `=ISNUMBER($D$${OTHERS_ROW})`, 'fair');
  sheet.mark(`D${SHARE_ROW}:D${OTHERS_ROW - 1}`, `=AND(ISNUMBER($D${SHARE_ROW}),$D${SHARE_ROW}=0)`, 'poor');
  sheet.mark(`B${NONE_ROW}:F${OTHERS_ROW}`, `=LEN($C${NONE_ROW})>0`, 'line');
  sheet.chart(`B${OTHERS_ROW + 2}`, {
    ...{ ...BARS, size: [830, 330] },
    title: 'Hours a week for each yearly goal',
    series: [{ name: `Share!$E$${NONE_ROW - 1}`, values: `Share!$E$${NONE_ROW}:$E$${OTHERS_ROW}` }],
    categories: `Share!$C$${NONE_ROW}:$C$${OTHERS_ROW}`,
    format: '0',
  });
}
