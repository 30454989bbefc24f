import { expect, test } from 'vitest';
import { checkedAfter, errorsAfter } from '@/tests/support/content';

const SCHEDULER = 'scheduler: { url: "https://example.com/schedule", placeholder: true }';

test('an address on example.com without the mark is refused', () => {
  expect(errorsAfter(['site.yaml', SCHEDULER, 'scheduler: { url: "https://example.com/schedule" }'])).toEqual(
    [expect.stringContaining("links.scheduler.url: 'https://example.com/schedule' is not real.")],
  );
});

test('a real address with the mark is refused', () => {
  expect(
    errorsAfter(['site.yaml', 'https://example.com/schedule', 'https://book.plumbline.coach/call']),
  ).toEqual([expect.stringContaining('links.scheduler: is marked "placeholder: true", but looks real.')]);
});

test('a real address without the mark is fine, and no longer listed', () => {
  const { site, placeholders } = checkedAfter([
    'site.yaml',
    SCHEDULER,
    'scheduler: { url: "https://book.plumbline.coach/call" }',
  ]).content!;
  expect(site.links.scheduler).toBe('https://book.plumbline.coach/call');
  expect(placeholders.map(({ path }) => path)).not.toContain('links.scheduler');
});

test('words in brackets where the seller belongs are refused without the mark', () => {
  const errors = errorsAfter(['site.yaml', 'legal:\n  placeholder: true\n', 'legal:\n']);
  expect(errors).toContainEqual(
    expect.stringContaining("legal.legalName: '[legal name of the firm]' is not real."),
  );
});

test('a claim without a source needs the mark, and one with source and date must not have it', () => {
  const claim = 'source: null\n    date: null\n    placeholder: true\n  - id: plan-30-days';
  expect(errorsAfter(['claims.yaml', claim, claim.replace('    placeholder: true\n', '')])).toEqual([
    expect.stringContaining('claims[0]: has no source or no date.'),
  ]);
  const proven = claim.replace(
    'source: null\n    date: null',
    'source: Survey of 40 founders\n    date: 2025-05-01',
  );
  expect(errorsAfter(['claims.yaml', claim, proven])).toEqual([
    expect.stringContaining('claims[0]: has a source and a date. Take "placeholder: true" away.'),
  ]);
});

test('every invented thing is listed with its file and place', () => {
  const { placeholders } = checkedAfter().content!;
  expect(placeholders).toContainEqual({
    file: 'content/testimonials.yaml',
    path: 'founders[0]',
    what: "testimonial 'dana' is invented",
  });
  expect(placeholders.filter(({ file }) => file === 'content/testimonials.yaml')).toHaveLength(14);
  expect(placeholders.filter(({ file }) => file === 'content/team.yaml')).toHaveLength(6);
});

test('a fact about a coach is listed by itself, also when the coach is real', () => {
  const { placeholders } = checkedAfter([
    'team.yaml',
    'id: nora\n    placeholder: true',
    'id: nora',
  ]).content!;
  const invented = placeholders.filter(({ path }) => path.startsWith('coaches[0]'));
  expect(invented.map(({ path }) => path)).toEqual(['coaches[0].facts[0]', 'coaches[0].facts[1]']);
  expect(invented[0]?.what).toMatch(/^the fact '.+' is invented$/);
});

test('a coach has two facts, no fewer', () => {
  expect(
    errorsAfter([
      'team.yaml',
      '      - { text: "140 quarterly planning sessions since then; ask her for three references", placeholder: true }\n',
      '',
    ]),
  ).toEqual([expect.stringContaining('coaches[0].facts')]);
});
