import { type Book } from '../../sheet/book';
import { askForDay, page } from '../../sheet/front';
import { firstOf, isTextual, isWithin, shown, dayAfter } from '../../sheet/formulas';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { says, saysMoreBelow, warnOfTexts } from '../../sheet/warnings';
import {
  DONE,
  NAMES,
  NUMBER_CELLS,
  ONE_OF_THE_PEOPLE,
  PEOPLE,
  TASK_HOURS,
  WEEK_HOURS,
  REASONS,
  TASKS,
  WEEKS,
  dayOf,
  LAST_WEEK,
  OWN_HOURS,
} from './layout';
import { type Rule } from '../../sheet/rules';

const PEOPLE_COLUMNS: Column[] = [
  numbers(),
  {
    head: 'Person',
    look: 'input',
    ask: 'A name, the same as in 12 Weeks.',
  },
  {
    head: 'Hours a week',
    look: 'input.center',
    allow: { number: [...WEEK_HOURS] },
    ask: 'What’s left for planned work in a usual week. Holidays go into Hours.',
  },
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
  askForDay(sheet, ['B5', 'First day of week 1'], 'D5', 'D7');
  sheet.named('First_day', 'D5');
  sheet.put('B6', 'Last day of week 12', 'text');
  sheet.put('D6', `=${dayAfter('D5', 83)}`, 'calc.date.center');
  sheet.row('B8', ['Goal', 'In one sentence', 'Owner'], 'head');
  for (const row of [9, 10, 11]) {
    sheet.row(`B${row}`, [row - 8, undefined, undefined], ['calc.center', 'input.wrap', 'input']);
    sheet.height(row, 28);
  }
  sheet.lists.push({ numbers: 'B', first: 9, last: 11 });
  sheet.ask('C9:C11', 'What’s true after 12 weeks, in one sentence.');
  sheet.ask('D9:D11', 'One name: who answers for it.');
  sheet.named('Goals', 'C9:D11');
  table(sheet, {
    at: `B${PEOPLE.first}`,
    columns: PEOPLE_COLUMNS,
    heads: 'head',
    name: 'People',
    lines: indexes(PEOPLE.last - PEOPLE.first + 1),
    uncounted: 'B13:D13',
  });
  const twice = `SUMPRODUCT((LEN(${NAMES})>0)*(COUNTIF(${NAMES},${NAMES})>1))`;
  says(sheet, 'B12:D12', `IF(${twice}=0,"","Two people have the same name: add an initial.")`);
  const advice =
    'Hours a week: what’s left after customers, meetings and email. For most people, that’s between 4 and 12.';
  sheet.wide(`B${PEOPLE.last + 2}:D${PEOPLE.last + 2}`, advice, 'note.wrap', 28);
}

