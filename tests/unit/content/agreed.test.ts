import { expect, test } from 'vitest';
import AGREED from '@/lib/content/agreed-texts.json' with { type: 'json' };
import { formatIssue } from '@/lib/content/source';
import { checkedAfter, type Edit } from '@/tests/support/content';

const differing = (...edits: Edit[]) =>
  checkedAfter(...edits)
    .warnings.filter(({ message }) => message.includes('agreed'))
    .map(formatIssue);

test('the content says all that was agreed to the letter', () => {
  expect(Object.values(AGREED.texts).flatMap((places) => Object.keys(places)).length).toBeGreaterThan(100);
  expect(differing()).toEqual([]);
});

test('whoever leaves an agreed text, price, year or address gets a notice of it, and no error', () => {
  const edits: Edit[] = [
    ['home.yaml', '"Take Business Diagnostic"', '"Take the Diagnostic"'],
    ['programme.yaml', 'priceCents: 240000', 'priceCents: 260000'],
    ['site.yaml', 'copyrightYear: 2024', 'copyrightYear: 2027'],
    ['messages.yaml', 'The assessment ID is missing', 'The ID is missing'],
    ['products/complete-strategy-toolbox/product.yaml', 'priceCents: 38880', 'priceCents: 39000'],
  ];
  expect(checkedAfter(...edits).errors).toEqual([]);
  expect(differing(...edits)).toEqual([
    'content/site.yaml:57  footer.copyrightYear: differs from what was agreed to the letter: 2024. It may, once that is agreed anew.',
    expect.stringContaining(
      'hero.buttons[0].label: differs from what was agreed to the letter: "Take Business Diagnostic".',
    ),
    expect.stringContaining('plans[2].priceCents: differs from what was agreed to the letter: 240000.'),
    expect.stringContaining('product.yaml:6  priceCents: differs from what was agreed to the letter: 38880.'),
    expect.stringContaining('exact.pages.assessmentInvalid: differs from what was agreed'),
  ]);
});

test('a brand of another name is one change, and nothing that was agreed', () => {
  expect(differing(['site.yaml', 'name: Plumbline', 'name: Ridgeway'])).toEqual([]);
});
