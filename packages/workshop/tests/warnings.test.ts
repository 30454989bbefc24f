import { expect, test } from 'vitest';
import { recalculate, type Cells } from '../office/office';
import { fileOf } from './workbook';

const ONE = /^1 cell for a number has a text in it.* counts as nothing\. It’s red/;
const TWO = /^2 cells for numbers have a text in them.* count as nothing\. They’re red/;

test.each([
  {
    slug: 'strategic-okr-execution-tracker',
    cells: ['Key Results.G14', 'Updates.G8'],
    lines: ['Key Results.B4', 'Updates.B4', 'Overview.B4'],
  },
  {
    slug: 'team-performance-dashboard',
    cells: ['KPIs.I15', 'Weekly Values.D8'],
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
  ...{ 'Months.F19': 3000, 'Months.D31': 9000 },
});
const LATE = 'One-offs after month 20 aren’t counted: 1. Case, C11 says how far you look ahead.';
const [COSTS, INCOME] = ['One-off costs: $3,000 in month 12.  ', 'One-off income: $9,000 in month 24.  '];
const kpi = (target: number, limit: number, value: number): Cells => ({
  ...{ 'KPIs.D15': 'Margin', 'KPIs.H15': 'above', 'KPIs.I15': target, 'KPIs.J15': limit },
  'Weekly Values.D10': value,
});
const asks = (says: string) => says && `${says}. Type values, target and limit all with %, or all without.`;

test.each([
  [
    'roi-projection-calculator',
    ['Memo.B16', 'Months.B4', 'Result.B4', 'Memo.B7'],
    [
      ['names one-offs on the memo', oneOffs(24), [COSTS + INCOME, '', '', '']],
      ['tells those after the last month', oneOffs(20), [COSTS, LATE, LATE, LATE]],
    ],
  ],
  [
    'roi-projection-calculator',
    ['What If.B4', 'Memo.B7'],
    [
      ['80 for a share', { 'What If.C9': 80 }, Array(2).fill('C9: 80 is 8,000%. Did you mean 80%?')],
      ['25 for a chance', { 'What If.E11': 25 }, Array(2).fill('E11: 25 is 2,500%. Did you mean 25%?')],
      ['half as much again', { 'What If.E9': 1.5 }, ['', '']],
    ],
  ],
  [
    'team-performance-dashboard',
    ['Weekly Values.B4', 'Dashboard.F4'],
    [
      ['0.87 beside 85', kpi(85, 70, 0.87), Array(2).fill(asks('Margin: Week 3: 0.87? The target is 85'))],
      ['87 beside 0.85', kpi(0.85, 0.7, 87), Array(2).fill(asks('Margin: Week 3: 87? The target is 0.85'))],
      ['87 beside 85', kpi(85, 70, 87), ['', '']],
      ['102% beside 85%', kpi(0.85, 0.7, 1.02), ['', '']],
    ],
  ],
] as [slug: string, read: string[], cases: [what: string, typed: Cells, says: string[]][]][])(
  '%s says in %j what it asks about',
  async (slug, read, cases) => {
    const said = await recalculate(
      fileOf(slug, `${slug}.xlsx`),
      cases.map(([, typed]) => typed),
      read,
    );
    expect(said.map((values, n) => [cases[n]![0], values])).toEqual(
      cases.map(([what, , says]) => [what, says]),
    );
  },
);
