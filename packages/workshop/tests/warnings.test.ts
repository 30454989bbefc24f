import { expect, test } from 'vitest';
import { recalculate, type Cells } from '../office/office';
import { BOOKED, FREE } from '../products/sprint/capacity-sheet';
import { BANDS, TASK_BANDS } from '../products/sprint/gantt-sheet';
import { fileOf, on, testCases, type Case } from './workbook';

const ONE = /^1 cell for a number has a text in it.* counts as nothing\. It’s red/;
const TWO_OUT =
  '2 numbers are out of bounds and aren’t counted. Red where typed: click a cell to see its bounds.';
const TWO = /^2 cells for numbers have a text in them.* count as nothing\. They’re red/;

test.each([
  {
    slug: 'team-performance-dashboard',
    cells: ['KPIs.I8', 'Weekly Values.D8'],
    lines: ['KPIs.B4', 'Weekly Values.B4', 'Dashboard.F4'],
  },
  {
    slug: 'executive-decision-framework',
    cells: ['Criteria.D10', 'Scores.D12'],
    lines: ['Criteria.B4', 'Scores.B4', 'Result.B4'],
  },
])('$slug says how many cells for numbers have a text in them', async ({ slug, cells, lines }) => {
  const [one, two] = cells as [string, string];
  const sets = [{}, { [one]: '8h' }, { [one]: '8h', [two]: '$7 600' }];
  const [none, single, both] = await recalculate(fileOf(slug, `${slug}.xlsx`), sets, lines);
  expect(none).toEqual(lines.map(() => ''));
  for (const line of single!) expect(line).toMatch(ONE);
  for (const line of both!) expect(line).toMatch(TWO);
});

/** A case with a repair in month 12 and a sale in month 24. */
const oneOffs = (months: number): Cells => ({
  ...Object.fromEntries([5000, 0, 1000, 3, months, 0].map((value, n) => [`Case.C${7 + n}`, value])),
  'Months.F19': 3000,
  'Months.D31': 9000,
});
const LATE = 'One-offs after month 20 aren’t counted: 1. Case, C11 says how far you look ahead.';
const [COSTS, INCOME] = ['One-off costs: $3,000 in month 12.  ', 'One-off income: $9,000 in month 24.  '];
const kpi = (target: number, limit: number, value: number): Cells => ({
  'KPIs.D8': 'Margin',
  'KPIs.H8': 'above',
  'KPIs.I8': target,
  'KPIs.J8': limit,
  'Weekly Values.D10': value,
});
const MEND = '. Type values, target and limit all with %, or all without.';

const everywhere = (places: string[], says: string) =>
  Object.fromEntries(places.map((place) => [place, says]));
const slip = (what: string, typed: Cells, says: string): Case => [
  `${what} for a percentage: ${says || 'nothing'}`,
  typed,
  everywhere(['What If.B4', 'Memo.B7'], says),
];
testCases(fileOf('roi-projection-calculator', 'roi-projection-calculator.xlsx'), [
  ['one-offs are on the memo', oneOffs(24), { ...on('Memo', 'B16 B7', COSTS + INCOME, ''), 'Months.B4': '' }],
  [
    'those after the last month are told',
    oneOffs(20),
    { 'Memo.B16': COSTS, ...everywhere(['Months.B4', 'Result.B4', 'Memo.B7'], LATE) },
  ],
  slip('80', { 'What If.C9': 80 }, 'C9: 80 is 8,000%. Did you mean 80%?'),
  slip('a chance of 25', { 'What If.E11': 25 }, 'E11: 25 is 2,500%. Did you mean 25%?'),
  slip('150%', { 'What If.E9': 1.5 }, ''),
]);
const margin = (target: number, limit: number, value: number, asked = ''): Case => [
  `a value of ${value} beside a target of ${target}: ${asked || 'nothing'}`,
  kpi(target, limit, value),
  everywhere(['Weekly Values.B4', 'Dashboard.F4'], asked && `Margin: Week 3: ${asked}${MEND}`),
];
testCases(fileOf('team-performance-dashboard', 'team-performance-dashboard.xlsx'), [
  margin(85, 70, 0.87, '87%? The target is 85'),
  margin(0.85, 0.7, 87, '87? The target is 85%'),
  margin(85, 70, 87),
  margin(0.85, 0.7, 1.02),
]);

/** A task of Ann's, who has ten hours a week. */
const ofAnn = (title: string | null, hours: number, week: number, ...done: string[]): Cells => ({
  'Sprint.C15': 'Ann',
  'Sprint.D15': 10,
  ...Object.fromEntries(
    [title, 'Ann', 1, hours, week, ...done].map((value, n) => [`12 Weeks.${'CDEFGHI'[n]}8`, value]),
  ),
});
testCases(fileOf('90-day-sprint-planner', '90-day-sprint-planner.xlsx'), [
  ['a task without words is told', ofAnn(null, 8, 1), { '12 Weeks.K8': 'Which task?' }],
  [
    'hours below 0 are told and not counted',
    { ...ofAnn('A task', -8, 1), 'Hours.E8': -5 },
    {
      ...on('12 Weeks', 'B4 K8', TWO_OUT, 'Hours are 0 to 400'),
      ...on('Capacity', `B4 D${BOOKED} E${FREE}`, TWO_OUT, 0, 10),
      [`Gantt.D${BANDS}`]: 0,
    },
  ],
  ['Gantt leaves out a week that is none', ofAnn('A task', 8, 5.5), { [`Gantt.C${TASK_BANDS}`]: '' }],
  [
    'a reason counts for what was not finished',
    ofAnn('A task', 8, 1, 'no', 'too big'),
    on('Friday Count', 'K7 L7', 'too big', 1),
  ],
  ['and for nothing else', ofAnn('A task', 8, 1, 'yes', 'too big'), { 'Friday Count.L7': 0 }],
]);
