import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportTexts } from '@/app/diagnostic/results/report-texts';
import { Report } from '@/components/diagnostic/report/report';
import { loadContent } from '@/lib/content/load';
import { keyed } from '@/lib/kernel/keyed';
import { capitalized } from '@/lib/kernel/text';
import { plainText } from '@/lib/mail/frame/finish-mail';
import { scored } from '@/lib/diagnostic/rules/assessment';
import { renderLeadMail } from '@/lib/diagnostic/rules/lead-mail';
import { AREAS, CHALLENGES, type Ratings, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { renderReportMail } from '@/lib/diagnostic/rules/report-mail';
import { reportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { startRows } from '@/lib/diagnostic/rules/report-rows';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import type { RenderedMail } from '@/lib/mail/rules/rendered-mail';
import { anAssessment } from '@/tests/support/assessments';
import { CONTENT } from '@/tests/support/content-folder';
import { anyRatings, ratings } from '@/tests/support/diagnostic';
import { markup } from '@/tests/support/markup';

const content = loadContent(CONTENT);
const { advice: book, results } = content.diagnostic;
const words = { ...content.mail.diagnostic, results: results.page };
const texts = reportTexts(content);
const PRINTED = {
  brand: 'Plumbline',
  signature: 'x',
  scheduler: 'https://calendar.test/call',
  today: '2026-03-01',
  holidays: [],
};

/** A result of these ratings, with some challenges. */
function resultOf(ratings: Ratings) {
  const card = scoreAssessment(ratings);
  const currentChallenges = CHALLENGES.slice(0, 1 + (card.points % 3));
  const recommendations = recommend({ card, currentChallenges }, book);
  return scored(anAssessment({ ratings, overallScore: card.percent, currentChallenges, recommendations }));
}
type Result = ReturnType<typeof resultOf>;

const plain = (text: string) =>
  text
    .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const FRAME = { signature: '', why: '', reply: null, links: [] };
const mailText = (mail: RenderedMail) => plain(plainText(mail, FRAME));
/** All that can be asked for a statement: its steps, and how one sees that each is done. */
const ASKED = keyed(STATEMENT_IDS, (id) =>
  [...book.statements[id].next, ...book.statements[id].done.map(capitalized)].map(plain),
);

const mailOf = (result: Result) =>
  mailText(renderReportMail(result, book, words, { results: 'x', call: 'x', retake: 'x' }));
const noticeOf = (result: Result) => mailText(renderLeadMail(result, 'call', book, words, { results: 'x' }));
const pageOf = (result: Result) =>
  plain(
    markup(
      <Report
        assessment={result}
        texts={texts}
        scheduler="https://calendar.test/call"
        siteUrl="https://plumbline.test"
        today="2026-03-01"
        callNotRecorded=""
      />,
    ),
  );
/** That a text begins with this result's first step, and asks for nothing that is Excellent already. */
function expectOneStep(result: Result, text: string, heading: string): void {
  const { card, ratings } = result;
  const first = startRows(result, book, results.page)[0]!;
  // Where all is Excellent, the first recommendation is the step.
  if (card.percent === 100) expect(first.title).toBe(result.recommendations[0]!.title);
  else {
    const { points } = card.areas.find(({ id }) => AREAS[id].some((one) => one === first.statement))!;
    expect(points).toBe(Math.min(...card.areas.map((area) => area.points)));
  }
  const at = text.indexOf(heading);
  expect(at).toBeGreaterThan(-1);
  const begins = text.indexOf(plain(first.checkIn.step), at);
  expect(begins).toBeGreaterThan(-1);
  expect(text.slice(at, begins)).toContain(plain(first.title));
  const early = STATEMENT_IDS.filter((id) => id !== first.statement).flatMap((id) =>
    ASKED[id].filter((asked) => {
      const found = text.indexOf(asked);
      return found !== -1 && (ratings[id] === 3 || found < begins);
    }),
  );
  expect(early).toEqual([]);
}

const { start } = results.page;
/** Of 10,000 random results hardly one is Excellent throughout. */
const rated = fc.oneof({ weight: 20, arbitrary: anyRatings }, fc.constant(ratings(3)));
/** A page takes a hundredth of a second, a mail as much: all of them wait for the night. */
const LONG = { timeout: 900_000 };
const RUNS = process.env.NIGHTLY ? 10_000 : 300;

test(
  'mail and notice name one first step, of a lowest area, and ask for nothing that is Excellent',
  LONG,
  () => {
    fc.assert(
      fc.property(rated, (ratings) => {
        const result = resultOf(ratings);
        expectOneStep(result, mailOf(result), start.title);
        expectOneStep(result, noticeOf(result), 'First step');
      }),
      { numRuns: RUNS },
    );
  },
);

test('the page names the same', LONG, () => {
  fc.assert(
    fc.property(rated, (ratings) => {
      const result = resultOf(ratings);
      expectOneStep(result, pageOf(result), start.title);
    }),
    { numRuns: RUNS },
  );
});

test('what the PDF prints names the same', () => {
  fc.assert(
    fc.property(rated, (ratings) => {
      const result = resultOf(ratings);
      const printed = JSON.stringify(reportSheet(result, book, results.page, PRINTED)).replaceAll('\\"', '"');
      expectOneStep(result, plain(printed), start.title);
    }),
    { numRuns: RUNS },
  );
});
