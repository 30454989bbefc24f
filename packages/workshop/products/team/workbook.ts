import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { dashboardSheet } from './dashboard-sheet';
import { allKpisSheet } from './all-kpis-sheet';
import { kpiPageSheet } from './kpi-page-sheet';
import { historySheet } from './history-sheet';
import { fixesSheet, kpisSheet, weeklyValuesSheet } from './input-sheets';
import { TOOL } from './layout';

/** team-performance-dashboard.xlsx */
export const teamWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Up to ten KPIs on one page, with targets, trends and fixes for what you missed',
    purpose: 'A single page that shows how each team is doing this week, and who owns each open fix.',
    steps: [
      'In KPIs, write the first day, your teams, and up to ten KPIs with definition, source, owner, target and limit. The KPI guide takes 60 minutes.',
      'Each week, owners enter one value for each KPI in Weekly Values. If they don’t know it, they leave it empty.',
      'Print Dashboard before the check-in: the first page has it all, the second the charts. Talk about overdue fixes first, then two red lines.',
      'Write each missed target in Fixes: what the fix is, who does it and by which day. Write yes when it’s done.',
      'Review targets and limits every quarter. After 52 weeks, start a new copy of the blank file.',
    ],
    sheets: [
      [
        'Dashboard',
        'Overdue fixes, each KPI’s status and trend, each team’s score, and a chart of the KPI you pick, with its target',
        dashboardSheet,
      ],
      [
        'All KPIs',
        'Every KPI on one page: 12 weeks as a small chart, with its target and trends',
        allKpisSheet,
      ],
      ['KPI Page', 'One KPI on one page: definition, 26 weeks with its target, and its fixes', kpiPageSheet],
      ['History', 'Each team’s score and each KPI’s points, week by week', historySheet],
      ['KPIs', 'Up to 5 teams and 10 KPIs: definition, source, owner, target, limit, weight', kpisSheet],
      ['Weekly Values', '52 weeks, one value for each KPI and week', weeklyValuesSheet],
      ['Fixes', 'Up to 60 fixes with owner, day and whether they’re done', fixesSheet],
    ],
    notes: [
      'On target: at the target or better, and the four-week trend won’t miss it next week. Missed: past the limit. Drifting: in between. Missing: no value this week.',
      'Trend: how much the value changes per week, by a least-squares line through the last 4 or 12 weeks.',
      'A team’s score: 1 point for each KPI on target and half a point for each one drifting, weighted. A KPI with no value is left out.',
    ],
  });
