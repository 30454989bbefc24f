import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { contentWith, errorsAfter } from '@/tests/support/content';

const ROI = 'products/roi-projection-calculator/product.yaml';
const BUNDLE = 'products/complete-strategy-toolbox/product.yaml';

test('the price of a single tool is in whole dollars', () => {
  expect(errorsAfter([ROI, 'priceCents: 3900', 'priceCents: 3950'])).toEqual([
    expect.stringContaining('priceCents: is $39.50. A tool costs whole dollars'),
  ]);
});

test('a bundle costs what Stripe takes at least', () => {
  const errors = (cents: number) => errorsAfter([BUNDLE, 'priceCents: 38880', `priceCents: ${cents}`]).join();
  expect(errors(49)).toContain('priceCents: must be 50 or more');
  expect(errors(50)).not.toContain('priceCents: must be');
});

test('a slug is the name of its folder', () => {
  expect(errorsAfter([ROI, 'slug: roi-', 'slug: rio-'])).toContainEqual(
    expect.stringContaining(
      "slug: is 'rio-projection-calculator', but the folder is called 'roi-projection-calculator'.",
    ),
  );
});

test('a bundle that costs as much as its tools is refused', () => {
  expect(errorsAfter([BUNDLE, 'priceCents: 38880', 'priceCents: 48600'])).toEqual([
    expect.stringMatching(
      /product\.yaml:\d+  priceCents: is 48600, and the tools in it cost 48600 one by one\./,
    ),
  ]);
});

test('a product is either digital or a bundle', () => {
  expect(errorsAfter([ROI, 'type: digital', 'type: digitl'])).toEqual([
    expect.stringContaining('type: must be digital or bundle.'),
  ]);
});

test('a changed price changes what the bundle saves', () => {
  const { products } = loadContent(contentWith([ROI, 'priceCents: 3900', 'priceCents: 4000']));
  expect(products.at(-1)).toMatchObject({ type: 'bundle', priceCents: 38880, originalPriceCents: 48700 });
});
