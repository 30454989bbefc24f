import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { rounded } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from '../../sheet/sheet';
import type { Mark, StyleName } from '../../sheet/styles';
import { indexes } from '../../sheet/table';
import { inUnit } from '../okr/percents';
import {
  kpi,
  KPIS,
  lastWeekOf,
  LINES,
  shareOf,
  SHOWN,
  statusMarks,
  trendText,
  upperOf,
  valueOf,
  wantedIn,
} from './layout';

/** How many weeks a small chart shows, and how many steps it is high. */
const RECENT = 12;
const STEPS = 8;
const LINES_OF_PANELS = KPIS / 2;
/** Two charts side by side, seven below each other; each with its title above and its weeks below. */
const PANEL = { top: 5, rows: STEPS + 4, left: [2, 16] } as const;
/** The values that are drawn stand below the page, in the column of their week. */
const HELPERS = PANEL.top + LINES_OF_PANELS * PANEL.rows + 4;
/** Of each KPI: value, week, step; target and its step; upper target and its step. */
const HELPER_ROWS = 7;

/**
 * Every KPI with its last weeks, its target and its trends, on one page. Drawn in cells: what is not used
 * leaves no empty chart.
 */
export function allKpisSheet(book: Book): void {
  const week = Array<number>(RECENT).fill(3.4);
  const sheet = page(book, 'All KPIs', {
    lead: 'Nothing to fill in: it comes from KPIs and Weekly Values. The last 12 weeks of each KPI up to the week on Dashboard: a column for each value, a line for the target, – for a week without a value, 0 for a value of 0. Columns start near the lowest value, not at 0.',
    leadHeight: 30,
    to: columnName(PANEL.left[1] + RECENT),
    widths: [2, ...week, 14, 3, ...week, 14],
    area: `A1:${columnName(PANEL.left[1] + RECENT)}${PANEL.top + LINES_OF_PANELS * PANEL.rows - 1}`,
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
    'text.shrink.bold',
    15,
  );
  sheet.mark(`${first}${top}:${side}${top}`, `=${used}`, 'line');
  const helper = HELPERS + index * HELPER_ROWS;
  const all = [0, 3, 5].map((row) => `$${first}$${helper + row}:$${last}$${helper + row}`).join(',');
  const [low, high] = [`$${side}$${helper}`, `$${side}$${helper + 1}`];
  const step = (value: string) =>
    `IF(${high}=${low},4,1+ROUND(${rounded(`(${value}-${low})/(${high}-${low})*${STEPS - 1}`)},0))`;
  /** From which step to which a value may be drawn: at a target, or at least a step beside it. */
  const beside = (value: string, aim: string, at: string) => {
    const side = `SIGN(${rounded(`N(${value})-N(${aim})`)})`;
    return [
      `IF(ISNUMBER(${aim}),IF(${side}<0,1,${at}+${side}),1)`,
      `IF(ISNUMBER(${aim}),IF(${side}>0,${STEPS},${at}+${side}),${STEPS})`,
    ] as const;
  };
  for (const week of indexes(RECENT)) {
    const number = `IF(${SHOWN}<=${RECENT},${week + 1},${SHOWN}-${RECENT - 1 - week})`;
    const [value, at, drawn, target, aim, upper, above] = indexes(HELPER_ROWS).map(
      (row) => `${column(week)}$${helper + row}`,
    ) as [string, string, string, string, string, string, string];
    const given = valueOf(at, index + 1);
    const wants = wantedIn(at, index + 1);
    const isHere = `${at}<=MIN(${SHOWN},${lastWeekOf(index)})`;
    const stepOf = (cell: string, from: string, to: string) =>
      `IF(ISNUMBER(${cell}),MAX(${from},MIN(${to},${step(cell)})),0)`;
    const sides = [beside(value, target, aim), beside(value, upper, above)] as const;
    const [from, to] = [`MAX(${sides[0][0]},${sides[1][0]})`, `MIN(${sides[0][1]},${sides[1][1]})`];
    // Between two targets, and beyond each, there is a step for what isn’t at one.
    const apart = `IF(ISNUMBER(${upper}),2*(${upper}>${target}),0)`;
    const room = `(${high}>MAX(${target},${upper}))`;
    [
      `IF(AND(${isHere},ISNUMBER(${given})),${given},"")`,
      number,
      // A value of 0 at the foot has no column.
      `IF(AND(ISNUMBER(${value}),N(${value})=0,${low}=0),0,${stepOf(value, from, to)})`,
      `IF(ISNUMBER(${wants.target}),${wants.target},"")`,
      stepOf(target, `1+(${low}<${target})`, `${STEPS}-${room}-${apart}`),
      upperOf(wants),
      stepOf(upper, `${aim}+${apart}`, `${STEPS}-${room}`),
    ].forEach((formula, row) => sheet.put(`${column(week)}${helper + row}`, `=${formula}`, 'note'));
    sheet.put(`${column(week)}${top + STEPS + 1}`, says(`IF(${at}>${SHOWN},"",${at})`), 'note.center');
    for (const level of indexes(STEPS)) {
      const foot = `IF(NOT(${isHere}),"",IF(${value}="","–",IF(${drawn}=0,0,"")))`;
      sheet.put(
        `${column(week)}${top + STEPS - level}`,
        says(`IF(OR(${aim}=${level + 1},${above}=${level + 1}),"—",${level === 0 ? foot : '""'})`),
        'text.center',
      );
    }
  }
  sheet.put(`${side}${helper}`, `=IF(COUNT(${all})=0,0,MIN(${all}))`, 'note');
  sheet.put(`${side}${helper + 1}`, `=IF(COUNT(${all})=0,0,MAX(${all}))`, 'note');
  for (const row of indexes(STEPS)) sheet.height(top + 1 + row, 7.5);
  for (const [row, points] of [
    [top + STEPS + 1, 12],
    [top + STEPS + 3, 6],
  ] as const)
    sheet.height(row, points);
  const box = `${first}${top + 1}:${last}${top + STEPS}`;
  sheet.mark(box, `=AND(${used},${first}$${helper + 2}>=${top + STEPS + 1}-ROW())`, 'bar');
  const line = LINES + index;
  const words: [row: number, formula: string, look: StyleName][] = [
    [top + 1, `IF(Dashboard!$G$${line}="","","target "&Dashboard!$G$${line})`, 'note.shrink'],
    [
      top + 4,
      `IF(ISNUMBER(Dashboard!$F$${line}),"now "&${inUnit(shareOf(index + 1), `Dashboard!$F$${line}`)},IF(Dashboard!$F$${line}="","no value",Dashboard!$F$${line}))`,
      'text.shrink.bold',
    ],
    [top + 6, `Dashboard!$I$${line}`, 'note'],
  ];
  // A word is higher than a step of the chart.
  for (const [row, formula, look] of words)
    sheet.wide(`${side}${row}:${side}${row + 1}`, says(formula), look);
  const status = `$${side}$${top + 6}`;
  for (const [mark, rule] of Object.entries(statusMarks(status)))
    sheet.mark(`${side}${top + 4}:${side}${top + 7}`, rule, mark as Mark);
  const trend = (name: string, weeks: number) =>
    `IF(ISNUMBER(Dashboard!$${name}$${line}),"  ${weeks} weeks: "&${trendText(`Dashboard!$${name}$${line}`, shareOf(index + 1))},"")`;
  sheet.wide(
    `${first}${top + STEPS + 2}:${side}${top + STEPS + 2}`,
    says(
      `IF(COUNT(Dashboard!$J$${line}:$K$${line})=0,IF(Dashboard!$I$${line}="ended","","No trend yet: it takes three values."),"Trend"&${trend('J', 4)}&${trend('K', RECENT)})`,
    ),
    'note',
    13,
  );
}
