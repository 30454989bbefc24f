import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { BLANK } from '../makers';
import { PAPERS, printedPages, type PrintedPage } from '../office/office';
import { placeOf } from '@/lib/tools/rules/workbook/read-workbook';
import { openBook, openExample, textsIn } from './cells';
import { fileOf } from './workbook';

/**
 * A sheet prints on one page. These are lists that go on over more, or have a part that is a page of its own.
 */
const MORE_PAGES: Record<string, Record<string, number>> = {
  '90-day-sprint-planner.xlsx': { Capacity: 2 },
  'executive-decision-framework.xlsx': { Scores: 2 },
  'strategic-okr-planner.xlsx': { Scores: 2 },
  'strategic-alignment-assessment.xlsx': { Alignment: 2, Answers: 2, 'Answers 2': 2 },
  'strategic-okr-execution-tracker.xlsx': { Updates: 4, History: 2 },
  'team-performance-dashboard.xlsx': { Dashboard: 2 },
  'workshop-results.xlsx': { Plans: 3, Results: 2 },
};

/** Of its size, how small a sheet may print: what people read at a table or on a wall. */
const SMALLEST = 0.745;

/** Fonts, programs and printers differ: what fits has a quarter of an inch to spare. */
const ALL_PAPERS = { ...PAPERS, 'A4 less a quarter of an inch': [21_000 - 635, 29_700 - 635] } as const;
const papers = Object.entries(ALL_PAPERS);

let printed: Record<string, PrintedPage[]>[];
/** Pages are as long as the font that stands in for Arial makes them. */
let laidOutBy = '';
beforeAll(async () => {
  const say = (program: string, ...options: string[]) =>
    execFileSync(program, options, { encoding: 'utf8' }).trim();
  const [font, version] = say('fc-match', '-f', '%{family[0]}|%{fontversion}', 'Arial').split('|');
  laidOutBy = `laid out with ${font} ${(Number(version) / 2 ** 16).toFixed(2)} for Arial, by ${say(process.env.SOFFICE ?? 'soffice', '--version')}`;
  printed = await printedPages(
    BLANK.map(({ slug, name }) => fileOf(slug, name)),
    ALL_PAPERS,
  );
});

describe.each(BLANK.map(({ slug, name }, index) => [name, index, slug] as const))(
  '%s',
  (name, index, slug) => {
    test.each(papers)('prints each sheet on one page of %s, but for its lists', (paper) => {
      const pages = new Map<string, number>();
      for (const { sheet } of printed[index]![paper]!) pages.set(sheet, (pages.get(sheet) ?? 0) + 1);
      const more = [...pages].filter(([, count]) => count > 1);
      expect(Object.fromEntries(more), laidOutBy).toEqual(MORE_PAGES[name] ?? {});
    });

    test('prints nothing smaller than three quarters of its size on Letter', () => {
      const small = printed[index]!.Letter!.filter(({ scale }) => scale < SMALLEST);
      expect(small.map(({ sheet, scale }) => [sheet, scale])).toEqual([]);
    });

    test.each(papers)('lays its pages out for %s', (paper, sides) => {
      for (const { sheet, size } of printed[index]![paper]!) {
        // LibreOffice counts in twentieths of a point, so that a side is off by a hundredth of a millimeter.
        const off = [Math.min(...size) - sides[0], Math.max(...size) - sides[1]].map(Math.abs);
        expect(Math.max(...off), sheet).toBeLessThan(5);
      }
    });

    test.each(papers)(
      'prints no helpers on %s, and with the example no page of empty lines',
      async (paper) => {
        const [blank, filled] = [textsIn(await openBook(slug)), textsIn(await openExample(slug))];
        const told = (sheet: string) =>
          [...filled.get(sheet)!].filter(([cell, text]) => text !== (blank.get(sheet)!.get(cell) ?? ''));
        const pages = printed[index]![paper]!;
        expect(pages.map(({ sheet }) => sheet).filter((sheet) => sheet === 'Workings')).toEqual([]);
        // What is the same in both, such as a finished case, says all it has to.
        for (const { sheet, from, to } of pages.filter(({ sheet }) => told(sheet).length > 0)) {
          const rows = [placeOf(from).row, placeOf(to).row] as const;
          const here = told(sheet).filter(
            ([cell]) => placeOf(cell).row >= rows[0] && placeOf(cell).row <= rows[1],
          );
          expect(here.length, `${sheet}, ${from} to ${to}, ${laidOutBy}`).toBeGreaterThan(0);
        }
      },
    );
  },
);
