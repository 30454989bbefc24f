import { beforeAll, describe, expect, test } from 'vitest';
import { MAKERS } from '@/workshop/makers';
import { PAPERS, printedPages, type PrintedPage } from '@/workshop/office/office';
import { fileOf } from './workbook';

/** A sheet prints on one page. These are lists that go on over more, or have a part that is a page of its own. */
const MORE_PAGES: Record<string, Record<string, number | Record<string, number>>> = {
  '90-day-sprint-planner.xlsx': { '12 Weeks': 2 },
  'executive-decision-framework.xlsx': { Scores: { Letter: 3, A4: 4 }, 'Decision Log': 2 },
  'strategic-okr-planner.xlsx': { Scores: 2 },
  'strategic-alignment-assessment.xlsx': { Alignment: 2 },
  'strategic-okr-execution-tracker.xlsx': { Updates: 4, History: 2, Promises: 2 },
  'workshop-results.xlsx': { Plans: 3 },
  'team-performance-dashboard.xlsx': { 'Weekly Values': 2, History: 2 },
};

const WORKBOOKS = MAKERS.filter((maker) => 'workbook' in maker && !('blank' in maker && maker.blank));
const papers = Object.entries(PAPERS);

let printed: Record<string, PrintedPage[]>[];
beforeAll(async () => {
  printed = await printedPages(WORKBOOKS.map(({ slug, name }) => fileOf(slug, name)));
});

describe.each(WORKBOOKS.map(({ name }, index) => [name, index] as const))('%s', (name, index) => {
  test.each(papers)('prints each sheet on one page of %s, but for its lists', (paper) => {
    const pages = new Map<string, number>();
    for (const { sheet } of printed[index]![paper]!) pages.set(sheet, (pages.get(sheet) ?? 0) + 1);
    const more = [...pages].filter(([, count]) => count > 1);
    const lists = Object.entries(MORE_PAGES[name] ?? {});
    expect(Object.fromEntries(more)).toEqual(
      Object.fromEntries(
        lists.map(([sheet, count]) => [sheet, typeof count === 'number' ? count : count[paper]]),
      ),
    );
  });

  test.each(papers)('lays its pages out for %s', (paper, sides) => {
    for (const { sheet, size } of printed[index]![paper]!) {
      // LibreOffice counts in twentieths of a point, so that a side is off by a hundredth of a millimeter.
      const off = [Math.min(...size) - sides[0], Math.max(...size) - sides[1]].map(Math.abs);
      expect(Math.max(...off), sheet).toBeLessThan(5);
    }
  });
});
