import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';
import { columnName } from '../../sheet/sheet';
import { pointsFormula, statusFormula, trendFormula } from './formulas';

const WEEKS = 13;
type Line = [kpi: string, owner: string, direction: string, target: number, limit: number, values: number[]];
const LINES: Line[] = [
  ['Jobs finished on the promised day, %', 'Jon', 'above', 90, 80, [94, 95, 94, 93, 92, 90.5]],
  ['Days a job waits for parts', 'Ana', 'below', 3, 5, [2, 2.5, 3, 4, 5, 6]],
  ['Hours sold, % of hours paid', 'Maria', 'above', 70, 60, [66, 68, 67, 69, 71, 74]],
  ['Jobs redone, per week', 'Jon', 'below', 1, 2, [1, 0, 1, 2, 1]],
];

/** One team after six weeks, with the formulas of the whole workbook in sight. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 38, 10, 10, 8, 8, ...Array<number>(WEEKS).fill(6), 3, 13, 8, 12],
    to: 'W',
    lead: 'A workshop team in week 6. Change a value and see what it does.',
  });
  sheet.row('B5', ['Week shown', 6], ['text.right', 'input.center']);
  const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);
  sheet.row('B6', ['KPI', 'Owner', 'Should stay', 'Target', 'Limit', ...weeks], 'head.center');
  sheet.row('U6', ['Trend, 4 weeks', 'Points', 'Status'], 'head.center');
  const [first, last] = [columnName(7), columnName(6 + WEEKS)];
  LINES.forEach(([kpi, owner, direction, target, limit, values], index) => {
    const row = 7 + index;
    const given = weeks.map((_, week) => values[week]);
    sheet.row(
      `B${row}`,
      [kpi, owner, direction, target, limit, ...given],
      ['input', 'input', 'input.center'],
    );
    const all = `$${first}${row}:$${last}${row}`;
    // Nothing stands in column T: no KPI here has an upper side.
    const cells = {
      direction: `$D${row}`,
      target: `$E${row}`,
      limit: `$F${row}`,
      upperTarget: `$T${row}`,
      upperLimit: `$T${row}`,
    };
    sheet.row(
      `U${row}`,
      [
        `=${trendFormula(all, `$${first}$6:$${last}$6`, '$C$5', 4)}`,
        `=${pointsFormula(`INDEX(${all},$C$5)`, `U${row}`, cells)}`,
        `=${statusFormula(`V${row}`)}`,
      ],
      ['calc.two.center', 'calc.one.center', 'calc.center.bold'],
    );
  });
  sheet.row('U11', ['Team score', '=AVERAGE(V7:V10)', ''], ['total', 'total.percent.center', 'total']);
  sheet.mark('W7:W10', '=$W7="on target"', 'good');
  sheet.mark('W7:W10', '=$W7="drifting"', 'fair');
  sheet.mark('W7:W10', '=OR($W7="missed",$W7="missing")', 'poor');
  const notes = [
    'What they saw in two minutes: 90.5 is above the target of 90 and still drifting, since the trend misses the target next week.',
    'Waiting for parts is past its limit: missed. That gets a fix, an owner and a day: Ana asks a second supplier by Wednesday.',
    'Jobs redone has no value this week. It shows as missing and stays out of the score. It doesn’t count as 0.',
  ];
  notes.forEach((note, index) => sheet.wide(`B${13 + index}:W${13 + index}`, note, 'text', 18));
}
