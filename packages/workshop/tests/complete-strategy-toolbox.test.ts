import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archiveEntries, type ProductFile } from '@/lib/shop/rules/product-file';
import { guideOf, factsOf } from '../facts';
import { textsIn } from './cells';
import { fileOf } from './workbook';

const SLUG = 'complete-strategy-toolbox';
const page = () => readFileSync(fileOf(SLUG, 'start-here.html'), 'utf8');

test('the start page links to every file of the bundle, where its archive has it, and to nothing else', () => {
  const opened = factsOf(SLUG).firstOpened!;
  const files = [SLUG, ...factsOf(SLUG).includes!].flatMap((slug) =>
    factsOf(slug).files.map(({ name }) => ({ slug, name }) as ProductFile),
  );
  const inArchive = archiveEntries({ productSlug: SLUG }, files, opened).map(({ name }) =>
    name.replace(`${SLUG}/`, ''),
  );
  const links = new Set([...page().matchAll(/href="([^"]*)"/g)].map(([, href]) => href!));
  expect([...links].sort()).toEqual(inArchive.filter((name) => name !== 'start-here.html').sort());
});

test('the start page has what its page lists, and can be printed', () => {
  for (const part of factsOf(SLUG).files.find(({ name }) => name === 'start-here.html')!.contains!)
    expect(page().toLowerCase()).toContain(part.toLowerCase());
  expect(page()).toContain('@media print');
});

test('the start page needs nothing but itself and runs nothing', () => {
  expect(page()).not.toMatch(/<(script|link|img|iframe)|\son[a-z]+=|src=|url\(|@import|https?:/);
});

test('the start page has one heading of the first level, and a name for each link', () => {
  expect(page().match(/<h1/g)).toHaveLength(1);
  for (const [, text] of page().matchAll(/<a [^>]*>([^<]*)<\/a>/g)) expect(text).toMatch(/\S/);
});

test('the tracker and the dashboard begin in the same week on the start page and in the playbook', () => {
  expect(page()).toMatch(
    /<h2>From week 2<\/h2>\s*<section aria-labelledby="strategic-okr-execution-tracker">/,
  );
  expect(page()).toMatch(/<h2>From week 4<\/h2>\s*<section aria-labelledby="team-performance-dashboard">/);
  expect(guideOf(SLUG)).toContain('In week 2: Execution Tracker.');
  expect(guideOf(SLUG)).toContain('From week 4: Team Performance Dashboard.');
});

/** As the playbook calls them. */
const WORKBOOKS: Record<string, [slug: string, workbook: string]> = {
  'Assessment Kit': ['strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx'],
  'Workshop Kit': ['okr-workshop-facilitator-kit', 'workshop-results.xlsx'],
  Cascade: ['goal-cascade-builder', 'goal-cascade-builder.xlsx'],
  Planner: ['okr-planning-calculator', 'strategic-okr-planner.xlsx'],
  'Sprint Planner': ['90-day-sprint-planner', '90-day-sprint-planner.xlsx'],
  Tracker: ['strategic-okr-execution-tracker', 'strategic-okr-execution-tracker.xlsx'],
  Dashboard: ['team-performance-dashboard', 'team-performance-dashboard.xlsx'],
};
const sheetsOf = (tool: string) => textsIn(readFileSync(fileOf(...WORKBOOKS[tool]!)));

test('every sheet that the playbook names is there in the workbook of its tool', () => {
  const named = [...guideOf(SLUG).matchAll(/class="at">([^:<]+): ([^<]+)</g)].map(([, tool, sheet]) => [
    tool!,
    sheet!,
  ]);
  expect(new Set(named.map(String)).size).toBeGreaterThanOrEqual(13);
  for (const [tool, sheet] of named) expect([...sheetsOf(tool!).keys()], tool).toContain(sheet);
});
