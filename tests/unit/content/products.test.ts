import { expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check';
import { formatIssue } from '@/lib/content/source';
import { hasLapsedPrice } from '@/lib/server/catalogue';
import { checkedAfter, contentWith, type Edit } from '@/tests/support/content';

const ROI = 'products/roi-projection-calculator/product.yaml';
const BUNDLE = 'products/complete-strategy-toolbox/product.yaml';

test('a tool that is not in the bundle is told, and a bundle without the tracker does not count it', () => {
  const without = (slug: string, ...edits: Edit[]) =>
    checkedAfter([BUNDLE, `  - ${slug}\n`, ''], [BUNDLE, '38880', '36000'], ...edits);
  expect(without('roi-projection-calculator').warnings.map(formatIssue)).toContainEqual(
    expect.stringContaining(`content/${ROI}  slug: is not in the bundle.`),
  );
  const tracker = 'strategic-okr-execution-tracker';
  expect(without(tracker).errors.map(formatIssue)).toEqual([
    expect.stringMatching(
      /count: counts \{downloadable\} beside \{all\}, but the tracker is not in the bundle\./,
    ),
  ]);
  expect(without(tracker, [BUNDLE, '{downloadable} downloadable', '{all} downloadable']).errors).toEqual([]);
});

const OKR = 'products/okr-planning-calculator/product.yaml';
const UNTIL: Edit = [OKR, '{ date: 2025-01-06,', '{ date: 2025-01-06, until: 2026-11-26,'];
test.each([
  ['2025-01-05', 'is not shown before 2025-01-06, from when on it is asked. Build again on that day.'],
  ['2025-01-06', 'is shown until 2026-11-26. Build again on the day after.'],
  ['2026-11-27', 'is no longer shown: 2026-11-26 is over.'],
])('on %s an original price has a notice: %s', (today, notice) => {
  expect(checkContent(contentWith(UNTIL), new Date(today)).warnings.map(formatIssue)).toContain(
    `content/${OKR}  originalPriceCents: ${notice}`,
  );
});

test('a site that was built before an original price lapsed is to be built again', () => {
  const content = checkedAfter(UNTIL).content!;
  const [built, later] = [new Date('2026-11-20'), new Date('2026-11-27')];
  expect(hasLapsedPrice(content, built, later)).toBe(true);
  expect(hasLapsedPrice(content, built, built)).toBe(false);
});

test.each([
  ['340000', '$3,400.00'],
  ['300', '$3.00'],
])('a price of %s cents is asked about, with its file', (cents, amount) => {
  const { errors, warnings } = checkedAfter([ROI, 'priceCents: 3900', `priceCents: ${cents}`]);
  expect(errors).toEqual([]);
  expect(warnings.map(formatIssue).filter((notice) => notice.includes('Is that right?'))).toEqual([
    expect.stringContaining(`content/${ROI}  priceCents: is ${amount}, and most tools cost about $`),
  ]);
});
