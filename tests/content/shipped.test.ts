import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREA_IDS, CHALLENGES, COMPANY_SIZES, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { MAX_AREA_POINTS, MAX_POINTS } from '@/lib/diagnostic/rules/score';
import { checkContent } from '@/lib/content/check';
import { styleNotices } from '@/lib/content/house-style';
import { formatIssue } from '@/lib/content/issue';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/retries';
import { editorSchema, YAML_KINDS } from '@/lib/content/kinds';
import { loadContent } from '@/lib/content/load';
import { KINDS } from '@/lib/content/kinds';
import { readAll, yamlOf } from '@/lib/content/read-all';
import { textsIn } from '@/lib/content/tree';
import { writtenTexts } from '@/lib/content/written-texts';
import { fill } from '@/lib/kernel/text';
import { CONTENT } from '@/tests/support/content';

const content = loadContent(CONTENT);
const sources = readAll(CONTENT);
const yaml = yamlOf(sources);

test('every file parses, every id and every link resolves', () => {
  expect(checkContent(CONTENT).errors.map(formatIssue)).toEqual([]);
});

test('every text is written as we write: curly quotes, short sentences, none of the words on our list', () => {
  expect(styleNotices(writtenTexts(sources, yaml)).map(formatIssue)).toEqual([]);
});

test('every YAML file names its schema', () => {
  const files = YAML_KINDS.flatMap((kind) =>
    (kind.many ? sources.slugs : ['']).map((folder) => ({ kind, path: kind.path.replace('*', folder) })),
  );
  for (const { path, kind } of files) {
    const up = path.split('/').length - 1;
    const folder = up === 0 ? './' : '../'.repeat(up);
    const [first] = readFileSync(join(CONTENT, path), 'utf8').split('\n');
    expect(first).toBe(`# yaml-language-server: $schema=${folder}.schemas/${editorSchema(kind)}`);
  }
});

test('no text has a hole left that content should have filled', () => {
  const holes = textsIn({ ...content, claims: [] }).filter(({ text }) =>
    /\{(brand|subtitle|product|email|refundDays|legal\.|retention\.|claim\.)/.test(text),
  );
  expect(holes).toEqual([]);
});

test('the brand is written in site.yaml and nowhere else', () => {
  const elsewhere = [
    ...yaml
      .filter(({ file }) => file !== 'content/site.yaml')
      .map(({ file, data }) => ({ file, text: JSON.stringify(data) })),
    ...Object.values(sources.prose),
  ];
  expect(
    elsewhere.filter(({ text }) => text.includes(content.site.brand.name)).map(({ file }) => file),
  ).toEqual([]);
});

test('the nine tools cost $486.00 one by one, and the bundle $388.80', () => {
  const tools = content.products.filter(({ type }) => type === 'digital');
  expect(tools).toHaveLength(9);
  expect(tools.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(48600);
  expect(content.products.at(-1)).toMatchObject({
    type: 'bundle',
    priceCents: 38880,
    originalPriceCents: 48600,
  });
});

test('the header menu cuts each description on its last word', () => {
  for (const product of content.products.filter(({ type }) => type === 'digital'))
    expect(product.description[85], product.slug).toBe('.');
});

test('every tool has a free demo', () => {
  const tools = content.products.filter(({ type }) => type === 'digital').map(({ slug }) => slug);
  expect(content.toolbox.demos.items.map(({ slug }) => slug)).toEqual(tools);
});

test('the time after which mails are forgotten is what the privacy policy says', () => {
  expect(content.site.retention.mails).toBe(`${DEAD_LETTER_DAYS} days`);
});

test('codes of declined cards go as soon as the privacy policy says', () => {
  const [, days] = /^\| Codes of declined cards, in payment updates .*\| (\d+) days at most \|$/m.exec(
    sources.prose[KINDS.legal.privacyPolicy.path]!.text,
  )!;
  // Updates are tried for three days; a count begins with it, and is deleted with the day's purge once its time is up.
  expect(Number(days)).toBeGreaterThanOrEqual(3 + PAYMENT_LIMITS.perCard.seconds / (24 * 60 * 60) + 1);
});

test('an original price is shown only where it says since when it was asked', () => {
  const since = content.products.flatMap((product) =>
    'originalPriceSince' in product ? [product.slug] : [],
  );
  expect(since).toEqual(['okr-planning-calculator', '90-day-sprint-planner']);
});

test('the advice has words for every area, challenge, size and statement', () => {
  const { advice } = content.diagnostic;
  expect(Object.keys(advice.challenges)).toEqual([...CHALLENGES]);
  expect(Object.keys(advice.sizes)).toEqual([...COMPANY_SIZES]);
  expect(Object.keys(advice.statements).sort()).toEqual([...STATEMENT_IDS].sort());
  expect(advice.areas.visionStrategy.title).toBe('Vision and Strategy');
  expect(advice.ratingLabels).toEqual(['Not in Place', 'Poor', 'Somewhat', 'Excellent']);
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
  [MAX_POINTS, results.page.moves.intro],
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
