import { expect, test } from 'vitest';
import { recalculate } from '../office/office';
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
