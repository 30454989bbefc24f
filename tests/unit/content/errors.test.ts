import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/issue';
import { ContentError, loadContent } from '@/lib/content/load';
import { contentWith, errorsAfter } from '@/tests/support/content';

test('an unknown placeholder is told with the one that was meant', () => {
  expect(errorsAfter(['booking.yaml', '{email}', '{emial}'])).toEqual([
    expect.stringMatching(
      /content\/booking\.yaml:\d+  contact: \{emial\} is not a placeholder here\. Did you mean 'email'\?/,
    ),
  ]);
});

test('an unknown claim is told with the one that was meant', () => {
  expect(
    errorsAfter(['toolbox.yaml', '{claim.toolbox-businesses}', '{claim.toolbox-busineses}']),
  ).toContainEqual(
    expect.stringContaining(
      "{claim.toolbox-busineses} is not known. It needs a record with a value in content/claims.yaml. Did you mean 'claim.toolbox-businesses'?",
    ),
  );
});

test('a placeholder that code fills in cannot be left out', () => {
  expect(errorsAfter(['diagnostic/questionnaire.yaml', '{n} of 16 rated', 'of 16 rated'])).toEqual([
    expect.stringContaining('scale.count: needs the placeholder {n}.'),
  ]);
});

test('a placeholder with spaces in its braces is refused', () => {
  expect(errorsAfter(['booking.yaml', '{email}', '{ email }'])).toEqual([
    expect.stringContaining('contact: has a brace'),
  ]);
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

test('a confirmation that does not repeat what was agreed to is refused', () => {
  expect(errorsAfter(['mail/buyer.yaml', '{withdrawal}', '']).join()).toContain(
    'needs the placeholder {withdrawal}.',
  );
});

test('an email that speaks of "this button" is refused: plain text has none', () => {
  const errors = errorsAfter(['mail/buyer.yaml', 'Thanks for buying', 'This  Button is for buying']);
  expect(errors.join()).toMatch(/blocks\[1\]\.text: speaks of a button/);
});

test('errors in two files are both listed', () => {
  const errors = errorsAfter(
    ['home.yaml', 'quote: dana', 'quote: dona'],
    ['programme.yaml', 'priceCents: 550000', 'priceCents: $5,500'],
  );
  expect(errors).toEqual([
    expect.stringMatching(/content\/home\.yaml:\d+  hero\.quote: is 'dona'/),
    expect.stringMatching(
      /content\/programme\.yaml:\d+  plans\[0\]\.priceCents: is '\$5,500', but a number belongs here/,
    ),
  ]);
});

test('a file that is not YAML does not hide the errors of other files', () => {
  const errors = errorsAfter(
    ['site.yaml', 'name: Plumbline', 'name: Plumb: line'],
    ['home.yaml', 'quote: dana', 'quote: dona'],
  );
  expect(errors).toHaveLength(2);
});

test('a missing statement is an error, and so is an extra one, unless it is the missing one mistyped', () => {
  const errors = (key: string) => errorsAfter(['diagnostic/questionnaire.yaml', 'visionClarity:', `${key}:`]);
  const missing: unknown = expect.stringContaining('sections[0].statements.visionClarity: is missing');
  const extra = (key: string): unknown =>
    expect.stringContaining(`sections[0].statements: '${key}' is not a key`);
  expect(errors('visionClarty')).toEqual([extra('visionClarty')]);
  expect(errors('somethingElse')).toEqual([missing, extra('somethingElse')]);
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
