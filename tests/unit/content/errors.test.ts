import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { ContentError, loadContent } from '@/lib/content/load';
import { contentWith, type Edit, errorsAfter, checkedAfter } from '@/tests/support/content';
import { labelOf } from '@/lib/diagnostic/rules/questionnaire';
import { answerBehind } from '@/lib/diagnostic/rules/report-rows';

const PAGE = 'pages/a-case-study.md';
const QUESTIONS = 'diagnostic/questionnaire.yaml';
const LABELS = 'labels: { Sales & Revenue Growth: Selling, Solo founder: Just me }\n';
const REDIRECT = '  - { from: /tools, to: /toolbox }';
const RECOMMENDATION = '    title: Give your own week a manager\n    thisWeek: >-\n';

test.each([
  [
    'an unknown claim',
    ['toolbox.yaml', '{claim.toolbox-businesses}', '{claim.toolbox-busineses}'],
    "{claim.toolbox-busineses} is not known. It needs a record with a value in content/claims.yaml. Did you mean 'claim.toolbox-businesses'?",
  ],
  [
    'a recommendation with a part of one word',
    ['diagnostic/recommendations.yaml', RECOMMENDATION, RECOMMENDATION.replace('>-', 'Plan.\n    rest: >-')],
    'sizes.Solo founder.thisWeek: has 1 words; it needs 20.',
  ],
  [
    'a recommendation without its parts',
    ['diagnostic/recommendations.yaml', RECOMMENDATION, RECOMMENDATION.replace('thisWeek', 'body')],
    "'body' is not a key here",
  ],
  [
    'a claim on a page that its record does not list',
    ['claims.yaml', 'pages: [/, /book-call]', 'pages: [/]'],
    "intro: prints the claim 'founders-helped' on /book-call",
  ],
  [
    'a seller in brackets without the mark',
    ['site.yaml', 'legal:\n  placeholder: true\n', 'legal:\n'],
    "legal.legalName: '[legal name of the firm]' is not real.",
  ],
  [
    'a confirmation that does not repeat what was agreed to',
    ['mail/buyer.yaml', '{withdrawal}', ''],
    'needs the placeholder {withdrawal}.',
  ],
  [
    'a quote of nobody on the page of a product',
    ['products/90-day-sprint-planner/product.yaml', 'quote: marcus', 'quote: markus'],
    "quote: is 'markus', which is not allowed here. Did you mean 'marcus'?",
  ],
  [
    'a missing statement',
    [QUESTIONS, 'visionClarity:', 'somethingElse:'],
    'sections[0].statements.visionClarity: is missing',
  ],
  [
    'a label for what there is not',
    [QUESTIONS, '\nscale:', `\n${LABELS.replace('founder', 'foundr')}scale:`],
    "labels: 'Solo foundr' is not a key here. Did you mean 'Solo founder'?",
  ],
  ['no front matter', [PAGE, '---\ntitle', 'title'], `${PAGE}:1  must begin with a line ---`],
  [
    'the title of another page',
    [PAGE, 'How a bakery halved its waste', 'How to track key results every week'],
    `${PAGE}:2  has the title of content/pages/progress-tracking.md`,
  ],
  [
    'an unknown placeholder of a page',
    [PAGE, 'Nine percent', '{brnad} percent'],
    `${PAGE}:10  {brnad} is not known.`,
  ],
  [
    'a statement’s page whose title no plan can be named by',
    ['pages/vision-clarity.md', 'How to write', 'Writing'],
    'pages/vision-clarity.md:2  must begin with “How to”',
  ],
  [
    'the second line of a circle',
    ['redirects.yaml', REDIRECT, '  - { from: /a, to: /b }\n  - { from: /b, to: /a }'],
    'redirects.yaml:3  redirects[1].to: leads in a circle: /b → /a → /b.',
  ],
] satisfies [string, Edit, string][])('%s is told among others', (_what, edit, says) => {
  expect(errorsAfter(edit)).toContainEqual(expect.stringContaining(says));
});

test('a receipt that does not confirm the end of the right of withdrawal is refused', () => {
  expect(
    errorsAfter(
      ['mail/buyer.yaml', 'kind: withdrawal', 'kind: text'],
      ['mail/buyer.yaml', 'withoutQuote: ', '# '],
      ['mail/buyer.yaml', '{withdrawal}', ''],
    ),
  ).toContainEqual(expect.stringContaining("receipt.blocks: needs a block of the kind 'withdrawal'."));
});

test('loading refuses with one text that lists everything', () => {
  const root = contentWith(
    ['home.yaml', 'quote: dana', 'quote: dona'],
    ['team.yaml', 'years: 20', 'years: twenty'],
  );
  expect(() => loadContent(root)).toThrow(ContentError);
  expect(() => loadContent(root)).toThrow(/The content has 2 errors:\n.*home\.yaml.*\n.*team\.yaml/);
});

test('a missing value in site.yaml is told once, not for every text that holds it', () => {
  const errors = errorsAfter(['site.yaml', 'email: hello@example.com', 'emial: hello@example.com']);
  expect(errors.every((error) => error.startsWith('content/site.yaml'))).toBe(true);
  expect(errors).toContainEqual(expect.stringContaining("'emial' is not a key here. Did you mean 'email'?"));
});

test('a missing file is an error like any other', () => {
  const root = contentWith();
  rmSync(join(root, 'team.yaml'));
  rmSync(join(root, 'legal/privacy-policy.md'));
  // The form and the report lead to it.
  rmSync(join(root, 'pages/vision-clarity.md'));
  expect(checkContent(root).errors.map(formatIssue)).toEqual(
    expect.arrayContaining([
      'content/legal/privacy-policy.md  This file is missing.',
      expect.stringContaining('content/pages/vision-clarity.md  This file is missing.'),
      'content/team.yaml  This file is missing.',
    ]),
  );
});

test('an old address of a former site leads to a page, whatever it ends in', () => {
  const old = ['/Blog/2019/okrs.php', '/old', '/blog/okrs/', "'/@nora'", '/rss.xml', '/images/team.jpg'];
  const lines = old.map((from) => `  - { from: ${from}, to: / }`);
  expect(errorsAfter(['redirects.yaml', REDIRECT, lines.join('\n')])).toEqual([]);
});

test('a challenge and a size are called what content says, and stored under their keys', () => {
  const { content } = checkedAfter([QUESTIONS, '\nscale:', `\n${LABELS}scale:`]);
  const { advice, questionnaire, results } = content!.diagnostic;
  const words = results.page.recommendations;
  const challenge = answerBehind({ rule: 'challenge', challenge: 'Sales & Revenue Growth' }, advice, words);
  const size = answerBehind({ rule: 'company-size', companySize: 'Solo founder' }, advice, words);
  expect([challenge, size].join()).toMatch(/Selling.*Just me/);
  expect([challenge, size].join()).not.toMatch(/Sales|Solo/);
  expect(labelOf(questionnaire.labels, 'Mindset & Focus')).toBe('Mindset & Focus');
});
