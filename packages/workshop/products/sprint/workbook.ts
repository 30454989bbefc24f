import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { capacitySheet, fridaySheet } from './count-sheets';
import { ganttSheet } from './gantt-sheet';
import { hoursSheet, oneWeekSheet, sprintSheet, tasksSheet } from './plan-sheets';
import { TOOL } from './layout';

/** 90-day-sprint-planner.xlsx */
export const sprintWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Three goals in twelve weeks of tasks that fit the hours you have',
    purpose: 'Three goals, broken into twelve weeks of tasks that fit the hours your people really have.',
    steps: [
      'In Sprint, set the first day, three goals at most, and each person’s hours for planned work. In Hours, type the weeks that aren’t usual, such as holidays.',
      'In 12 Weeks, write the tasks, each small enough for one week, with who, goal, hours and week.',
      'Read Capacity. Move tasks until no week is below 0. Gantt shows the twelve weeks at a glance.',
      'Print One Week each Monday.',
      'Each Friday, write yes, no or dropped next to the week’s tasks, and why. The Friday guide takes 30 minutes.',
      'Move what slipped to a later week as a new line, so the count stays true.',
    ],
    sheets: [
      [
        'Capacity',
        'Hours left and booked for each person and week, and the share that serves a goal',
        capacitySheet,
      ],
      ['Gantt', 'The tasks of each goal as a band over the twelve weeks', ganttSheet],
      ['One Week', 'One week’s tasks on one page, to print', oneWeekSheet],
      ['Friday Count', 'Planned, finished, slipped, dropped and why, with a chart', fridaySheet],
      ['Sprint', 'Start date, goals, up to 25 people and their hours', sprintSheet],
      ['Hours', 'Other hours for a person in one week: holidays, a trade fair', hoursSheet],
      [
        '12 Weeks',
        'Up to 80 tasks with who, goal, hours, week and whether they got done; filter and sort them as you like',
        tasksSheet,
      ],
    ],
    notes: [
      'Goal D is day-to-day business: work you have to do that serves none of the three goals.',
      'A task that’s dropped frees its hours, but stays planned in Friday Count: it took a place in the week. Once each task has its answer, planned is finished + slipped + dropped.',
    ],
  });
