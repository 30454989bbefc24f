import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { capacitySheet } from './capacity-sheet';
import { fridaySheet } from './friday-sheet';
import { ganttSheet } from './gantt-sheet';
import { hoursSheet, sprintSheet, tasksSheet } from './plan-sheets';
import { TOOL } from './layout';
import { oneWeekSheet } from './week-sheet';

/** 90-day-sprint-planner.xlsx */
export const sprintWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'sprint', {
    Capacity: capacitySheet,
    Gantt: ganttSheet,
    'One Week': oneWeekSheet,
    'Friday Count': fridaySheet,
    Sprint: sprintSheet,
    Hours: hoursSheet,
    '12 Weeks': tasksSheet,
  });
