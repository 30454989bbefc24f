import { dataIn } from '../../facts';
import { FIRST, FIXES, FROM } from '../../products/team/layout';
import { dayNumber } from '@/lib/tools/rules/formulas/values';
import { block } from './block';
import { KEY_RESULTS, QUARTER } from './firm';

/** What the firm measures as a key result too: the same weeks. */
const weeksOf = (title: string) => KEY_RESULTS.find((one) => one.title === title)!.values;
const PARTS = weeksOf('Days a job waits for parts');
const QUOTES = weeksOf('Days from inquiry to quote');
const ON_TIME = weeksOf('Orders on the promised day, %');

type Story = {
  kpis: (string | number)[][];
  values: (number | null)[][];
  fixes: [week: number, kpi: number, fix: string, owner: string, by: string, ...done: string[]][];
};
const { kpis, values, fixes } = dataIn('samples/filled/team.yaml') as Story;

/** The joinery's dashboard after twelve weeks: ten KPIs of five teams. */
export const team = {
  ...block('KPIs', 'E5', [[dayNumber(QUARTER.first)]]),
  ...block('KPIs', 'I6', [['Workshop', 'Fitting', 'Office', 'Sales', 'Service']]),
  ...block('KPIs', `C${FIRST}`, kpis),
  ...block(
    'Weekly Values',
    `D${FROM}`,
    values.map((own, week) => [
      ON_TIME[week]!,
      PARTS[week]!,
      ...own.slice(0, 4),
      QUOTES[week]!,
      ...own.slice(4),
    ]),
  ),
  ...block('KPI Page', 'C4', [[2]]),
  ...block('Fixes', 'I5', [[dayNumber(QUARTER.today)]]),
  ...block(
    'Fixes',
    `C${FIXES.first}`,
    fixes.map(([week, kpi, fix, owner, by, ...done]) => [
      week,
      null,
      kpis[kpi - 1]![1]!,
      null,
      fix,
      owner,
      dayNumber(by),
      ...done,
    ]),
  ),
};
