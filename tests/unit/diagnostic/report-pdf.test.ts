import path from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { scored } from '@/lib/diagnostic/rules/assessment';
import {
  CHALLENGES,
  type Challenge,
  type Ratings,
  STATEMENT_IDS,
} from '@/lib/diagnostic/rules/questionnaire';
import { planRows } from '@/lib/diagnostic/rules/plan';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import type { Earlier } from '@/lib/diagnostic/rules/retake';
import { type ReportSheet, reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { renderReport } from '@/lib/diagnostic/pdf/report';
import { anAssessment } from '@/tests/support/assessments';
import { CONTENT } from '@/tests/support/content-folder';
import { ratings } from '@/tests/support/diagnostic';

const { advice: book, results } = loadContent(CONTENT).diagnostic;
const FONTS = path.join(import.meta.dirname, '../../../app/fonts');
const render = (sheet: ReportSheet, pages?: 'first') => renderReport(FONTS, sheet, pages);

/** A report as a reader's program opens it. */
async function open(
  rated: Ratings,
  currentChallenges: Challenge[] = ['Team & Delegation'],
  earlier?: Earlier,
) {
  const card = scoreAssessment(rated);
  const answers = anAssessment({ ratings: rated, overallScore: card.percent, currentChallenges });
  const recommendations = recommend({ ...answers, card }, book);
  const setting = {
    brand: 'Plumbline',
    signature: 'x',
    scheduler: 'https://calendar.test/call',
    today: '2026-03-01',
    holidays: ['12-25'],
  };
  const result = { ...scored({ ...answers, recommendations }), earlier };
  const sheet = reportSheet(result, book, results.page, setting);
  return getDocumentProxy(new Uint8Array(await render(sheet)));
}

type Opened = Awaited<ReturnType<typeof open>>;
type Tag = { role: string; alt?: string; children?: Tag[] };

/** The tags of all pages in the order of reading, each with its text for those who can't see it. */
async function tagsOf(document: Opened): Promise<{ role: string; alt?: string }[]> {
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) =>
      (await document.getPage(at + 1)).getStructTree(),
    ),
  );
  const flat = ({ role, alt, children = [] }: Tag): { role: string; alt?: string }[] => [
    ...(role ? [{ role, ...(alt !== undefined && { alt }) }] : []),
    ...children.flatMap(flat),
  ];
  return pages.flatMap((tree) => flat(tree as Tag));
}

/** What stands on each page, in the order of reading. */
const textsOf = (document: Opened) =>
  Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );

const count = (tags: { role: string }[], wanted: string) => tags.filter(({ role }) => role === wanted).length;

test('any answers make two pages', async () => {
  let state = 1;
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let report = 0; report < 60; report++) {
    const rated = Object.fromEntries(STATEMENT_IDS.map((id) => [id, next(4)])) as Ratings;
    const document = await open(rated, CHALLENGES.slice(0, 1 + next(3)));
    expect([document.numPages, rated]).toEqual([2, rated]);
  }
});

/** What stands under no tag and is not marked as drawn either. */
async function bareTextsOf(document: Opened): Promise<string[]> {
  const bare: string[] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent({ includeMarkedContent: true });
    let depth = 0;
    for (const item of items) {
      if ('type' in item) depth += item.type === 'endMarkedContent' ? -1 : 1;
      else if (depth === 0 && item.str.trim()) bare.push(item.str);
    }
  }
  return bare;
}

test('the second page has each move in its weeks, with its check-in, and what was named', async () => {
  const [, second] = await textsOf(await open(ratings(1)));
  const rows = planRows(scoreAssessment(ratings(1)), book, results.page.plan);
  expect(rows).toHaveLength(3);
  for (const { weeks, title, step, done, checkIn } of rows)
    // The first row is the card, whose sentences begin with a capital.
    for (const text of [weeks, title, step, done, checkIn])
      expect(second?.toLowerCase()).toContain(text.toLowerCase());
  expect(second).toContain('Team & Delegation: Hand over one result');
  expect(second).toContain('Start on Monday, March 2. Check in on March 27, April 24 and May 22.');
});

test('a comparison with an earlier result is a page of its own, tagged like the others', async () => {
  const earlier = { day: '2026-10-12', questionnaireVersion: 'questionnaire-1', ratings: ratings(1) };
  const document = await open(ratings(2, { kpiRelevance: 0 }), ['Team & Delegation'], earlier);
  expect(document.numPages).toBe(3);
  const last = (await textsOf(document))[2];
  expect(last).toContain('33% on October 12, 2026, 63% now. Moved up: 15. Slipped: 1.');
  const tags = await tagsOf(document);
  expect(count(tags, 'H2')).toBe(7);
  expect(await bareTextsOf(document)).toEqual([]);
});
