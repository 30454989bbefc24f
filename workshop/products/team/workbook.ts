import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { dashboardSheet } from './dashboard-sheet';
import { exampleSheet } from './example';
import { historySheet } from './history-sheet';
import { imports } from './imports';
import { fixesSheet } from './fixes-sheet';
import { kpisSheet } from './kpis-sheet';
import { weeklyValuesSheet } from './weekly-values-sheet';
import { TOOL } from './layout';

/** team-performance-dashboard.xlsx */
export const teamWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Up to ten KPIs on one page, with targets, trends and the fixes for what was missed',
    purpose: 'A single page that shows how each team is doing this week, and who owns each open fix.',
    steps: [
      'In KPIs write the first day, your teams, and up to ten KPIs with definition, source, owner, target and limit. The KPI guide takes 60 minutes for it.',
      'Each week the owners enter one value for each KPI in Weekly Values. What is not known stays empty.',
      'Print page 1 of Dashboard before the check-in. Talk about overdue fixes first, then about two red lines.',
      'Write each missed target into Fixes, with what is done, by whom and by which day. Write yes when it is done.',
      'Look at targets and limits again each quarter. After 52 weeks begin a new copy of the blank file.',
    ],
    sheets: [
      ['KPIs', 'Up to 5 teams and 10 KPIs: definition, source, owner, target, limit, weight'],
      ['Weekly Values', '52 weeks, one value for each KPI and week'],
      ['Dashboard', 'Overdue fixes, status and trend of each KPI, score of each team, charts'],
      ['History', 'Score of each team and points of each KPI, week by week'],
      ['Fixes', 'Up to 60 fixes with owner, day and whether they are done'],
      ['Import', 'For the CSV of the free demo'],
      ['Example', 'Four KPIs of a workshop team in week 6'],
    ],
    notes: [
      'On target: at the target or better, and the trend of the last four weeks does not leave it next week. Missed: past the limit. Drifting: in between. Missing: no value this week.',
      'Trend: how much the value changes in a week, by the straight line of least squares through the last 4 or 12 weeks.',
      'Score of a team: 1 point for each KPI on target, a half for one that drifts, weighted; one without a value is left out.',
    ],
    made: [kpisSheet, weeklyValuesSheet, dashboardSheet, historySheet, fixesSheet, imports, exampleSheet],
  });
