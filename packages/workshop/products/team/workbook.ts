import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { dashboardSheet } from './dashboard-sheet';
import { allKpisSheet } from './all-kpis-sheet';
import { kpiPageSheet } from './kpi-page-sheet';
import { historySheet } from './history-sheet';
import { fixesSheet } from './fixes-sheet';
import { newTargetsSheet } from './new-targets-sheet';
import { kpisSheet, weeklyValuesSheet } from './input-sheets';
import { TOOL } from './layout';

/** team-performance-dashboard.xlsx */
export const teamWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'team', {
    Dashboard: dashboardSheet,
    'All KPIs': allKpisSheet,
    'KPI Page': kpiPageSheet,
    History: historySheet,
    KPIs: kpisSheet,
    'Weekly Values': weeklyValuesSheet,
    Fixes: fixesSheet,
    'New Targets': newTargetsSheet,
  });