const KNOWN = `COUNTIF(${NAMES},D#)`;
const LOOK_AT = firstOf([
  [`OR(${isTextual('F#')},${isTextual('G#')})`, 'Hours and week need plain numbers'],
  ['D#=""', 'Who does it?'],
  [`${KNOWN}=0`, 'Not on the Sprint sheet'],
  ['NOT(ISNUMBER(SEARCH("|"&E#&"|","|1|2|3|D|")))', 'Which goal, or D?'],
  ['F#=""', 'How many hours?'],
  [`${isWithin('F#', TASK_HOURS)}=0`, 'Hours are 0 to 400'],
  [`OR(N(G#)<1,N(G#)>${WEEKS},N(G#)<>INT(N(G#)))`, `Which week, 1 to ${WEEKS}?`],
  [`AND(${DONE.map((done) => `H#<>"${done}"`).join(',')},LEN(H#)>0)`, 'Done? yes, no or dropped'],
  ['AND(H#="no",I#="")', 'Why did it slip?'],
  ['AND(H#="dropped",I#="")', 'Why was it dropped?'],
]);
const TASK_COLUMNS: Column[] = [
  numbers(5),
  {
    head: 'Task',
    width: 52,
    look: 'input',
    ask: 'Begin with a verb, and end with what will exist. Small enough for one week.',
  },
  { head: 'Who', width: 18, look: 'input', allow: ONE_OF_THE_PEOPLE },
  {
    head: 'Goal',
    width: 8,
    look: 'input.center',
    allow: { oneOf: ['1', '2', '3', 'D'] },
    ask: '1, 2 or 3, or D for day-to-day business.',
  },
  {
    head: 'Hours',
    width: 8,
    look: 'input.center',
    allow: { number: [...TASK_HOURS] },
  },
  {
    head: 'Week',
    width: 8,
    look: 'input.center',
    allow: { number: [1, WEEKS], whole: true },
  },
  {
    head: 'Done?',
    width: 11,
    look: 'input.center',
    allow: { oneOf: DONE },
    ask: 'yes: someone else could use it today. no: it slipped. dropped: you decided not to do it.',
    marks: {
      good: '=$H#="yes"',
      poor: '=$H#="no"',
      quiet: '=$H#="dropped"',
      fair: '=AND(LEN($H#)>0,$K#="Done? yes, no or dropped")',
    },
  },
  { head: 'If not done, why', width: 22, look: 'input', allow: { oneOf: REASONS } },
  {
    head: 'First day',
    width: 13,
    look: 'calc.day.center',
    value: `=IF(ISNUMBER(G#),${dayAfter('Sprint!$D$5', '7*(G#-1)')},"")`,
  },
  {
    head: 'Look at',
    width: 30,
    look: 'note',
    value: `=IF(C#="",IF(LEN(D#&E#&F#&G#)=0,"","Which task?"),${LOOK_AT})`,
    marks: { fair: '=$K#<>""' },
  },
];

/** So many tasks of the list are printed, on one page; with more print area, on more pages of that size. */
const PRINTED = 39;

export function tasksSheet(book: Book): void {
  const { first, last } = TASKS;
  const below = first + PRINTED;
  const sheet = page(book, '12 Weeks', {
    lead: `Every task: who does it, the goal it serves (1, 2, 3, or D for day-to-day business), its hours and its week. On Friday, say if it’s done. ${PRINTED} of them print, on one page.`,
    widths: [2, ...widthsOf(TASK_COLUMNS)],
    area: `A1:J${below - 1}`,
    sides: 0.85,
    rowHeight: 13,
    freeze: `D${first}`,
    repeat: `${first - 1}:${first - 1}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:K4', NUMBER_CELLS);
  saysMoreBelow(sheet, 'B5:J5', `SUMPRODUCT((LEN($C$${below}:$C$${last})>0)*1)`);
  sheet.mark('B5:J5', '=LEN($B$5)>0', 'fair');
  table(sheet, {
    at: `B${first}`,
    columns: TASK_COLUMNS,
    lines: indexes(last - first + 1),
    filter: 'and sort',
    name: 'Tasks',
  });
}

const ANY_HOURS: Rule = { number: [...WEEK_HOURS] };
const OWN_HOURS_COLUMNS: Column[] = [
  {
    head: 'Person',
    width: 24,
    look: 'calc',
    value: (index) => `=${shown(`Sprint!$C$${PEOPLE.first + index}`)}`,
  },
  {
    head: 'Usual',
    width: 10,
    look: 'calc.center',
    value: (index) => `=${shown(`Sprint!$D$${PEOPLE.first + index}`)}`,
  },
  ...indexes(WEEKS).map((index): Column => ({
    head: dayOf(index + 1),
    width: 8,
    look: 'input.center',
    allow: ANY_HOURS,
    ask: 'Hours in this one week, where they aren’t the usual ones: 0 for a week of holidays.',
  })),
];

/** Who has other hours in a week than usual: holidays, a fair, month-end books. */
export function hoursSheet(book: Book): void {
  const sheet = page(book, 'Hours', {
    lead: 'Only the weeks that aren’t usual: holidays, a trade fair, month-end books. Leave a week empty for the usual hours. 0 means away.',
    widths: [2, ...widthsOf(OWN_HOURS_COLUMNS)],
    pages: 1,
    freeze: `D${OWN_HOURS.first}`,
    tab: 'type',
  });
  sheet.number(OWN_HOURS.first, OWN_HOURS.last);
  warnOfTexts(sheet, `B4:${LAST_WEEK}4`, NUMBER_CELLS);
  sheet.row('B6', ['', 'Week', ...indexes(WEEKS).map((index) => index + 1)], 'head.center');
  table(sheet, {
    at: `B${OWN_HOURS.first}`,
    columns: OWN_HOURS_COLUMNS,
    heads: 'head.day.center',
    lines: indexes(OWN_HOURS.last - OWN_HOURS.first + 1),
    name: 'Hours_by_week',
  });
}
