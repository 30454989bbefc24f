import { expect, test } from 'vitest';
import { csvRows } from '@/packages/demos/kit/csv';
import { fromText } from '@/packages/demos/kit/exchange';
import { planCalendar, planFirm, planTable } from '@/lib/diagnostic/rules/plan-files';
import { planRows } from '@/lib/diagnostic/rules/plan-rows';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content-folder';
import { allDemos } from '@/tests/support/demos';
import { ratings } from '@/tests/support/diagnostic';

const { advice, results } = loadContent(CONTENT).diagnostic;
const words = results.page.plan;
const RATED = ratings(2, { progressTracking: 0, kpiRelevance: 1 });
const rows = planRows(scoreAssessment(RATED), advice, words);
const plan = {
  ...{ rows, start: '2026-11-30', holidays: ['12-25'] },
  ...{ columns: words.columns, ratingLabels: advice.ratingLabels },
};

test('its calendar has the check-ins on the Fridays of weeks 4, 8 and 12 or the next working day', () => {
  const text = planCalendar(plan, '2026-11-26T09:00:00.000Z');
  expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20270122',
    'DTSTART;VALUE=DATE:20270219',
  ]);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${rows[0]!.checkIn}: ${rows[0]!.title}`);
});

test('saved again in a later week, its entries take the place of what they were', () => {
  const names = (start: string) =>
    planCalendar({ ...plan, start }, '2026-11-26T09:00:00.000Z')
      .replaceAll('\r\n ', '')
      .match(/^UID:.*$/gm);
  expect(names('2026-12-07')).toEqual(names('2026-11-30'));
});

test('its table has a row for each move, with the day of its check-in last', () => {
  const [head, ...lines] = csvRows(planTable(plan))!;
  expect(head).toEqual(words.columns);
  expect(lines.map((line) => line.at(-1))).toEqual(['2026-12-28', '2027-01-22', '2027-02-19']);
  expect(lines.map((line) => line[4])).toEqual(rows.map(({ step }) => step));
});

test('its file opens in the Sprint Planner as the plan that the planner makes of the same ratings', async () => {
  const planner = (await allDemos()).find(({ slug }) => slug === '90-day-sprint-planner')!;
  const read = fromText(planner, planFirm(plan));
  const { state } = (read as Extract<typeof read, { ok: true }>).value;
  const withoutRefs = JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    key === 'ref' ? undefined : value,
  ) as object;
  expect(withoutRefs).toEqual({ ...planner.fromRatings!(RATED), start: '2026-11-30' });
});

test('its file opens in every tool, however few moves there are', async () => {
  for (const answers of [RATED, ratings(3, { teamAdoption: 2 })]) {
    const some = { ...plan, rows: planRows(scoreAssessment(answers), advice, words) };
    for (const demo of await allDemos()) expect(fromText(demo, planFirm(some)).ok, demo.slug).toBe(true);
  }
});
