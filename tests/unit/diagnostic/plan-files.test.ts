import { expect, test } from 'vitest';
import { fromText } from '@/packages/demos/kit/exchange';
import { planCalendar, planFirm } from '@/lib/diagnostic/rules/plan-files';
import { planRows } from '@/lib/diagnostic/rules/plan';
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
  rows,
  start: '2026-11-30',
  holidays: ['12-25'],
  columns: words.columns,
  ratingLabels: advice.ratingLabels,
};

test('its calendar has each step on its Monday, and the check-in on the Friday of week 4, 8 and 12 or the next working day', () => {
  const text = planCalendar(plan, '2026-11-26T09:00:00.000Z');
  expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20261130',
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20270122',
    'DTSTART;VALUE=DATE:20270125',
    'DTSTART;VALUE=DATE:20270219',
  ]);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${rows[0]!.checkIn}: ${rows[0]!.title}`);
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
