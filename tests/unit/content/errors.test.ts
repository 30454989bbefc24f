import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { ContentError, loadContent } from '@/lib/content/load';
import { contentWith, type Edit, errorsAfter } from '@/tests/support/content';

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

test('a missing statement is an error, and so is an extra one', () => {
  expect(errorsAfter(['diagnostic/questionnaire.yaml', 'visionClarity:', 'somethingElse:'])).toEqual([
    expect.stringContaining('sections[0].statements.visionClarity: is missing'),
    expect.stringContaining("sections[0].statements: 'somethingElse' is not a key"),
  ]);
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
  expect(checkContent(root).errors.map(formatIssue)).toEqual([
    'content/legal/privacy-policy.md  This file is missing.',
    'content/team.yaml  This file is missing.',
  ]);
});
