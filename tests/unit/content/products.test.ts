import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { contentWith, errorsAfter } from '@/tests/support/content';

const ROI = 'products/roi-projection-calculator/product.yaml';
const BUNDLE = 'products/complete-strategy-toolbox/product.yaml';

test('the price of a single tool is in whole dollars', () => {
  expect(errorsAfter([ROI, 'price: 3900', 'price: 3950'])).toEqual([
    expect.stringContaining('price: must be whole dollars'),
  ]);
});

test('a bundle costs what Stripe takes at least', () => {
  const errors = (cents: number) => errorsAfter([BUNDLE, 'price: 38880', `price: ${cents}`]).join();
  expect(errors(49)).toContain('price: must be 50 or more');
  expect(errors(50)).not.toContain('price: must be');
});

test('a slug is the name of its folder', () => {
  expect(errorsAfter([ROI, 'slug: roi-', 'slug: rio-'])).toContainEqual(
    expect.stringContaining(
      "slug: is 'rio-projection-calculator', but the folder is called 'roi-projection-calculator'.",
    ),
  );
});

test('a bundle that costs as much as its tools is refused', () => {
  expect(errorsAfter([BUNDLE, 'price: 38880', 'price: 48600'])).toEqual([
    expect.stringMatching(/product\.yaml:\d+  price: is 48600, and the tools in it cost 48600 one by one\./),
  ]);
});

test('a product is either digital or a bundle', () => {
  expect(errorsAfter([ROI, 'type: digital', 'type: digitl'])).toEqual([
    expect.stringContaining('type: must be digital or bundle.'),
  ]);
});

test('a changed price changes what the bundle saves', () => {
  const { products } = loadContent(contentWith([ROI, 'price: 3900', 'price: 4000']));
  expect(products.at(-1)).toMatchObject({ type: 'bundle', price: 38880, originalPrice: 48700 });
});
