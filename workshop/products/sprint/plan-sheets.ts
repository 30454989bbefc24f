import type { Book } from '../../sheet/book';
import { askForDay, page } from '../../sheet/front';
import { firstOf, isTextual, shown } from '../../sheet/formulas';
import { YES_OR_NO } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMore, warnOfTexts } from '../../sheet/warnings';
import { NUMBER_CELLS, ONE_WEEK, PEOPLE, REASONS, TASK, TASKS, tasks, WEEKS } from './layout';

const PEOPLE_COLUMNS: Column[] = [
  numbers(),
  { head: 'Person', look: 'input' },
  { head: 'Hours a week', look: 'input.center', allow: { number: [0, 80] } },
];

export function sprintSheet(book: Book): void {
  const sheet = page(book, 'Sprint', {
    lead: 'The frame: when it starts, three goals at most, and the hours people really have for planned work.',
    to: 'D',
    widths: [2, 8, 60, 22],
    pages: 1,
    tab: 'type',
    portrait: true,
  });
  askForDay(sheet, ['B5', 'First day of week 1'], 'D5');
  sheet.put('B6', 'Last day of week 12', 'text');
  sheet.put('D6', '=IF(D5="","",D5+83)', 'calc.date.center');
  sheet.row('B8', ['Goal', 'In one sentence', 'Owner'], 'head');
  for (const row of [9, 10, 11]) {
    sheet.row(`B${row}`, [row - 8, undefined, undefined], ['calc.center', 'input.wrap', 'input']);
    sheet.height(row, 28);
  }
  table(sheet, {
    ...{ at: `B${PEOPLE.first}`, columns: PEOPLE_COLUMNS, heads: 'head' },
    lines: indexes(PEOPLE.last - PEOPLE.first + 1),
  });
  sheet.named('People', `C${PEOPLE.first}:D${PEOPLE.last}`);
  const advice =
    'Hours a week: what’s left after customers, meetings and email. For most people, that’s between 4 and 12.';
  sheet.wide(`B${PEOPLE.last + 2}:D${PEOPLE.last + 2}`, advice, 'note.wrap', 28);
}

const KNOWN = `COUNTIF(Sprint!$C$${PEOPLE.first}:$C$${PEOPLE.last},D#)`;
const LOOK_AT = firstOf([
  [`OR(${isTextual('F#')},${isTextual('G#')})`, 'Hours and week need plain numbers'],
  ['D#=""', 'Who does it?'],
  [`${KNOWN}=0`, 'Not on the Sprint sheet'],
  ['E#=""', 'Which goal, or D?'],
  ['F#=""', 'How many hours?'],
  ['G#=""', 'Which week?'],
  ['AND(H#="no",I#="")', 'Why did it slip?'],
]);
const ONE_OF_THE_PEOPLE = {
  from: `Sprint!$C$${PEOPLE.first}:$C$${PEOPLE.last}`,
  hint: 'Pick someone from the Sprint sheet.',
};

const TASK_COLUMNS: Column[] = [
  numbers(5),
  { head: 'Task', width: 52, look: 'input' },
  { head: 'Who', width: 18, look: 'input', allow: ONE_OF_THE_PEOPLE },
  { head: 'Goal', width: 8, look: 'input.center', allow: { oneOf: ['1', '2', '3', 'D'] } },
  { head: 'Hours', width: 8, look: 'input.center', allow: { number: [0, 400] } },
  { head: 'Week', width: 8, look: 'input.center', allow: { number: [1, WEEKS], whole: true } },
  {
    ...{ head: 'Done?', width: 11, look: 'input.center', allow: YES_OR_NO },
    marks: { good: '=$H#="yes"', poor: '=$H#="no"' },
  },
  { head: 'If it slipped, why', width: 22, look: 'input', allow: { oneOf: REASONS } },
  {
    ...{ head: 'First day', width: 13, look: 'calc.day.center' },
    value: '=IF(OR(NOT(ISNUMBER(G#)),Sprint!$D$5=""),"",Sprint!$D$5+7*(G#-1))',
  },
  {
    head: 'Look at',
    width: 30,
    look: 'note',
    value: `=IF(C#="","",${LOOK_AT})`,
    marks: { fair: '=$K#<>""' },
  },
];

export function tasksSheet(book: Book): void {
  const { first, last } = TASKS;
  const sheet = page(book, '12 Weeks', {
    lead: 'Every task: who does it, the goal it serves (1, 2, 3, or D for day-to-day business), its hours and its week. On Friday, say if it’s done.',
    widths: [2, ...widthsOf(TASK_COLUMNS)],
    freeze: `D${first}`,
    repeat: `${first - 1}:${first - 1}`,
    tab: 'type',
    sortable: true,
  });
  warnOfTexts(sheet, 'B4:K4', NUMBER_CELLS);
  table(sheet, { at: `B${first}`, columns: TASK_COLUMNS, lines: indexes(last - first + 1) });
  sheet.filter(`${TASK.title}${first - 1}:${TASK.why}${last}`);
  sheet.named('Tasks', `${TASK.title}${first}:${TASK.why}${last}`);
}

/** One week on one page, for the wall. */
export function oneWeekSheet(book: Book): void {
  const sheet = page(book, 'One Week', {
    lead: 'Type a week number and print its tasks on one page.',
    to: 'G',
    widths: [2, 6, 56, 18, 8, 8, 12],
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  sheet.row(
    'B5',
    ['Week', undefined, '=IF(OR(C5="",Sprint!D5=""),"",Sprint!D5+7*(C5-1))'],
    ['text.bold', 'input.center.bold', 'calc.date.center'],
  );
  sheet.put('C5', 1, 'input.center.bold');
  sheet.allow('C5', { number: [1, WEEKS], whole: true });
  const all = `COUNTIF(${tasks('week')},$C$5)`;
  saysMore(sheet, 'B6:G6', { asked: '$C$5', all, room: ONE_WEEK, what: 'task' });
  table(sheet, { at: 'B8', columns: WEEK_COLUMNS, lines: indexes(ONE_WEEK), height: 26 });
}

/** The next task of the week: the lowest number above that of the row before. */
function nextTask(index: number, row: number): string {
  const [weeks, numbers] = [tasks('week'), tasks('number')];
  const above = index === 0 ? '0' : `$B${row - 1}`;
  const later = `(${weeks}=$C$5)*(${numbers}>N(${above}))`;
  const lowest = `${TASKS.last}-SUMPRODUCT(MAX(${later}*(${TASKS.last}-${numbers})))`;
  const next = `IF(SUMPRODUCT(${later})=0,"",${lowest})`;
  return index === 0 ? next : `IF(${above}="","",${next})`;
}

const take = (column: keyof typeof TASK) => `=IF($B#="","",${shown(`INDEX(${tasks(column)},$B#)`)})`;
const WEEK_COLUMNS: Column[] = [
  { head: 'No.', look: 'calc.center', value: (_, index, row) => `=${nextTask(index, row)}` },
  { head: 'Task', look: 'calc.wrap', value: take('title') },
  { head: 'Who', look: 'calc', value: take('who') },
  { head: 'Goal', look: 'calc.center', value: take('goal') },
  { head: 'Hours', look: 'calc.center', value: take('hours') },
  { head: 'Done', look: 'label', value: '' },
];
