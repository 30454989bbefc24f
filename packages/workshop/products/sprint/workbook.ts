import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { capacitySheet, fridaySheet } from './count-sheets';
import { ganttSheet } from './gantt-sheet';
import { hoursSheet, oneWeekSheet, sprintSheet, tasksSheet } from './plan-sheets';
import { TOOL } from './layout';

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
