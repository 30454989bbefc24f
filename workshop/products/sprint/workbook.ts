import type { Book } from '../../sheet/book';
import { example, workbook } from '../../sheet/front';
import { importSheet, pasted } from '../../sheet/import-sheet';
import { capacitySheet, fridaySheet } from './count-sheets';
import { TOOL, WEEKS } from './layout';
import { oneWeekSheet, sprintSheet, tasksSheet } from './plan-sheets';

/** 90-day-sprint-planner.xlsx */
export const sprintWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Three goals in twelve weeks of tasks that fit the hours you have',
    purpose: 'Three goals, broken into twelve weeks of tasks that fit the hours your people really have.',
    steps: [
      'In Sprint, set the first day, three goals at most, and each person’s hours for planned work.',
      'In 12 Weeks, write the tasks, each small enough for one week, with who, goal, hours and week.',
      'Read Capacity. Move tasks until no week is below 0.',
      'Print One Week each Monday.',
      'Each Friday, write yes or no next to the week’s tasks, and why each one slipped. The Friday guide takes 30 minutes.',
      'Move what slipped to a later week as a new line, so the count stays true.',
    ],
    sheets: [
      ['Sprint', 'Start date, goals, people and their hours'],
      ['12 Weeks', 'Up to 80 tasks with who, goal, hours, week and whether they got done'],
      ['One Week', 'One week’s tasks on one page, to print'],
      ['Capacity', 'Booked and available hours for each person and week, and the share that serves a goal'],
      ['Friday Count', 'Planned, finished, slipped and why, with a chart'],
      ['Import', 'For the CSV from the free demo'],
      ['Example', 'Six weeks at a small business'],
    ],
    notes: ['Goal D is day-to-day business: work you have to do that serves none of the three goals.'],
    made: [sprintSheet, tasksSheet, oneWeekSheet, capacitySheet, fridaySheet, imports, exampleSheet],
  });

/** Finds the people and the tasks below their heads, wherever they begin. */
function imports(book: Book): void {
  const lead = `Then copy the blocks on the right and paste their values: people into Sprint, cell C15; tasks into 12 Weeks, cell C8. Type the first day yourself.`;
  const area = { columns: 6, rows: 110 };
  const sheet = importSheet(book, { ...area, lead, widths: [24, 10, 3, 40, 18, 8, 8, 8] });
  sheet.section('H6', 'People: H8 to I15', 2);
  sheet.row('H7', ['Person', 'Hours a week'], 'head');
  sheet.section('K6', 'Tasks: K8 to O87', 5);
  const heads = ['Task', 'Who', 'Goal', 'Hours', 'Week'];
  sheet.row('K7', heads, 'head');
  const row = (head: string) => `MATCH("${head}",$A$8:$A$117,0)`;
  const shown = (found: string) => `IF(${found}="","",${found})`;
  for (let n = 1; n <= 80; n++) {
    const person = (heading: string) =>
      `=IFERROR(IF(${row('Person')}+${n}<${row('Task')},${shown(pasted('Person', heading, n, area))},""),"")`;
    if (n <= 8) sheet.row(`H${7 + n}`, [person('Person'), person('Hours a week')], 'calc');
    const task = heads.map((heading) => `=IFERROR(${shown(pasted('Task', heading, n, area))},"")`);
    sheet.row(`K${7 + n}`, task, ['calc', 'calc', 'calc.center']);
  }
}

const PEOPLE: [string, number][] = [
  ['Ann', 10],
  ['Ben', 6],
  ['Cleo', 8],
];
const TASKS: [task: string, who: string, goal: string, hours: number, week: number, done: string][] = [
  ['Call ten former customers', 'Ann', '1', 6, 1, 'yes'],
  ['Write the quote for regulars', 'Ann', '1', 5, 2, 'yes'],
  ['Measure delays for two weeks', 'Ben', '2', 4, 1, 'yes'],
  ['Order materials on Mondays only', 'Ben', '2', 3, 3, 'yes'],
  ['Price list for service contracts', 'Cleo', '1', 8, 3, 'no'],
  ['Price list, second half', 'Cleo', '1', 6, 4, 'yes'],
  ['Visit the five largest regulars', 'Ann', '1', 12, 4, 'no'],
  ['Yearly machine check', 'Ben', 'D', 5, 5, 'yes'],
  ['Test contract with two customers', 'Cleo', '1', 6, 6, 'yes'],
  ['Board with all open orders', 'Ben', '2', 5, 6, 'yes'],
];

function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 40, 10, 8, 8, 8, 8, 3, 14, 8, ...Array<number>(WEEKS).fill(6)],
    to: 'V',
    lead: 'Six weeks at a small business. Goal 1: twenty service contracts. Goal 2: deliver on the day. Change an hour and see the load.',
  });
  sheet.row('B5', ['Task', 'Who', 'Goal', 'Hours', 'Week', 'Done?'], 'head.center');
  TASKS.forEach((task, index) => sheet.row(`B${6 + index}`, task, ['input', 'input', 'input.center']));
  sheet.row(
    'I5',
    ['Hours booked', 'Has', ...Array.from({ length: WEEKS }, (_, index) => index + 1)],
    'head.center',
  );
  PEOPLE.forEach(([name, hours], index) => {
    const row = 6 + index;
    const booked = Array.from(
      { length: WEEKS },
      (_, n) => `=SUMIFS($E$6:$E$15,$C$6:$C$15,$I${row},$F$6:$F$15,${n + 1})`,
    );
    sheet.row(`I${row}`, [name, hours, ...booked], ['input', 'input.center', 'calc.center']);
  });
  sheet.mark('K6:V8', '=K6>$J6', 'poor');
  sheet.row('I11', ['Finished', '=COUNTIF($G$6:$G$15,"yes")/COUNTA($G$6:$G$15)'], ['label', 'total.percent']);
  sheet.row(
    'I12',
    ['For a goal', '=1-SUMIF($D$6:$D$15,"D",$E$6:$E$15)/SUM($E$6:$E$15)'],
    ['label', 'total.percent'],
  );
  const notes = [
    'What they learned: Ann was overbooked in week 4, with 12 hours where she has 10. The visits slipped, as anyone could have seen on Monday.',
    'The price list was too big for one week. Cut in two, it got done. They finished 8 of 10 tasks. For the next sprint, they’ll plan a fifth less.',
  ];
  notes.forEach((note, index) => sheet.wide(`B${18 + index}:V${18 + index}`, note, 'text', 18));
}
