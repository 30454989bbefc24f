import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { styleNotices } from '@/lib/content/house-style';
import { formatIssue } from '@/lib/content/issue';
import { loadContent } from '@/lib/content/load';
import { readAll, yamlOf } from '@/lib/content/read-all';
import { writtenTexts } from '@/lib/content/written-texts';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { MAX_AREA_POINTS, MAX_POINTS } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { CONTENT } from '@/tests/support/content';

// What holds of the texts we wrote. Of those a firm writes, content:check says it as a notice.
const content = loadContent(CONTENT);

test('every text is written as we write: curly quotes, short sentences, none of the words on our list', () => {
  const sources = readAll(CONTENT);
  expect(styleNotices(writtenTexts(sources, yamlOf(sources))).map(formatIssue)).toEqual([]);
});

test('every tool has a free demo and is in the bundle', () => {
  const { warnings } = checkContent(CONTENT);
  expect(warnings.filter(({ path }) => path === 'slug').map(formatIssue)).toEqual([]);
});

const { questionnaire, results } = content.diagnostic;
/** Of so many areas, or statements, as a text writes them out. */
const WRITTEN_OUT: Record<number, string> = {
  4: 'four',
  5: 'five',
  6: 'six',
  16: 'sixteen',
  20: 'twenty',
  24: 'twenty-four',
};
test.each([
  [STATEMENT_IDS.length, questionnaire.page.intro],
  [STATEMENT_IDS.length, questionnaire.scale.count],
  [STATEMENT_IDS.length, results.page.answers.unratedNote],
  [STATEMENT_IDS.length, results.page.answers.chart],
  [STATEMENT_IDS.length, content.site.pages['/diagnostic'].description],
  [STATEMENT_IDS.length, content.home.nextStep.options[0]!.caption],
  [MAX_AREA_POINTS, results.page.standing.lowest.ask],
  [MAX_AREA_POINTS, results.page.standing.tie.ask],
  [MAX_AREA_POINTS, results.page.standing.level.ask],
  [MAX_AREA_POINTS, results.page.recommendations.area],
  [MAX_AREA_POINTS, results.page.scoring.text],
  [MAX_AREA_POINTS, results.page.scoring.areaTotal],
  [MAX_AREA_POINTS, results.page.tool.offers.lowest.text],
  [MAX_AREA_POINTS, results.page.tool.offers.tie.text],
  [MAX_POINTS, results.page.scoring.text],
  [MAX_POINTS, results.page.scoring.total],
  [WRITTEN_OUT[AREA_IDS.length], questionnaire.steps[2].intro],
  [WRITTEN_OUT[AREA_IDS.length], results.page.sections.title],
  [WRITTEN_OUT[AREA_IDS.length], results.page.standing.level.ask],
  [WRITTEN_OUT[AREA_IDS.length], results.page.standing.level.topic],
  [WRITTEN_OUT[STATEMENT_IDS.length], results.page.answers.title],
])('statements, points and areas are as many as there are: %s in "%s"', (count, text) => {
  expect(text.toLowerCase()).toMatch(new RegExp(`\\b${count}\\b`));
});

test('the reason of every statement reads as a sentence once it is filled in', () => {
  for (const { short, reason } of Object.values(content.diagnostic.advice.statements))
    expect(fill(reason, { short, rating: 'Poor' })).toMatch(/^You rated “[^”]+” Poor, so .+\.$/);
});

/** Rule 85: where the claims stand. */
test.each([
  ['100+ founders', content.home.alignment, content.programme.page],
  ['growth of 30% or more within a quarter', content.home.alignment.benefits, content.programme.page],
  ['execution plan in 30 days', content.programme.page],
  ['hundreds of founders', content.home.panels.team, content.booking],
  ['500+ businesses', content.toolbox.trust],
  ['90-day email support', content.products.at(-1), content.products.at(-2)],
  ['3+ hours of tutorials', content.products.at(-1), content.products.at(-2)],
])('the claim "%s" stands where it belongs', (claim, ...places) => {
  for (const place of places) expect(JSON.stringify(place).toLowerCase()).toContain(claim.toLowerCase());
});
