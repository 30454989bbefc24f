import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { rounded } from '../../sheet/formulas';
import { columnName, type Sheet } from '../../sheet/sheet';
import type { StyleName } from '../../sheet/styles';
import { indexes } from '../../sheet/table';
import { inUnit } from '../okr/percents';
import { kpi, KPIS, LINES, shareOf, SHOWN, trendText, upperTarget, valueOf } from './layout';

/** How many weeks a small chart shows, and how many steps it is high. */
const RECENT = 12;
const STEPS = 8;
/** Two charts side by side, five below each other; each with its title above and its weeks below. */
const PANEL = { top: 6, rows: STEPS + 4, left: [2, 16] } as const;
/** The values that are drawn stand below the page, in the column of their week. */
const HELPERS = PANEL.top + 5 * PANEL.rows + 4;

/**
 * Every KPI with its last weeks, its target and its trends, on one page. Drawn in cells: what is not used
 * leaves no empty chart.
 */
export function allKpisSheet(book: Book): void {
  const week = Array<number>(RECENT).fill(3.4);
  const sheet = page(book, 'All KPIs', {
    lead: 'Nothing to fill in: it comes from KPIs and Weekly Values. The last 12 weeks of each KPI up to the week on Dashboard: a column for each value, a line for the target, – for a week without a value. Columns start near the lowest value, not at 0.',
    leadHeight: 30,
    to: columnName(PANEL.left[1] + RECENT),
    widths: [2, ...week, 14, 3, ...week, 14],
    area: `A1:${columnName(PANEL.left[1] + RECENT)}${PANEL.top + 5 * PANEL.rows - 1}`,
    pages: 1,
    portrait: true,
    freeze: 'A5',
    tab: 'read',
  });
  for (const index of indexes(KPIS)) panel(sheet, index);
}

function panel(sheet: Sheet, index: number): void {
  const top = PANEL.top + Math.floor(index / 2) * PANEL.rows;
  const left = PANEL.left[index % 2]!;
  const column = (week: number) => columnName(left + week);
  const [first, last, side] = [column(0), column(RECENT - 1), column(RECENT)];
  const used = `${kpi('D', index)}<>""`;
  const says = (formula: string) => `=IF(${used},${formula},"")`;
  sheet.wide(
    `${first}${top}:${side}${top}`,
    says(`${kpi('D', index)}&IF(${kpi('G', index)}="",""," · "&${kpi('G', index)})`),
    'section',
    22,
  );
  const helper = HELPERS + index * 4;
  const values = `$${first}$${helper}:$${last}$${helper}`;
  const target = kpi('I', index);
  // Value, week, step; beside them the lowest, the highest, the step of the target, and the upper target.
  const [low, high, aim, upper] = [0, 1, 2, 3].map((line) => `$${side}$${helper + line}`) as [
    string,
    string,
    string,
    string,
  ];
  const above = `$${first}$${helper + 3}`;
  const step = (value: string) =>
    `IF(${high}=${low},4,1+ROUND(${rounded(`(${value}-${low})/(${high}-${low})*${STEPS - 1}`)},0))`;
  for (const week of indexes(RECENT)) {
    const number = `IF(${SHOWN}<=${RECENT},${week + 1},${SHOWN}-${RECENT - 1 - week})`;
    const at = `${column(week)}$${helper + 1}`;
    const value = valueOf(at, index + 1);
    sheet.put(
      `${column(week)}${helper}`,
      `=IF(${at}>${SHOWN},"",IF(ISNUMBER(${value}),${value},""))`,
      'note',
    );
    sheet.put(`${column(week)}${helper + 1}`, `=${number}`, 'note');
    sheet.put(
      `${column(week)}${helper + 2}`,
      `=IF(ISNUMBER(${column(week)}${helper}),${step(`${column(week)}${helper}`)},0)`,
      'note',
    );
    sheet.put(`${column(week)}${top + STEPS + 1}`, says(`IF(${at}>${SHOWN},"",${at})`), 'note.center');
    for (const level of indexes(STEPS)) {
      const missing = level === 0 ? `IF(AND(${at}<=${SHOWN},${column(week)}$${helper}=""),"–","")` : '""';
      sheet.put(
        `${column(week)}${top + STEPS - level}`,
        says(`IF(OR(${aim}=${level + 1},${above}=${level + 1}),"—",${missing})`),
        'text.center',
      );
    }
  }
  const both = `${values},${target},${upper}`;
  sheet.put(`${side}${helper}`, `=IF(COUNT(${both})=0,0,MIN(${both}))`, 'note');
  sheet.put(`${side}${helper + 1}`, `=IF(COUNT(${both})=0,0,MAX(${both}))`, 'note');
  sheet.put(`${side}${helper + 2}`, `=IF(ISNUMBER(${target}),${step(target)},0)`, 'note');
  sheet.put(`${side}${helper + 3}`, `=${upperTarget((letters) => kpi(letters, index))}`, 'note');
  sheet.put(`${first}${helper + 3}`, `=IF(ISNUMBER(${upper}),${step(upper)},0)`, 'note');
  for (const row of indexes(STEPS)) sheet.height(top + 1 + row, 10);
  const box = `${first}${top + 1}:${last}${top + STEPS}`;
  sheet.mark(box, `=AND(${used},${first}$${helper + 2}>=${top + STEPS + 1}-ROW())`, 'bar');
  const line = LINES + index;
  const beside: [row: number, formula: string, look: StyleName][] = [
    [top + 1, `"target "&Dashboard!$G$${line}`, 'note'],
    [
      top + 4,
      `IF(ISNUMBER(Dashboard!$F$${line}),"now "&${inUnit(shareOf(index + 1), `Dashboard!$F$${line}`)},IF(Dashboard!$F$${line}="","no value",Dashboard!$F$${line}))`,
      'text.shrink.bold',
    ],
    [top + 6, `Dashboard!$I$${line}`, 'note'],
  ];
  // A word is higher than a step of the chart.
  for (const [row, formula, look] of beside)
    sheet.wide(`${side}${row}:${side}${row + 1}`, says(formula), look);
  const trend = (name: string, weeks: number) =>
    `IF(ISNUMBER(Dashboard!$${name}$${line}),"${weeks} weeks: "&${trendText(`Dashboard!$${name}$${line}`, shareOf(index + 1))},"")`;
  sheet.wide(
    `${first}${top + STEPS + 2}:${side}${top + STEPS + 2}`,
    says(`"Trend  "&${trend('J', 4)}&"   "&${trend('K', RECENT)}`),
    'note',
    14,
  );
}
